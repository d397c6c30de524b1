import type {Engine} from './engine.js';
import {parseQuery, type ParsedQuery} from './parse.js';
import type {PostingTables} from './textTerms.js';
import {unionOf, type Vocabulary} from './vocabulary.js';

/** An index, and its files of postings that are at hand. */
export type IndexAtHand = {engine: Engine; tables: PostingTables};

/** A query as all indexes together understand it. */
export type QueryInIndexes = {
  parsed: ParsedQuery;
  /** What it was parsed with: whether a word exists, and how rare it is, in all indexes together. */
  vocabulary: Vocabulary;
  /** The vocabulary of each index. */
  parts: readonly Vocabulary[];
  /** The files of postings of each index that it also needs. Until there are none, `parsed` is provisional. */
  missing: readonly (readonly number[])[];
};

/** Parses a query with the files at hand. */
export function parseWith(
  query: string,
  indexes: readonly [IndexAtHand, ...IndexAtHand[]],
): QueryInIndexes {
  const [first, ...others] = indexes.map(({engine, tables}) => engine.vocabularyOf(query, tables));
  const vocabulary = unionOf([first!, ...others]);
  const parsed = parseQuery(query, vocabulary);
  return {parsed, vocabulary, parts: [first!, ...others], missing: vocabulary.dictionary.missing};
}
