import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';

/** Returns the file of a page in the build, and the hash of its URL. */
function locate(outDir: string, url: string): {file: string; id: string} {
  const [page = '', id = ''] = url.split('#');
  return {file: path.join(outDir, page, 'index.html'), id};
}

function hasId(file: string, id: string): boolean {
  const $ = load(readFileSync(file, 'utf8'));
  return $('[id]')
    .toArray()
    .some(({attribs}) => attribs.id === id);
}

/**
 * Returns what is wrong with the sections that moved (`src/config/redirects.ts`), with a message for each: a
 * target without a page or an ID, and an old anchor that its page still has, which nobody could reach.
 */
export function movedAnchorProblems(
  outDir: string,
  movedAnchors: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(movedAnchors).flatMap(([from, to]) => {
    const [old, target] = [locate(outDir, from), locate(outDir, to)];
    const line = `src/config/redirects.ts: \`movedAnchors\` leads from ${from} to ${to}`;
    if (!existsSync(target.file)) {
      return [`${line}, but the build has no such page. Correct or remove the line.`];
    }
    if (target.id && !hasId(target.file, target.id)) {
      return [
        `${line}, but that page has no element with the ID "${target.id}". Correct the line.`,
      ];
    }
    if (existsSync(old.file) && hasId(old.file, old.id)) {
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
