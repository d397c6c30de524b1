import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    // A thread starts faster than a process.
    pool: 'threads',
    // More than two builds at a time are not faster.
    maxWorkers: 2,
    projects: [
      {
        // tsconfig.json preserves JSX.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'site',
          include: [
            '{src,scripts}/**/*.test.ts',
            '{tests,packages/search-hosted/tests}/{unit,build,output}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          pool: 'threads',
        },
      },
      'packages/tooling',
    ],
  },
});
