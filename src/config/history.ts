import {spawnSync} from 'node:child_process';

// Prints whether the clone is shallow, and fails if there is no commit.
const {status, stdout, stderr, error} = spawnSync(
  'git',
  ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD'],
  {encoding: 'utf8'},
);
const hasCommit = status === 0;
const isShallow = hasCommit && stdout.startsWith('true');

/**
 * Whether the site is in a Git checkout with its whole history. A downloaded archive has none, and in a shallow clone
 * every page has the date of the last commit, so their pages are built without dates.
 */
export const hasHistory = hasCommit && !isShallow;

if (!hasCommit) {
  const reason = error?.message ?? stderr.trim();
  console.warn(`Git has no history. Pages are built without dates. ${reason}`);
} else if (isShallow) {
  console.warn(
    'The Git history is shallow. Pages are built without dates. To have them, run "git fetch --unshallow" before the build.',
  );
}
