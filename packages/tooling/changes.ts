import {execFileSync} from 'node:child_process';

const mainBranch = 'main';

/** Returns what Git prints in a folder, or nothing if it fails, for example without a repository. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: [...stdio]}).trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a branch, with its uncommitted changes and new files, leaves paths as they are where it left
 * the main branch. Without such a place nobody can tell, so the result is `false`: on the main branch, for a commit without a
 * branch, in a shallow clone, and without a repository.
 *
 * @param folder folder in the repository, which the paths are relative to
 */
export function isUnchanged(folder: string, paths: readonly string[]): boolean {
  const branch = git(folder, 'branch', '--show-current');
  if (
    !branch ||
    branch === mainBranch ||
    git(folder, 'rev-parse', '--is-shallow-repository') !== 'false'
  ) {
    return false;
  }
  const base =
    git(folder, 'merge-base', 'HEAD', `origin/${mainBranch}`) ??
    git(folder, 'merge-base', 'HEAD', mainBranch);
  return (
    base !== undefined &&
    git(folder, 'diff', '--name-only', base, '--', ...paths) === '' &&
    git(folder, 'ls-files', '--others', '--exclude-standard', '--', ...paths) === ''
  );
}
