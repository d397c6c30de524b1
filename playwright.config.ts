import {defineConfig} from '@playwright/test';
import {browserTests} from 'tooling/playwright';
import {builds, urlOf} from './tests/browser/builds';
import {findEngines} from './tests/browser/engines/engines';
import type {EngineOptions} from './tests/browser/engines/test';

const [embedded] = builds;
const settings = browserTests(builds, '.cache');

/** Browser tests on the production builds, which `scripts/test.ts` creates first. */
export default defineConfig<object, EngineOptions>({
  ...settings,
  projects: [
    ...settings.projects,
    ...findEngines().found.map(engine => ({
      name: engine.name,
      testDir: 'tests/browser/engines',
      use: {baseURL: urlOf(embedded!), engine},
    })),
  ],
});
