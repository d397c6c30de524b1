import {exec, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {parseArgs, promisify} from 'node:util';
import {buildCommand, builds, type Build} from '../tests/browser/builds';
import {findEngines} from '../tests/browser/engines/engines';
import {ensureChromium} from './chromium';
import {describeStaleClaims, readClaims} from './staleClaims';

/**
 * Runs checks and prints `N passed, N failed` at the end. Continues after a failed check. Builds run next
 * to the checks that need none; test runners use all cores and come last.
 *
 * - `npm run check`: the checks that a change of content can fail. They need no browser.
 * - `npm test`: these and all tests, except those with `@full` in their title.
 * - `npm run test:full`: everything.
 * - `npm test -- unit build`: the checks whose names begin with these words.
 */
type Level = 'check' | 'test' | 'full';

type Count = {passed: number; failed: number; flaky?: string[]; skipped?: number};
type Step = {
  name: string;
  line: string;
  env?: Record<string, string>;
  /** Whether it creates a build or needs one. Builds share a folder, so they run one after another. */
  isBuild?: boolean;
  needsBrowser?: boolean;
  /** The report of a test runner, which prints while it runs. Other checks pass or fail as a whole. */
  report?: {file: string; read: (json: never) => Count};
};

const check = (name: string, line: string): Step => ({name, line});

const build = (built: Build): Step => ({
  name: `build: ${built.name}`,
  line: buildCommand(built),
  env: built.env,
  isBuild: true,
});

/** Matches the titles of the tests of `npm test`. Vitest has no option that excludes titles. */
const quickTitles = '^(?!.*@full)';

const unitTests = (level: Level): Step => ({
  name: 'unit tests',
  line: `npx vitest run ${level === 'full' ? '' : `--testNamePattern='${quickTitles}'`} --reporter=default --reporter=json --outputFile.json=.cache/unit-tests.json`,
  report: {
    file: '.cache/unit-tests.json',
    read: (json: {numPassedTests: number; numFailedTests: number; numPendingTests: number}) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests,
    }),
  },
});

type BrowserReport = {
  stats: {expected: number; unexpected: number; flaky: number};
  suites: Suite[];
};
type Suite = {
  suites?: Suite[];
  specs: {title: string; file: string; line: number; tests: {status: string}[]}[];
};

/** Two tests may need a second try on a busy machine. With more, something is wrong with the tests. */
const maxFlaky = 2;

/** Returns `file:line title` of each test that passed only on the second try. */
function flakyTests({suites = [], specs}: Suite): string[] {
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
      .map(({file, line, title}) => `${file}:${line} ${title}`),
    ...suites.flatMap(flakyTests),
  ];
}

/** Returns the number of tests in a list of Playwright. */
function countTests({suites = [], specs}: Suite): number {
  const nested = suites.map(countTests).reduce((sum, count) => sum + count, 0);
  return nested + specs.reduce((sum, {tests}) => sum + tests.length, 0);
}

/** Counts the browser tests that only `npm run test:full` runs. */
async function countFullBrowserTests(): Promise<number> {
  const options = {maxBuffer: 64 * 1024 * 1024};
  const {stdout} = await promisify(exec)(
    'npx playwright test --list --grep @full --reporter=json',
    options,
  );
  return countTests({specs: [], suites: (JSON.parse(stdout) as BrowserReport).suites});
}

export function readBrowserReport({stats, suites}: BrowserReport): Count {
  const flaky = suites.flatMap(flakyTests);
  const isTooFlaky = flaky.length > maxFlaky;
  return {
    passed: stats.expected + (isTooFlaky ? 0 : stats.flaky),
    failed: stats.unexpected + (isTooFlaky ? stats.flaky : 0),
    flaky,
  };
}

const [embedded, ...otherBuilds] = builds;

/** The checks that a change of content can fail. */
const contentSteps: readonly Step[] = [
  check('prose, Markdown and code samples', 'npm run --silent check:prose'),
  check('spelling', 'npm run --silent check:spelling -- --no-summary'),
  check('format', 'npm run --silent check:format'),
  check('types', 'npm run --silent check:types'),
  build(embedded!),
  {...check('budgets', 'npm run --silent budgets'), isBuild: true},
];

/** The unit tests that a change of content can fail. */
const contentTests = check(
  'provider pages, contrast, labels',
  'npx vitest run tests/unit/provider-pages tests/unit/tokens tests/unit/labels --reporter=dot',
);

const otherSteps = (level: Level): Step[] => [
  check('lint', 'npm run --silent check:lint'),
  check('lock file', 'npm run --silent check:lockfile'),
  check('unused', 'npm run --silent check:unused'),
  ...otherBuilds.filter(({isFull}) => level === 'full' || !isFull).map(build),
  unitTests(level),
  {
    name: 'browser tests',
    line: `npx playwright test ${level === 'full' ? '' : '--grep-invert @full'}`,
    needsBrowser: true,
    report: {
      file: '.cache/browser-tests.json',
      read: readBrowserReport,
    },
  },
];

const stepsOf = (level: Level): Step[] =>
  level === 'check' ? [...contentSteps, contentTests] : [...contentSteps, ...otherSteps(level)];

/** Prints which engines the browser tests use, and how to install those that are missing. */
function printEngines(): void {
  const {found, missing} = findEngines();
  const names = found.map(({name, driver}) => `${name} (${driver})`);
  console.log(`Engines: ${['chromium', ...names].join(', ')}`);
  for (const {name, hint} of missing) {
    console.log(`Skipped: ${name} is not installed. To run it: ${hint}`);
  }
}

/** A warning of a build, except that a new file has no commit yet. */
const warning = /\[WARNING\](?! Cannot infer the update date)/;

const outcome = (hasPassed: boolean): Count =>
  hasPassed ? {passed: 1, failed: 0} : {passed: 0, failed: 1};

/** Runs a test runner and counts the tests in its report. A run without a report failed. */
function runTests(line: string, {file, read}: NonNullable<Step['report']>): Count {
  rmSync(file, {force: true});
  const hasPassed = spawnSync(line, {shell: true, stdio: 'inherit'}).status === 0;
  if (!existsSync(file)) {
    return outcome(false);
  }
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  // A runner can fail outside its tests, for example while it sets up.
  return hasPassed || count.failed ? count : {...count, failed: 1};
}

async function run({name, line, env, isBuild, report}: Step): Promise<Count> {
  const title = `\n=== ${name}\n`;
  const start = Date.now();
  const seconds = () => `(${Math.round((Date.now() - start) / 1000)} s)`;
  if (report) {
    console.log(title);
    const count = runTests(line, report);
    console.log(seconds());
    return count;
  }
  const options = {maxBuffer: 64 * 1024 * 1024, env: {...process.env, ...env}};
  return new Promise(resolve => {
    exec(line, options, (error, stdout, stderr) => {
      const hasWarning = isBuild === true && warning.test(`${stdout}${stderr}`);
      const advice = hasWarning ? '\nA build prints no warnings. Correct the causes of these.' : '';
      console.log(`${title}${stdout}${stderr}${advice}\n${seconds()}`);
      resolve(outcome(!error && !hasWarning));
    });
  });
}

async function main(): Promise<void> {
  const {values, positionals: only} = parseArgs({
    allowPositionals: true,
    options: {level: {type: 'string', default: 'test'}},
  });
  const level = values.level as Level;
  const all = stepsOf(level);
  const unknown = only.filter(word => !all.some(step => step.name.startsWith(word)));
  if (unknown.length > 0) {
    const names = all.map(step => step.name).join('; ');
    console.error(`No check begins with "${unknown.join('", "')}". Available: ${names}.`);
    process.exit(2);
  }
  const steps = all.filter(
    step => only.length === 0 || only.some(word => step.name.startsWith(word)),
  );
  if (steps.some(step => step.needsBrowser)) {
    ensureChromium();
    if (level === 'full') {
      printEngines();
    }
  }

  const total: Count = {passed: 0, failed: 0};
  const failures: string[] = [];
  const flaky: string[] = [];
  let skipped = 0;
  const runAll = async (queue: readonly Step[]): Promise<void> => {
    for (const step of queue) {
      const {passed, failed, flaky: found = [], skipped: left = 0} = await run(step);
      flaky.push(...found);
      skipped += left;
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) {
        failures.push(step.name);
      }
    }
  };
  await Promise.all([
    runAll(steps.filter(({isBuild}) => isBuild)),
    runAll(steps.filter(({isBuild, report}) => !isBuild && !report)),
  ]);
  await runAll(steps.filter(({report}) => report));
  // Only a reminder, because claims also age without a change.
  console.log(`\n${describeStaleClaims(readClaims(), new Date()).join('\n')}`);
  if (flaky.length > 0) {
    const limit = `More than ${maxFlaky} fail the run.`;
    console.log(`\nPassed only on the second try. ${limit}\n${flaky.join('\n')}`);
  }
  if (level === 'test' && only.length === 0) {
    const builds = otherBuilds.filter(({isFull}) => isFull).length;
    const more = skipped + builds + (await countFullBrowserTests());
    console.log(`\n${more} more checks in npm run test:full`);
  }
  if (failures.length > 0) {
    console.log(`\nFailed: ${failures.join('; ')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

if (require.main === module) {
  void main();
}
