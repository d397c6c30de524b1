import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'bench/index.ts', ...args], {encoding: 'utf8'});

test.each([
  ['an unknown option', ['scale', '--nope'], "Unknown option '--nope'"],
  ['an unknown benchmark', ['nope'], 'There is no benchmark "nope".'],
])('bench: %s prints the usage', (_, args, problem) => {
  const {status, stderr} = bench(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('Usage: npm run bench');
  expect(stderr).not.toMatch(/^ +at /m);
});

test('bench: --help prints the usage', () => {
  const {status, stdout} = bench('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run bench/);
});
