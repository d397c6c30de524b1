import {spawnSync} from 'node:child_process';

/**
 * Whether the site stands in a Git checkout with at least one commit, from which the pages take
 * their "last updated" date. A copy without history (a downloaded archive) builds without dates.
 */
export function hasHistory(directory = process.cwd()): boolean {
  const found = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: directory}).status === 0;
  if (!found) {
    console.warn('No Git history here: the pages are built without their "last updated" dates.');
  }
  return found;
}
