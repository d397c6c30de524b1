/** A query and the pages that answer it, as paths without a trailing slash. */
export type Query = {
  id: string;
  /** The kind, such as `full`, `prefix`, `typo`, or `subset`. All kinds have the same weight. */
  type: string;
  q: string;
  pages: string[];
  /** Pages that contain the query as a link, and are therefore neither right nor wrong. */
  src: string[];
};

/** Returns the page of a URL: its path without a trailing slash. */
export function pageOf(address: string): string {
  const {pathname} = new URL(address, 'http://localhost');
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns 1 if the first page is right, 1/2 if the second is, and 0 after the tenth. */
function reciprocalRank({pages, src}: Query, addresses: readonly string[]): number {
  const found = [...new Set(addresses.map(pageOf))]
    .filter(page => pages.includes(page) || !src.includes(page))
    .slice(0, 10);
  const place = found.findIndex(page => pages.includes(page));
  return place < 0 ? 0 : 1 / (place + 1);
}

/**
 * Returns the relevance of a search, from 0 to 1: the mean reciprocal rank of the first right page,
 * averaged over the kinds of queries.
 *
 * @param answers URLs of the results by query, best first
 */
export function relevance(
  queries: readonly Query[],
  answers: ReadonlyMap<string, readonly string[]>,
): number {
  const kinds = [...new Set(queries.map(({type}) => type))];
  const ranksOf = (kind: string) =>
    queries
      .filter(({type}) => type === kind)
      .map(query => reciprocalRank(query, answers.get(query.q) ?? []));
  return mean(kinds.map(kind => mean(ranksOf(kind))));
}

/** Returns the value that the given share of the figures does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
