import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {builds} from './tests/builds';
import {browserTests} from 'tooling/playwright';

/** Browser tests on the builds of `tests/builds.ts`, which `tests/run.ts` creates first. */
export default defineConfig(browserTests(builds, path.join(__dirname, '.cache')));
