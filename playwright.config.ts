import {defineConfig} from '@playwright/test';
import {existsSync} from 'node:fs';
import {addressOf, builds} from './tests/browser/builds';
import {findEngines} from './tests/browser/engines/engines';
import type {EngineOptions} from './tests/browser/engines/test';
import {chromiumArgs, findChromium} from './scripts/chromium';

const engines = findEngines();
const [embedded] = builds;

// The workers read this file too; it is said once.
if (!process.env.TEST_WORKER_INDEX) {
  console.log(
    `Engines: ${['chromium', ...engines.found.map(({name, driver}) => `${name} (${driver})`)].join(', ')}`,
  );
  for (const {name, hint} of engines.missing) {
    console.log(`Skipped: ${name} is not installed. To run it: ${hint}`);
  }
}

/** Browser tests on the production builds; `scripts/test.ts` makes the builds first. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The second try records what a failure looked like, which costs a quarter of the time if every try
  // does. The report names a test that passes only then: it hides a fault until somebody has looked.
  retries: 1,
  // Time limits say when to give up waiting; how fast the site is, benchmarks say.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [
    ['list'],
    ['json', {outputFile: '.cache/browser-tests.json'}],
    ['html', {outputFolder: '.cache/browser-report', open: 'never'}],
  ],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      // Only the tested site exists. Refusing requests one by one would switch off the HTTP cache.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
    viewport: {width: 1280, height: 800},
    trace: 'on-first-retry',
  },
  projects: [
    ...builds.map(build => ({
      name: build.name,
      testDir: `tests/browser/${build.name}`,
      use: {baseURL: addressOf(build)},
    })),
    ...engines.found.map(engine => ({
      name: engine.name,
      testDir: 'tests/browser/engines',
      use: {baseURL: addressOf(embedded!), engine},
    })),
  ],
  // Without its build a project's tests fail on the connection, while the others can be run alone.
  webServer: builds
    .filter(build => existsSync(build.dir))
    .map(build => ({
      command: `npx tsx scripts/serve.ts --dir ${build.dir} --port ${build.port} --base-url ${build.baseUrl}`,
      url: addressOf(build),
      reuseExistingServer: !process.env.CI,
    })),
});
