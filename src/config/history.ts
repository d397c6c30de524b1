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

/**
 * When each file of a folder came into the repository.
 *
 * @param folder relative to the site, such as `docs`
 * @returns dates (ISO 8601) by the files' paths relative to the site; empty without Git history
 */
export function firstCommits(folder: string, directory = process.cwd()): Map<string, string> {
  const added = [
    'log',
    '--diff-filter=A',
    '--name-only',
    '--relative',
    '--format=>%cI',
    '--',
    folder,
  ];
  const {stdout} = spawnSync('git', ['-c', 'core.quotePath=off', ...added], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const dates = new Map<string, string>();
  let date = '';
  for (const line of (stdout ?? '').split('\n').filter(Boolean)) {
    if (line.startsWith('>')) {
      date = line.slice(1);
    } else {
      // From the newest commit to the oldest: the first time counts.
      dates.set(line, date);
    }
  }
  return dates;
}
