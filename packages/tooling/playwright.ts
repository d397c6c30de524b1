import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PlaywrightTestConfig} from '@playwright/test';
import {urlOf, type Build} from './builds';
import {chromiumArgs, findChromium} from './chromium';

/**
 * Returns Playwright's settings for tests of production builds, one project and one server for each build.
 *
 * @param cache folder of reports
 */
export const browserTests = (builds: readonly Build[], cache: string) =>
  ({
    outputDir: path.join(cache, 'test-results'),
    fullyParallel: true,
    forbidOnly: true,
    workers: 2,
    // Generous, because benchmarks measure the speed of the site.
    timeout: 60_000,
    expect: {timeout: 15_000},
    reporter: [
      ['list'],
      ['json', {outputFile: path.join(cache, 'browser-tests.json')}],
      ['html', {outputFolder: path.join(cache, 'browser-report'), open: 'never'}],
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
    },
    projects: builds.map(build => ({
      name: build.name,
      testDir: build.tests,
      ...(build.match && {testMatch: path.join(build.tests, build.match)}),
      use: {baseURL: urlOf(build)},
    })),
    // A project without its build fails to connect; the others still run.
    webServer: builds
      .filter(build => existsSync(path.join(build.dir, 'index.html')))
      .map(build => ({
        command: `npx tsx ${path.join(__dirname, 'serve.ts')} --uncompressed --dir ${build.dir} --port ${build.port} --base-url ${build.baseUrl}`,
        url: urlOf(build),
        // A server that runs already may serve another build. Playwright's error names its port.
        reuseExistingServer: false,
      })),
  }) satisfies PlaywrightTestConfig;
