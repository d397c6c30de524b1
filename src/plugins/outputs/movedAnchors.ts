import path from 'node:path';
import type {PageIds} from './pageIds';

/**
 * Returns what is wrong with the sections that moved (`src/config/redirects.ts`), with a message for each: a
 * target without a page or an ID, and an old anchor that its page still has, which nobody could reach.
 */
export function movedAnchorProblems(
  pages: PageIds,
  movedAnchors: Readonly<Record<string, string>>,
): string[] {
  /** Returns the IDs of the page that a URL leads to, and the hash of the URL. */
  const locate = (url: string) => {
    const [page = '', id = ''] = url.slice(1).split('#');
    return {ids: pages.get(path.join(page, 'index.html')), id};
  };
  return Object.entries(movedAnchors).flatMap(([from, to]) => {
    const [old, target] = [locate(from), locate(to)];
    const line = `src/config/redirects.ts: \`movedAnchors\` leads from ${from} to ${to}`;
    if (!target.ids) {
      return [`${line}, but the build has no such page. Correct or remove the line.`];
    }
    if (target.id && !target.ids.includes(target.id)) {
      return [
        `${line}, but that page has no element with the ID "${target.id}". Correct the line.`,
      ];
    }
    if (old.ids?.includes(old.id)) {
      return [`${line}, but the old page still has the ID "${old.id}". Remove the line.`];
    }
    return [];
  });
}

/** @throws Error with a line for each problem */
export function assertMovedAnchors(...args: Parameters<typeof movedAnchorProblems>): void {
  const problems = movedAnchorProblems(...args);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
