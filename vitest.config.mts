import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The bundler compiles JSX; tsconfig.json leaves it as it is.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/{unit,build}/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
    testTimeout: 30_000,
    // Builds are heavy; two at a time are as fast as many.
    maxWorkers: 2,
  },
});
