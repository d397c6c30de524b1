import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {checkFields} from './frontMatter';

/**
 * Whether the site is in a Git checkout with at least one commit. Without history, for example in a
 * downloaded archive, pages are built without dates.
 */
export const hasHistory = spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0;
if (!hasHistory) {
  console.warn('No Git history found. Pages are built without dates.');
}

/**
 * Reads a file's front matter, rejects unknown fields, and adds the date of the page's first commit as `published`, for the
 * structured data; Docusaurus provides only the date of the last update. Git follows renames, so a
 * page that moved keeps its date.
 */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const parsed = await params.defaultParseFrontMatter(params);
  checkFields(path.relative('.', params.filePath), parsed.frontMatter);
  // Partials have no page of their own.
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
