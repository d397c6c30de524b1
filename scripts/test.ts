import {
  browserTestsIn,
  build,
  check,
  reportOf,
  runChecks,
  unitTests,
  type Level,
  type Step,
} from 'tooling/checks';
import {ensureChromium} from 'tooling/chromium';
import {builds} from '../tests/browser/builds';
import {findEngines} from '../tests/browser/engines/engines';

/**
 * Runs the checks of the site and of the search package:
 *
 * - `npm run check`: the checks that a change of content can fail. They need no browser.
 * - `npm test`: these and all tests, except those with `@full` in their title.
 * - `npm run test:full`: everything.
 * - `npm test -- unit build`: the checks whose names begin with these words.
 */
const searchPackage = 'packages/docusaurus-theme-search-embedded';

const [embedded, ...otherBuilds] = builds;

/** The checks that a change of content can fail. */
const contentSteps: readonly Step[] = [
  check('prose, Markdown and code samples', 'npm run --silent check:prose'),
  check('spelling', 'npm run --silent check:spelling -- --no-summary'),
  check('format', 'npx prettier --check . --cache --cache-strategy content'),
  check('types', 'npm run --silent check:types'),
  build(embedded!),
  {...check('output', 'npx vitest run tests/output --reporter=dot'), isBuild: true},
];

/** The unit tests that a change of content can fail. */
const contentTests = check(
  'provider pages, contrast, keys',
  'npx vitest run tests/unit/provider-pages tests/unit/repository src/css/tokens --reporter=dot',
);

/** The package has a runner of its own. */
const searchChecks = (names: string, level: Level): string =>
  `cd ${searchPackage} && npx tsx tests/run.ts ${names} --level ${level}`;

const otherSteps = (level: Level): Step[] => [
  check('lint', `npx eslint . && npm run --silent lint --workspace ${searchPackage}`),
  check('unused', 'npx knip --config .config/knip.jsonc'),
  ...otherBuilds.filter(({isFull}) => level === 'full' || !isFull).map(build),
  {...check('build: search package', searchChecks('build', level)), isBuild: true},
  unitTests(level),
  browserTestsIn('.', 'browser tests', level),
  {
    ...check('search package', searchChecks('unit browser', level)),
    report: reportOf(searchPackage),
  },
];

const stepsOf = (level: Level): Step[] =>
  level === 'check' ? [...contentSteps, contentTests] : [...contentSteps, ...otherSteps(level)];

/** Prints which engines the browser tests use, and how to install those that are missing. */
function printEngines(): void {
  const {found, missing} = findEngines();
  const names = found.map(({name}) => name);
  console.log(`Engines: ${['chromium', ...names].join(', ')}`);
  for (const {name, hint} of missing) {
    console.log(`Skipped: ${name} is not installed. To run it: ${hint}`);
  }
}

function prepare(steps: readonly Step[], level: Level): void {
  if (steps.some(({name}) => name.startsWith('browser tests'))) {
    ensureChromium();
    if (level === 'full') {
      printEngines();
    }
  }
}

void runChecks(stepsOf, prepare);
