import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium} from '../../packages/docusaurus-theme-search-embedded/tests/support/chromium';

/**
 * `npm run compare -- --base origin/main` builds that commit and the working tree, and compares
 * screenshots of every page. The command fails if a page looks different, and Playwright writes its
 * report to `.cache/compare/report/index.html`.
 */
const folder = path.resolve('.cache/compare');

function run(line: string, cwd: string, env: Record<string, string> = {}): void {
  console.log(`${path.relative('', cwd) || '.'}: ${line}`);
  const common = {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', BASE_URL: '/'};
  const {status} = spawnSync(line, {
    cwd,
    shell: true,
    stdio: 'inherit',
    env: {...process.env, ...common, ...env},
  });
  if (status !== 0) {
    throw new Error(`"${line}" failed; see above.`);
  }
}

/** Builds a checkout and copies the result to `.cache/compare`. */
function build(source: string, name: 'base' | 'head'): void {
  run('npm run build', source);
  rmSync(path.join(folder, name), {recursive: true, force: true});
  cpSync(path.join(source, 'build'), path.join(folder, name), {recursive: true});
}

function main(): void {
  const {values} = parseArgs({options: {base: {type: 'string', default: 'origin/main'}}});
  const source = path.join(folder, 'source');
  const git = (...args: string[]): unknown => execFileSync('git', args, {stdio: 'inherit'});
  ensureChromium();
  mkdirSync(folder, {recursive: true});
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', source, values.base);
  try {
    run('npm ci --prefer-offline --no-audit', source);
    build(source, 'base');
  } finally {
    git('worktree', 'remove', '--force', source);
  }
  build('.', 'head');
  rmSync(path.join(folder, 'pictures'), {recursive: true, force: true});
  const playwright = 'npx playwright test --config scripts/compare';
  run(`${playwright} --update-snapshots=all --reporter=dot`, '.', {STATE: 'base'});
  run(playwright, '.', {STATE: 'head'});
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
