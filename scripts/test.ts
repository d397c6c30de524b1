import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {builds} from '../tests/browser/builds';
import {ensureChromium} from './chromium';

/**
 * Runs every check in one go, from the cheapest to the dearest, and ends with `N passed, N failed`.
 * A check that fails does not hide the ones after it; only browser tests need their builds.
 */
type Count = {passed: number; failed: number};
type Step = {name: string; run: () => Count};

const unitReport = '.cache/unit-tests.json';
const browserReport = '.cache/browser-tests.json';

function command(line: string, env: Record<string, string> = {}): boolean {
  const result = spawnSync(line, {shell: true, stdio: 'inherit', env: {...process.env, ...env}});
  return result.status === 0;
}

/** A check that passes or fails as a whole. */
function check(name: string, line: string, env?: Record<string, string>): Step {
  return {name, run: () => (command(line, env) ? {passed: 1, failed: 0} : {passed: 0, failed: 1})};
}

/** A test runner that writes how many of its tests passed; a run without a report counts as failed. */
function suite(name: string, line: string, report: string, read: (json: never) => Count): Step {
  return {
    name,
    run: () => {
      rmSync(report, {force: true});
      const succeeded = command(line);
      if (!existsSync(report)) {
        return {passed: 0, failed: 1};
      }
      const count = read(JSON.parse(readFileSync(report, 'utf8')) as never);
      // A runner can fail outside its tests, for example while it sets up.
      return succeeded || count.failed ? count : {...count, failed: 1};
    },
  };
}

const steps: readonly Step[] = [
  check('types', 'npm run --silent check:types'),
  check('lint', 'npm run --silent check:lint'),
  check('format', 'npm run --silent check:format'),
  check('prose', 'npm run --silent check:prose'),
  check('spelling', 'npm run --silent check:spelling -- --no-summary'),
  check('markdown', 'npm run --silent check:markdown'),
  check('supply chain', 'npm run --silent check:supply-chain'),
  suite(
    'unit tests',
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    unitReport,
    (json: {numPassedTests: number; numFailedTests: number}) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
  ),
  ...builds.map(build =>
    check(
      `build: ${build.name}`,
      `npx docusaurus build --out-dir ${build.dir}${build.config ? ` --config ${build.config}` : ''}`,
      build.env,
    ),
  ),
  ...builds.map(build =>
    check(`secrets: ${build.name}`, `npm run --silent check:secrets -- --dir ${build.dir}`),
  ),
  check('budgets', 'npm run --silent check:budgets'),
  suite(
    'browser tests',
    'npx playwright test',
    browserReport,
    (json: {stats: {expected: number; unexpected: number; flaky: number}}) => ({
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected,
    }),
  ),
];

const {positionals: only} = parseArgs({allowPositionals: true});
const unknown = only.filter(word => !steps.some(step => step.name.startsWith(word)));
if (unknown.length > 0) {
  console.error(
    `No check begins with "${unknown.join('", "')}". There are: ${steps.map(step => step.name).join(', ')}.`,
  );
  process.exit(2);
}

ensureChromium();
const total: Count = {passed: 0, failed: 0};
const failures: string[] = [];
for (const step of steps) {
  if (only.length > 0 && !only.some(word => step.name.startsWith(word))) {
    continue;
  }
  console.log(`\n=== ${step.name}`);
  const count = step.run();
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) {
    failures.push(step.name);
  }
}
if (failures.length > 0) {
  console.log(`\nFailed: ${failures.join(', ')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
