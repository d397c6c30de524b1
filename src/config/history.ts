import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * Whether the site is in a Git checkout with at least one commit, which provides the dates of
 * pages. A copy without history (a downloaded archive) builds without dates.
 */
export const hasHistory = spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0;
if (!hasHistory) {
  console.warn('No Git history here: the pages are built without their dates.');
}

/**
 * Reads a file's front matter, and gives a page the date of its first commit as `published`, for its
 * structured data. Docusaurus itself tells docs only when they were last updated. Renames are
 * followed, so a page that moved keeps its date.
 */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const parsed = await params.defaultParseFrontMatter(params);
  // A partial is no page, and may have no front matter.
  const isPage = !path.basename(params.filePath).startsWith('_');
  const created =
    hasHistory && isPage && (await getVcsPreset('git-ad-hoc').getFileCreationInfo(params.filePath));
  return created
    ? {
        ...parsed,
        frontMatter: {published: new Date(created.timestamp).toISOString(), ...parsed.frontMatter},
      }
    : parsed;
};
