import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFields} from './frontMatter';

/**
 * Whether the site is in a Git checkout with at least one commit. Without history, for example in a
 * downloaded archive, pages are built without dates.
 */
export const hasHistory = spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0;
if (!hasHistory) {
  console.warn('No Git history found. Pages are built without dates.');
}

/** Reads a file's front matter, and rejects unknown fields. */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const parsed = await params.defaultParseFrontMatter(params);
  checkFields(path.relative('.', params.filePath), parsed.frontMatter);
  return parsed;
};
