import {exec, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {buildCommand, type Build} from './builds';

/**
 * The level of a run. `check` needs no browser and is only for content, `test` leaves out the tests with
 * `@full` in their title, `full` runs everything.
 */
export type Level = 'check' | 'test' | 'full';

export type Count = {
  passed: number;
  failed: number;
  skipped?: number;
  /** The titles of the tests that failed, with their files. */
  failures?: string[];
};

export type Step = {
  name: string;
  line: string;
  env?: Record<string, string>;
  /** The folder of a build, which is removed first, so that no later step runs on an earlier build. */
  output?: string;
  /** Whether it creates a build or needs one. Builds share a folder, so they run one after another. */
  isBuild?: boolean;
  /** The report of a test runner, which prints while it runs. Other checks pass or fail as a whole. */
  report?: {file: string; read: (json: never) => Count};
  /** Counts the tests that only the full level runs, if the report does not. */
  countSkipped?: () => Promise<number>;
};

export const check = (name: string, line: string): Step => ({name, line});

export const build = (built: Build): Step => ({
  name: `build: ${built.name}`,
  line: buildCommand(built),
  env: built.env,
  output: built.dir,
  isBuild: true,
});

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {name: string; assertionResults: {status: string; fullName: string}[]}[];
};

/** Matches the titles of the tests of the quick level. Vitest has no option that excludes titles. */
const quickTitles = '^(?!.*@full)';

/** All tests of Vitest's configuration in the current folder, except those that read a build. */
export const unitTests = (level: Level): Step => ({
  name: 'unit tests',
  line: `npx vitest run --exclude 'tests/output' ${level === 'full' ? '' : `--testNamePattern='${quickTitles}'`} --reporter=default --reporter=json --outputFile.json=.cache/unit-tests.json`,
  report: {
    file: '.cache/unit-tests.json',
    read: (json: UnitReport) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests,
      failures: json.testResults.flatMap(({name, assertionResults}) =>
        assertionResults
          .filter(({status}) => status === 'failed')
          .map(({fullName}) => `${path.relative('.', name)} › ${fullName}`),
      ),
    }),
  },
});

type BrowserReport = {stats: {expected: number; unexpected: number}; suites: Suite[]};
type Suite = {suites?: Suite[]; specs: Spec[]};
type Spec = {file: string; title: string; tests: {projectName: string; status: string}[]};

/** The specs of all suites, at any depth. A spec has a test for each project. */
const specsOf = ({suites = [], specs}: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** All tests of the Playwright configuration in a folder. */
export function browserTestsIn(folder: string, name: string, level: Level): Step {
  const line = `npx playwright test --config ${folder}`;
  const step = {
    name,
    line,
    report: {
      file: path.join(folder, '.cache/browser-tests.json'),
      read: ({stats, suites}: BrowserReport) => ({
        passed: stats.expected,
        failed: stats.unexpected,
        failures: suites
          .flatMap(specsOf)
          .flatMap(({file, title, tests}) =>
            tests
              .filter(({status}) => status === 'unexpected')
              .map(({projectName}) => `[${projectName}] ${file} › ${title}`),
          ),
      }),
    },
  };
  if (level === 'full') {
    return step;
  }
  return {
    ...step,
    line: `${line} --grep-invert @full`,
    async countSkipped() {
      const list = `${line} --list --grep @full --reporter=json`;
      const {stdout} = await promisify(exec)(list, {maxBuffer: 64 * 1024 * 1024});
      const {suites} = JSON.parse(stdout) as BrowserReport;
      return suites.flatMap(specsOf).flatMap(({tests}) => tests).length;
    },
  };
}

/** Where a run writes its counts, in the folder in which it started. */
const countsFile = '.cache/checks.json';

/** The report of {@link runChecks} in another folder. */
export const reportOf = (folder: string): Step['report'] => ({
  file: path.join(folder, countsFile),
  read: (count: Count) => count,
});

/** A warning of a build, except that a new file has no commit yet, and the one about a page of the fixture site. */
const warning = /\[WARNING\](?! Cannot infer the update date| Search: \/outline has no <main>)/;

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

async function run({name, line, env, output, isBuild, report}: Step): Promise<Count> {
  const title = `\n=== ${name}\n`;
  const start = Date.now();
  const seconds = () => `(${Math.round((Date.now() - start) / 1000)} s)`;
  if (report) {
    console.log(title);
    const count = runTests(line, report);
    console.log(seconds());
    return count;
  }
  if (output) {
    rmSync(output, {recursive: true, force: true});
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

/**
 * Runs steps and prints `N passed, N failed` at the end. Continues after a failed step. Builds run next to
 * the steps that need none; test runners use all cores and come last.
 *
 * @returns whether all passed
 */
async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const total = {passed: 0, failed: 0, skipped: 0};
  const failures: string[] = [];
  const runAll = async (queue: readonly Step[]): Promise<void> => {
    for (const step of queue) {
      const {passed, failed, skipped = 0, failures: tests = []} = await run(step);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      if (failed > 0) {
        failures.push(...(tests.length > 0 ? tests : [step.name]));
      }
    }
  };
  await Promise.all([
    runAll(steps.filter(({isBuild}) => isBuild)),
    runAll(steps.filter(({isBuild, report}) => !isBuild && !report)),
  ]);
  await runAll(steps.filter(({report}) => report));
  const lists = steps.flatMap(({countSkipped}) => (countSkipped ? [countSkipped()] : []));
  const skipped = (await Promise.all(lists)).reduce((sum, count) => sum + count, total.skipped);
  if (skipped > 0) {
    console.log(`\n${skipped} more checks in npm run test:full`);
  }
  if (failures.length > 0) {
    console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  mkdirSync(path.dirname(countsFile), {recursive: true});
  writeFileSync(countsFile, JSON.stringify({...total, skipped, failures} satisfies Count));
  return total.failed === 0;
}

/**
 * Runs the steps of the level in `--level`, or those whose names begin with the words on the command line,
 * and ends the process.
 *
 * @param stepsOf lists the steps of a level
 * @param prepare runs before the steps
 */
export async function runChecks(
  stepsOf: (level: Level) => readonly Step[],
  prepare: (steps: readonly Step[], level: Level) => void,
): Promise<void> {
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
  prepare(steps, level);
  process.exit((await runSteps(steps)) ? 0 : 1);
}
