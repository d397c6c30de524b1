import {defineConfig, devices} from '@playwright/test';
import {
  chromiumArgs,
  findChromium,
} from '../../packages/docusaurus-theme-search-embedded/tests/support/chromium';

/** The build to take screenshots of: `base` or `head`. */
const state = process.env.STATE ?? 'head';
const port = Number(process.env.PORT_BASE ?? 4100) + 9;
const cache = '../../.cache/compare';

/** Writes screenshots of the base and compares those of the head with them. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 30_000},
  outputDir: `${cache}/results`,
  snapshotPathTemplate: `${cache}/pictures/{projectName}/{arg}{ext}`,
  reporter: [['line'], ['html', {outputFolder: `${cache}/report`, open: 'never'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {...findChromium(), args: chromiumArgs},
    contextOptions: {reducedMotion: 'reduce'},
  },
  projects: [
    {name: 'desktop, light', use: {viewport: {width: 1280, height: 800}}},
    {name: 'phone, dark', use: {...devices['Pixel 7'], colorScheme: 'dark'}},
  ],
  webServer: {
    command: `npx tsx packages/docusaurus-theme-search-embedded/tests/support/serve.ts --dir .cache/compare/${state} --port ${port} --base-url /`,
    cwd: '../..',
    url: `http://localhost:${port}`,
  },
});
