import {furtherReading, type Reading} from '../engine/query/lookups.js';
import {parseQuery, type ParsedQuery} from '../engine/query/parse.js';
import {unionOf, type Vocabulary} from '../engine/query/vocabulary.js';
import {raiseVerbatim} from '../engine/ranking/verbatim.js';
import type {InputQuery} from './hit.js';
import type {IndexResults, LoadedPostings, SiteIndex} from './siteIndex.js';

/** A query as all indexes together understand it. */
export type QueryInIndexes = {
  parsed: ParsedQuery;
  /** What it was parsed with: whether a word exists, and how rare it is, in all indexes together. */
  vocabulary: Vocabulary;
  /** The postings that it needs, and the vocabulary, of each index. */
  parts: readonly {postings: LoadedPostings; vocabulary: Vocabulary}[];
};

/** Reads the postings that a query needs, and parses it: again, as long as words of it are looked up otherwise. */
export async function parseInIndexes(
  indexes: readonly [SiteIndex, ...SiteIndex[]],
  query: string,
  signal?: AbortSignal,
): Promise<QueryInIndexes> {
  const read = async (reading: Reading): Promise<QueryInIndexes> => {
    const parts = await Promise.all(
      indexes.map(async index => {
        const postings = await index.readPostings(reading, signal);
        return {postings, vocabulary: index.engine.vocabularyOf(reading, postings.tables)};
      }),
    );
    const vocabulary = unionOf(parts.map(part => part.vocabulary) as [Vocabulary, ...Vocabulary[]]);
    const found = {parsed: parseQuery(query, vocabulary), vocabulary, parts};
    const further = furtherReading(reading, found.parsed);
    return further ? read(further) : found;
  };
  return read(indexes[0].engine.readingOf(query));
}

/** The results of a query in each index; see {@link ResultPage.partOfLine}. */
export type FoundInIndexes = {all: IndexResults[]; partOfLine?: string};

/**
 * Searches several indexes as if they were one, so that part of a word in one of them does not precede the
 * whole word in another.
 */
export async function searchIndexes(
  indexes: readonly [SiteIndex, ...SiteIndex[]],
  {query, filters}: Pick<InputQuery, 'query' | 'filters'>,
  signal?: AbortSignal,
): Promise<FoundInIndexes> {
  const {parsed, parts} = await parseInIndexes(indexes, query, signal);
  const sources = indexes.map((index, place) => {
    const {postings, vocabulary} = parts[place]!;
    return index.sourceOf(index.search(parsed, vocabulary, postings, filters));
  });
  const {all, partOfLine, lacksTexts} = await raiseVerbatim(sources, signal);
  return {
    all: indexes.map((index, place) =>
      index.resultsOf(all[place]!, lacksTexts || parts[place]!.postings.networkError !== undefined),
    ),
    partOfLine,
  };
}
