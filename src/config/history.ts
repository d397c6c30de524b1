import {spawnSync} from 'node:child_process';

const git = (...args: string[]) => spawnSync('git', ['rev-parse', ...args], {encoding: 'utf8'});

const head = git('--verify', 'HEAD');
const hasCommit = head.status === 0;
const isShallow = hasCommit && git('--is-shallow-repository').stdout.trim() === 'true';

/**
 * Whether the site is in a Git checkout with its whole history. A downloaded archive has none, and in a shallow clone
 * every page has the date of the last commit, so their pages are built without dates.
 */
export const hasHistory = hasCommit && !isShallow;

if (!hasCommit) {
  const reason = head.error?.message ?? head.stderr.trim();
  console.warn(`Git has no history. Pages are built without dates. ${reason}`);
} else if (isShallow) {
  console.warn(
    'The Git history is shallow. Pages are built without dates. To have them, run "git fetch --unshallow" before the build.',
  );
}
