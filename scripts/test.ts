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
import {isUnchanged} from 'tooling/changes';
import {ensureChromium} from 'tooling/chromium';
import {builds} from '../tests/browser/builds';
import {findEngines} from '../tests/browser/engines/engines';

/**
 * Runs the checks of the site and of the search package:
 *
 * - `npm run check`: the checks that a change of content can fail. They need no browser.
 * - `npm test`: these and all tests, except those with `@full` in their title, and those of the search package in
 *   a browser on a branch that leaves the package as it is.
 * - `npm run test:full`: everything.
 * - `npm test -- unit build`: the checks whose names begin with these words.
 */
const searchPackage = 'packages/docusaurus-theme-search-embedded';

const [embedded, ...otherBuilds] = builds;

/** What the site's own content keeps, but what authors may change, so their checks leave it out. */
const ownContent = 'tests/output/own-content';

/** The checks that a change of content can fail. */
const contentSteps: readonly Step[] = [
  check('prose, Markdown and code samples', 'npm run --silent check:prose'),
  check('spelling', 'npm run --silent check:spelling -- --no-summary'),
  check('format', 'npx prettier --check . --cache --cache-strategy content'),
  check('types', 'npm run --silent check:types'),
  build(embedded!),
  {
    ...check('output', `npx vitest run tests/output --exclude ${ownContent} --reporter=dot`),
    isBuild: true,
  },
];

/** The unit tests that a change of content can fail. */
const contentTests = check(
  'provider pages, contrast, keys',
  'npx vitest run tests/unit/provider-pages tests/unit/repository src/css/tokens --reporter=dot',
);

/** The package has a runner of its own. */
const searchChecks = (names: string, level: Level): string =>
  `cd ${searchPackage} && npx tsx tests/run.ts ${names} --level ${level}`;

/** What the builds and browser tests of the search package depend on. */
const searchSources = [searchPackage, 'packages/tooling', 'package-lock.json'];

function searchSteps(level: Level): Step[] {
  const search = (names: string): Step => ({
    ...check('search package', searchChecks(names, level)),
    report: reportOf(searchPackage),
  });
  if (level !== 'full' && isUnchanged('.', searchSources)) {
    console.log(
      'The branch does not change the search package, whose browser tests are left out. `npm test` in its folder runs them.',
    );
    return [search('unit')];
  }
  return [
    {...check('build: search package', searchChecks('build', level)), isBuild: true},
    search('unit browser'),
  ];
}

/** A cached result of a file does not see that a type in another file changed, so the full level has no cache. */
function lint(level: Level): string {
  const eslint = `npx eslint .${level === 'full' ? '' : ' --cache --cache-strategy content --cache-location .cache/eslint/'}`;
  return `${eslint} && cd ${searchPackage} && ${eslint}`;
}

const otherSteps = (level: Level): Step[] => [
  {...check('own content', `npx vitest run ${ownContent} --reporter=dot`), isBuild: true},
  check('lint', lint(level)),
  check('unused', 'npx knip --config .config/knip.jsonc'),
  ...otherBuilds.filter(({isFull}) => level === 'full' || !isFull).map(build),
  unitTests(level),
  browserTestsIn('.', 'browser tests', level),
  ...searchSteps(level),
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
