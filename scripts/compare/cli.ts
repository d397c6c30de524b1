import {execFileSync, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {recordsFileOf} from '../../packages/docusaurus-theme-search-embedded/src/records/file';
import {launchChromium} from '../chromium';
import {serve} from '../serve';
import {differenceOf, takePicture, views} from './pictures';
import {htmlReport, markdownSummary, type Picture} from './report';
import {compareStates, readState, type Difference} from './states';

/**
 * `npm run compare -- --base origin/main` builds that state and the one that lies here, and writes
 * what readers would see of the change to `.cache/compare/report.html`. `--summary FILE` adds it in
 * short to a file, for example a job's own summary; `--most N` sets how many pages get pictures.
 */
const {values} = parseArgs({
  options: {
    base: {type: 'string', default: 'origin/main'},
    summary: {type: 'string'},
    most: {type: 'string', default: '20'},
  },
});

const folder = '.cache/compare';
const baseSource = path.join(folder, 'base-source');

function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();
}

/** A state of the repository in a folder of its own, with its packages. */
function checkOut(commit: string): void {
  rmSync(baseSource, {recursive: true, force: true});
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', baseSource, commit);
  const [here, there] = ['.', baseSource].map(root =>
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  if (here === there) {
    symlinkSync(path.resolve('node_modules'), path.join(baseSource, 'node_modules'));
  } else {
    run('npm ci', baseSource);
  }
}

function run(line: string, cwd: string): void {
  console.log(`${cwd}: ${line}`);
  const env = {...process.env, ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', BASE_URL: '/'};
  const {status} = spawnSync(line, {cwd, shell: true, stdio: 'inherit', env});
  if (status !== 0) {
    throw new Error(`"${line}" failed in ${cwd}; see above.`);
  }
}

/** Builds the repository in a folder and keeps the site and its records. */
function build(cwd: string, name: 'base' | 'head'): ReturnType<typeof readState> {
  const out = `${folder}/${name}`;
  const records = path.join(folder, `${name}-records.json`);
  run(`npm run build -- --out-dir ${out}`, cwd);
  if (cwd !== '.') {
    rmSync(out, {recursive: true, force: true});
    cpSync(path.join(cwd, out), out, {recursive: true});
  }
  cpSync(path.join(cwd, recordsFileOf(out)), records);
  return readState(out, records);
}

async function photograph(difference: Difference, most: number): Promise<[Picture[], string[]]> {
  const pages = [...difference.changed, ...difference.added, ...difference.removed];
  const shown = [...pages.slice(0, most), ...difference.samples];
  const base = await serve(`${folder}/base`, 0);
  const head = await serve(`${folder}/head`, 0);
  const browser = await launchChromium();
  const pictures: Picture[] = [];
  try {
    for (const page of shown) {
      for (const view of views) {
        const before = difference.added.includes(page)
          ? undefined
          : await takePicture(browser, base.address + page.slice(1), view);
        const after = difference.removed.includes(page)
          ? undefined
          : await takePicture(browser, head.address + page.slice(1), view);
        const marked = before && after && differenceOf(before, after);
        if (!marked || marked.pixels > 0) {
          pictures.push({page, view: view.name, before, after, difference: marked});
        }
      }
    }
  } finally {
    await browser.close();
    base.server.close();
    head.server.close();
  }
  return [pictures, pages.slice(most)];
}

async function main(): Promise<void> {
  let commit: string;
  try {
    commit = git('rev-parse', '--verify', `${values.base}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${values.base}". Fetch it, or name another with --base.`);
  }
  mkdirSync(folder, {recursive: true});
  try {
    checkOut(commit);
    const difference = compareStates(build(baseSource, 'base'), build('.', 'head'));
    const [pictures, notShown] = await photograph(difference, Number(values.most));
    const report = {base: values.base, difference, pictures, notShown};
    writeFileSync(`${folder}/report.html`, htmlReport(report));
    const summary = markdownSummary(report);
    if (values.summary) {
      appendFileSync(values.summary, summary);
    }
    console.log(`\n${summary}\nWrote ${folder}/report.html`);
  } finally {
    if (existsSync(baseSource)) {
      git('worktree', 'remove', '--force', baseSource);
    }
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
