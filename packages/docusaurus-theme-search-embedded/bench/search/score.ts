/** A query and its relevant pages, as paths without a trailing slash. */
export type Query = {
  id: string;
  /** The kind of query, such as `full`, `prefix`, `typo`, or `subset`. All kinds have the same weight. */
  type: string;
  q: string;
  pages: string[];
  /** Pages that link the query's page with its words, which are neither relevant nor irrelevant. */
  src: string[];
};

/** Returns the path of a URL, without hash and trailing slash. */
export function pageOf(url: string): string {
  const {pathname} = new URL(url, 'http://localhost');
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns 1 for a relevant page at rank 1, 1/2 at rank 2, and 0 after rank 10. */
function reciprocalRank({pages, src}: Query, urls: readonly string[]): number {
  const found = [...new Set(urls.map(pageOf))]
    .filter(page => pages.includes(page) || !src.includes(page))
    .slice(0, 10);
  const index = found.findIndex(page => pages.includes(page));
  return index < 0 ? 0 : 1 / (index + 1);
}

/**
 * Returns the relevance of a search, 0 to 1: the mean, over the kinds of queries, of the mean reciprocal
 * rank of the first relevant page.
 *
 * @param results the URLs of the results, best first, by query
 */
export function relevance(
  queries: readonly Query[],
  results: ReadonlyMap<string, readonly string[]>,
): number {
  const kinds = [...new Set(queries.map(({type}) => type))];
  const ranksOf = (kind: string) =>
    queries
      .filter(({type}) => type === kind)
      .map(query => reciprocalRank(query, results.get(query.q) ?? []));
  return mean(kinds.map(kind => mean(ranksOf(kind))));
}

/** Returns the value that the given share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
