import {queryTypes, type JudgedQuery, type QueryType} from './queries';

/** Returns the URLs of results, best first. */
export type SearchUrls = (query: string) => string[] | Promise<string[]>;

export type Score = {
  /** The mean over the query types of the mean reciprocal rank of the first right page, counted to 10. */
  score: number;
  /** That mean by type. */
  byType: Partial<Record<QueryType, number>>;
  /** The share of queries with a right page in first place, and among the first three. */
  first: number;
  firstThree: number;
  /** Of the links with an anchor: the share that is found among the first three sections. */
  anchorInThree: number;
};

const maxRank = 10;

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : NaN;

/** Returns the rank of the first right item among distinct ones, 0 if there is none. */
function rankOf(items: readonly string[], right: ReadonlySet<string>): number {
  return Array.from(new Set(items)).findIndex(item => right.has(item)) + 1;
}

const pathOf = (url: string) => new URL(url, 'https://docs.example').pathname;
const withAnchor = (url: string) => pathOf(url) + new URL(url, 'https://docs.example').hash;

/** Runs queries, and scores the results by page. Skips the pages that a link was taken from. */
export async function scoreOf(queries: readonly JudgedQuery[], search: SearchUrls): Promise<Score> {
  const ranks = new Map<QueryType, number[]>(queryTypes.map(type => [type, []]));
  const anchored: number[] = [];
  for (const {type, text, pages, anchors, sources} of queries) {
    const urls = (await search(text)).filter(url => {
      const path = pathOf(url);
      return pages.has(path) || !sources.has(path);
    });
    ranks.get(type)!.push(rankOf(urls.map(pathOf), pages));
    if (anchors) {
      const rank = rankOf(urls.map(withAnchor), anchors);
      anchored.push(rank >= 1 && rank <= 3 ? 1 : 0);
    }
  }
  const byType = Object.fromEntries(
    Array.from(ranks)
      .filter(([, list]) => list.length > 0)
      .map(([type, list]) => [
        type,
        mean(list.map(rank => (rank >= 1 && rank <= maxRank ? 1 / rank : 0))),
      ]),
  );
  const all = Array.from(ranks.values()).flat();
  return {
    score: mean(Object.values(byType)),
    byType,
    first: mean(all.map(rank => Number(rank === 1))),
    firstThree: mean(all.map(rank => Number(rank >= 1 && rank <= 3))),
    anchorInThree: mean(anchored),
  };
}
