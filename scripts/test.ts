import {exec, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {builds} from '../tests/browser/builds';
import {ensureChromium} from './chromium';
import {describeStaleClaims, readClaims} from './staleClaims';

/**
 * Runs checks, cheapest first, and prints `N passed, N failed` at the end. Continues after a failed check.
 *
 * - `npm run check`: the checks that a change of content can fail. They need no browser.
 * - `npm test`: all checks.
 * - `npm test -- unit build`: the checks whose names begin with these words.
 */
type Count = {passed: number; failed: number};
type Step = {
  name: string;
  /** A command whose output is printed at its end. Neighbors of this kind run two at a time. */
  isCommand?: boolean;
  needsBrowser?: boolean;
  run: () => Promise<Count & {output?: string}>;
};

const unitReport = '.cache/unit-tests.json';
const faultReport = '.cache/build-tests.json';
const browserReport = '.cache/browser-tests.json';

const outcome = (hasPassed: boolean): Count =>
  hasPassed ? {passed: 1, failed: 0} : {passed: 0, failed: 1};

function execute(
  line: string,
  env: Record<string, string> = {},
): Promise<{hasPassed: boolean; output: string}> {
  const options = {maxBuffer: 64 * 1024 * 1024, env: {...process.env, ...env}};
  return new Promise(resolve => {
    exec(line, options, (error, stdout, stderr) =>
      resolve({hasPassed: !error, output: stdout + stderr}),
    );
  });
}

/** Creates a check that passes or fails as a whole. */
function check(name: string, line: string): Step {
  const run = async () => {
    const {hasPassed, output} = await execute(line);
    return {...outcome(hasPassed), output};
  };
  return {name, isCommand: true, run};
}

/** Creates a production build. */
function build({name, dir, config, env}: (typeof builds)[number]): Step {
  const line = `npx docusaurus build --out-dir ${dir}${config ? ` --config ${config}` : ''}`;
  return {
    name: `build: ${name}`,
    async run() {
      const {hasPassed, output} = await execute(line, env);
      return {...outcome(hasPassed), output};
    },
  };
}

/** Creates a step that counts the tests in a runner's report. A run without a report failed. */
function suite(name: string, line: string, report: string, read: (json: never) => Count): Step {
  return {
    name,
    async run() {
      rmSync(report, {force: true});
      const succeeded = spawnSync(line, {shell: true, stdio: 'inherit'}).status === 0;
      if (!existsSync(report)) {
        return outcome(false);
      }
      const count = read(JSON.parse(readFileSync(report, 'utf8')) as never);
      // A runner can fail outside its tests, for example while it sets up.
      return succeeded || count.failed ? count : {...count, failed: 1};
    },
  };
}

function vitest(name: string, filter: string, report: string): Step {
  return suite(
    name,
    `npx vitest run ${filter} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    (json: {numPassedTests: number; numFailedTests: number}) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
  );
}

const [embedded, ...otherBuilds] = builds;

/** The checks that a change of content can fail. */
const contentSteps: readonly Step[] = [
  check('prose, Markdown and code samples', 'npm run --silent check:prose'),
  check('spelling', 'npm run --silent check:spelling -- --no-summary'),
  check('format', 'npm run --silent check:format'),
  check('provider pages', 'npx vitest run tests/unit/provider-pages.test.ts --reporter=dot'),
  {
    name: 'provider claims to check again',
    // Only a reminder, because claims also age without a change.
    isCommand: true,
    run: async () => ({
      ...{passed: 0, failed: 0},
      output: describeStaleClaims(readClaims(), new Date()).join('\n'),
    }),
  },
  build(embedded!),
  check('budgets', 'npm run --silent budgets'),
];

const otherSteps: readonly Step[] = [
  check('types', 'npm run --silent check:types'),
  check('lint', 'npm run --silent check:lint'),
  check('lock file', 'npm run --silent check:lockfile'),
  check('unused', 'npm run --silent check:unused'),
  vitest('unit tests', 'tests/unit packages', unitReport),
  vitest('faulty builds', 'tests/build', faultReport),
  ...otherBuilds.map(build),
  {
    ...suite(
      'browser tests',
      'npx playwright test',
      browserReport,
      (json: {stats: {expected: number; unexpected: number; flaky: number}}) => ({
        passed: json.stats.expected + json.stats.flaky,
        failed: json.stats.unexpected,
      }),
    ),
    needsBrowser: true,
  },
];

async function main(): Promise<void> {
  const {values, positionals: only} = parseArgs({
    allowPositionals: true,
    options: {content: {type: 'boolean', default: false}},
  });
  const all = values.content ? contentSteps : [...contentSteps, ...otherSteps];
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
  }

  const total: Count = {passed: 0, failed: 0};
  const failures: string[] = [];
  const runAll = async (queue: Step[]): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (!step.isCommand) {
        console.log(`\n=== ${step.name}`);
      }
      const start = Date.now();
      const {passed, failed, output = ''} = await step.run();
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${step.isCommand ? `\n=== ${step.name}\n` : ''}${output}\n(${seconds} s)`);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) {
        failures.push(step.name);
      }
    }
  };
  while (steps.length > 0) {
    const commands = steps.findIndex(step => !step.isCommand);
    const group = steps.splice(0, commands < 0 ? steps.length : Math.max(commands, 1));
    await Promise.all([runAll(group), runAll(group)]);
  }
  if (failures.length > 0) {
    console.log(`\nFailed: ${failures.join('; ')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

void main();
