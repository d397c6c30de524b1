/** A query and the pages that answer it: paths without a slash at the end. */
export type Query = {
  id: string;
  /** How it was made, such as `full`, `prefix`, `typo`, or `subset`; each kind counts alike. */
  type: string;
  q: string;
  pages: string[];
  /** Pages that hold the query as a link, and are therefore neither right nor wrong. */
  src: string[];
};

/** The page of an address: its path, without origin, section, and slash at the end. */
export function pageOf(address: string): string {
  const {pathname} = new URL(address, 'http://localhost');
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** 1 for a right page in the first place, 1/2 in the second, 0 after the tenth. */
function reciprocalRank({pages, src}: Query, addresses: readonly string[]): number {
  const found = [...new Set(addresses.map(pageOf))]
    .filter(page => pages.includes(page) || !src.includes(page))
    .slice(0, 10);
  const place = found.findIndex(page => pages.includes(page));
  return place < 0 ? 0 : 1 / (place + 1);
}

/**
 * How well a search answers: the mean over the kinds of queries of their mean reciprocal rank, from 0
 * to 1, where the rank is that of the first right page.
 *
 * @param answers the addresses that were found, best first, by query
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

/** The value that the given share of some figures does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
