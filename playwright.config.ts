import {defineConfig} from '@playwright/test';
import {existsSync} from 'node:fs';
import {addressOf, builds} from './tests/browser/builds';
import {chromiumArgs, findChromium} from './scripts/chromium';

/** Browser tests on the production builds; `scripts/test.ts` makes the builds first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A second try tells a busy machine from a fault; the report names each test that needed one.
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
      args: chromiumArgs,
    },
    viewport: {width: 1280, height: 800},
    trace: 'retain-on-failure',
  },
  projects: builds.map(build => ({
    name: build.name,
    testDir: `tests/browser/${build.name}`,
    use: {baseURL: addressOf(build)},
  })),
  // Without its build a project's tests fail on the connection, while the others can be run alone.
  webServer: builds
    .filter(build => existsSync(build.dir))
    .map(build => ({
      command: `npx tsx scripts/serve.ts --dir ${build.dir} --port ${build.port} --base-url ${build.baseUrl}`,
      url: addressOf(build),
      reuseExistingServer: !process.env.CI,
    })),
});
