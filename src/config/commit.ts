import {spawnSync} from 'node:child_process';

/** The commit that a build is made of: the one GitHub names, or git; none outside a repository. */
export function commit(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.GITHUB_SHA) {
    return env.GITHUB_SHA;
  }
  const {status, stdout} = spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** Names the commit in each page, so that a job can tell whether production is behind. */
export function commitTags(env?: NodeJS.ProcessEnv) {
  const content = commit(env);
  return content ? [{tagName: 'meta', attributes: {name: 'site-commit', content}}] : [];
}
