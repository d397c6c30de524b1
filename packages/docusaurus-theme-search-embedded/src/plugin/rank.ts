/** Ranks among equal matches: documentation before plain pages, samples last. */
export const pageRanks = {doc: 10, page: 5, category: 3, post: 1} as const;

/** What front matter may hold about a page, and the file that it stands in. */
export type RankedSource = {frontMatter: Record<string, unknown>; source: string};

/**
 * The rank that a page asks for in its front matter (`search: {rank: -1}`): above 0 in place of its
 * kind's, below 0 for a page that mentions everything, such as a change log. That one comes after the
 * others, unless one of its headings is asked for.
 *
 * @throws Error naming the file when the rank is no number from -100 to 100.
 */
export function rankOf({frontMatter, source}: RankedSource, kind: keyof typeof pageRanks): number {
  const {search} = frontMatter;
  if (search === undefined) {
    return pageRanks[kind];
  }
  const rank = (search as {rank?: unknown} | null)?.rank;
  if (typeof rank !== 'number' || !(Math.abs(rank) <= 100)) {
    throw new Error(
      `${source}: "search" in the front matter needs a rank from -100 to 100, such as "search: {rank: -1}", but is ${JSON.stringify(search)}.`,
    );
  }
  return rank;
}
