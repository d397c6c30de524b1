import type {Page} from './sections';

/** Fewer pages are no crowd. */
const MIN_FAMILY = 3;

/**
 * Finds families: pages of one folder whose names or titles differ in one word (`openai-api-key` and
 * `gemini-api-key`), below a page that stands for the folder. Most queries that find one find all.
 *
 * @returns for each page the number of its family's page in `pages`, or its own where it has none
 */
export function findFamilies(pages: readonly Page[]): number[] {
  const byUrl = new Map(pages.map(({url}, number) => [withoutSlash(url), number]));
  const groups = new Map<string, number[]>();
  pages.forEach(({url, title}, number) => {
    const [, folder = '', name = ''] = /^(.*)\/([^/]*)$/.exec(withoutSlash(url)) ?? [];
    if (!byUrl.has(folder)) return;
    for (const words of [name.split('-'), title.split(' ')]) {
      if (words.length < 2) continue;
      words.forEach((_, place) => {
        const pattern = JSON.stringify([
          folder,
          words.map((word, at) => (at === place ? '' : word)),
        ]);
        groups.set(pattern, [...(groups.get(pattern) ?? []), number]);
      });
    }
  });
  const parents = pages.map((_, number) => number);
  for (const [pattern, members] of groups) {
    const [folder] = JSON.parse(pattern) as [string];
    if (members.length < MIN_FAMILY) continue;
    for (const member of members) parents[member] = byUrl.get(folder)!;
  }
  return parents;
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
