import {spawnSync} from 'node:child_process';

/**
 * Whether the site is in a Git checkout with at least one commit. Without history, for example in a
 * downloaded archive, pages are built without dates.
 */
export const hasHistory = spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0;
if (!hasHistory) {
  console.warn('No Git history found. Pages are built without dates.');
}
