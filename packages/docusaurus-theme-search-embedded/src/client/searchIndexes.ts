import {parseWith, type QueryInIndexes} from '../engine/query/parse.js';
import {raiseVerbatim} from '../engine/ranking/verbatim.js';
import type {UnreachableError} from './files.js';
import type {InputQuery} from './hit.js';
import type {IndexResults, LoadedIndex} from './loadedIndex.js';

/** A query, and what was read for it. */
export type QueryWithPostings = QueryInIndexes & {
  /** The number of files of postings that were read in each round. */
  rounds: readonly number[];
  /** For each index, why files are missing. */
  networkErrors: readonly (UnreachableError | undefined)[];
};

/** Parses a query, reads the files of postings that it also needs, and parses it again, until it needs no more. */
export async function parseInIndexes(
  indexes: readonly [LoadedIndex, ...LoadedIndex[]],
  query: string,
  signal?: AbortSignal,
): Promise<QueryWithPostings> {
  const [main, ...others] = indexes;
  const startWith = ({engine, latestTables}: LoadedIndex) => ({engine, tables: latestTables});
  const atHand = [startWith(main), ...others.map(startWith)] as const;
  const networkErrors: (UnreachableError | undefined)[] = indexes.map(() => undefined);
  const rounds: number[] = [];
  for (;;) {
    const found = parseWith(query, atHand);
    const count = found.missing.flat().length;
    if (count === 0) {
      indexes.forEach((index, place) => {
        index.keep(found.vocabularies[place]!.dictionary.indexes[0]!.texts?.used);
      });
      return {...found, rounds, networkErrors};
    }
    rounds.push(count);
    const read = async (index: LoadedIndex, place: number): Promise<void> => {
      const {tables, networkError} = await index.readPostings(found.missing[place]!, signal);
      tables.forEach((table, file) => atHand[place]!.tables.set(file, table));
      networkErrors[place] ??= networkError;
    };
    await Promise.all(indexes.map(read));
  }
}

/** The results of a query in each index; see {@link ResultPage.partOfLine}. */
export type FoundInIndexes = {all: IndexResults[]; partOfLine?: string};

/**
 * Searches several indexes as if they were one, so that part of a word in one of them does not precede the
 * whole word in another. If no page has enough of a pasted line, returns the results of the longest part that one has.
 */
export async function searchIndexes(
  indexes: readonly [LoadedIndex, ...LoadedIndex[]],
  query: Pick<InputQuery, 'query' | 'filters'>,
  signal?: AbortSignal,
): Promise<FoundInIndexes> {
  const found = await searchLine(indexes, query, signal);
  const {partOfLine} = found;
  if (!partOfLine) {
    return found;
  }
  const {all} = await searchLine(indexes, {...query, query: partOfLine}, signal);
  return {all, partOfLine};
}

/** Searches for a query as a whole. */
async function searchLine(
  indexes: readonly [LoadedIndex, ...LoadedIndex[]],
  {query, filters}: Pick<InputQuery, 'query' | 'filters'>,
  signal?: AbortSignal,
): Promise<FoundInIndexes> {
  const {parsed, vocabularies, networkErrors} = await parseInIndexes(indexes, query, signal);
  const sources = indexes.map((index, place) =>
    index.sourceOf(index.search(parsed, vocabularies[place]!, networkErrors[place], filters)),
  );
  const {all, partOfLine, lacksTexts} = await raiseVerbatim(sources, signal);
  return {
    all: indexes.map((index, place) =>
      index.resultsOf(all[place]!, lacksTexts || networkErrors[place] !== undefined),
    ),
    partOfLine,
  };
}
