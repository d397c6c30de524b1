import {defineConfig} from '@playwright/test';
import {existsSync} from 'node:fs';
import {urlOf, builds} from './tests/browser/builds';
import {findEngines} from './tests/browser/engines/engines';
import type {EngineOptions} from './tests/browser/engines/test';
import {chromiumArgs, findChromium} from './scripts/chromium';

const engines = findEngines();
const [embedded] = builds;

/** Browser tests on the production builds, which `scripts/test.ts` creates first. */
export default defineConfig<object, EngineOptions>({
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only the second try records a trace, which takes a quarter of a test's time. The report lists tests
  // that pass only on the second try as flaky.
  retries: 1,
  // Generous, because benchmarks measure the speed of the site.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [
    ['list'],
    ['json', {outputFile: '.cache/browser-tests.json'}],
    ['html', {outputFolder: '.cache/browser-report', open: 'never'}],
  ],
  use: {
    launchOptions: {
      ...findChromium(),
      // Only the tested site is reachable. Blocking single requests would disable the HTTP cache.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
    viewport: {width: 1280, height: 800},
    // A control that was renamed is reported after this time, instead of the test's.
    actionTimeout: 15_000,
    trace: 'on-first-retry',
  },
  projects: [
    ...builds.map(build => ({
      name: build.name,
      testDir: build.tests,
      use: {baseURL: urlOf(build)},
    })),
    ...engines.found.map(engine => ({
      name: engine.name,
      testDir: 'tests/browser/engines',
      use: {baseURL: urlOf(embedded!), engine},
    })),
  ],
  // A project without its build fails to connect; the others still run.
  webServer: builds
    .filter(build => existsSync(build.dir))
    .map(build => ({
      command: `npx tsx scripts/serve.ts --dir ${build.dir} --port ${build.port} --base-url ${build.baseUrl}`,
      url: urlOf(build),
      reuseExistingServer: !process.env.CI,
    })),
});
