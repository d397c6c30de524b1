import {parseQuery, type ParsedQuery} from '../engine/query/parse.js';
import {unionOf, type Vocabulary} from '../engine/query/vocabulary.js';
import {raiseVerbatim} from './verbatim.js';
import type {InputQuery} from './hit.js';
import type {IndexResults, LoadedPostings, SiteIndex} from './siteIndex.js';

/** A query as all indexes together understand it. */
export type ReadQuery = {
  parsed: ParsedQuery;
  /** What it was parsed with: whether a word exists, and how rare it is, in all indexes together. */
  vocabulary: Vocabulary;
  /** The postings that it needs, and the vocabulary, of each index. */
  parts: readonly {postings: LoadedPostings; vocabulary: Vocabulary}[];
};

function parseIn(
  indexes: readonly SiteIndex[],
  postings: readonly LoadedPostings[],
  query: string,
): ReadQuery {
  const parts = indexes.map(({engine}, place) => ({
    postings: postings[place]!,
    vocabulary: engine.vocabularyOf(postings[place]!.tables),
  }));
  const vocabulary = unionOf(parts.map(part => part.vocabulary) as [Vocabulary, ...Vocabulary[]]);
  return {parsed: parseQuery(query, vocabulary), vocabulary, parts};
}

/** Reads the postings that a query needs, and parses it. */
export async function readQuery(
  indexes: readonly SiteIndex[],
  query: string,
  signal?: AbortSignal,
): Promise<ReadQuery> {
  const first = await Promise.all(indexes.map(index => index.readPostings(query, signal)));
  const draft = parseIn(indexes, first, query);
  const all = await Promise.all(
    indexes.map((index, place) => index.readMorePostings(draft.parsed, first[place]!, signal)),
  );
  return all.every((postings, place) => postings === first[place])
    ? draft
    : parseIn(indexes, all, query);
}

/** The results of a query in each index; see {@link ResultPage.partOfLine}. */
export type FoundInIndexes = {all: IndexResults[]; partOfLine?: string};

/**
 * Searches several indexes as if they were one, so that part of a word in one of them does not precede the
 * whole word in another.
 */
export async function searchIndexes(
  indexes: readonly SiteIndex[],
  {query, filters}: Pick<InputQuery, 'query' | 'filters'>,
  signal?: AbortSignal,
): Promise<FoundInIndexes> {
  const {parsed, parts} = await readQuery(indexes, query, signal);
  const matched = indexes.map((index, place) => {
    const {postings, vocabulary} = parts[place]!;
    return index.search(parsed, vocabulary, postings, filters);
  });
  const {all, partOfLine} = await raiseVerbatim(indexes, matched, signal);
  return {
    all: indexes.map((index, place) => index.resultsOf(all[place]!, parts[place]!.postings)),
    partOfLine,
  };
}
