import type {EngineOptions} from '../../src/engine/options';
import {embedded, inRows, miniSearch} from './engines';
import type {Doc} from './markdown';
import {pastedQueries, type PastedQuery} from './pasted';
import {judgedLinks, variantsOf, type JudgedQuery} from './queries';
import {scoreOf, type Score, type SearchUrls} from './score';
import type {DocsSet} from './sets';

/** A set with its queries, and the searches that are compared on it. */
export type LoadedSet = {
  name: string;
  pageCount: number;
  queries: readonly JudgedQuery[];
  pasted: readonly PastedQuery[];
  search: (options?: EngineOptions) => SearchUrls;
  /** The search with the rows that a reader sees. */
  rows: () => SearchUrls;
  miniSearch: () => SearchUrls;
};

/**
 * Builds the indexes of a set's documentation, and its queries.
 *
 * @param seed chooses the pasted texts
 */
export async function loadSet(
  {name, base, locale, use}: DocsSet,
  docs: readonly Doc[],
  seed: string,
): Promise<LoadedSet> {
  const pages = docs.map(({page}) => page);
  const search = await embedded(pages, locale);
  return {
    name,
    pageCount: pages.length,
    queries: judgedLinks(docs, base).flatMap(variantsOf),
    pasted: pastedQueries(pages, use, seed),
    search,
    rows: () => inRows(pages, search()),
    miniSearch: () => miniSearch(pages),
  };
}

/** Scores the first queries of a set, which are in random order. */
export function measure(
  {queries}: LoadedSet,
  search: SearchUrls,
  maxQueries = Infinity,
): Promise<Score> {
  return scoreOf(queries.slice(0, maxQueries), search);
}
