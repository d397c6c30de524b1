import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

test.each([
  [['scale', '--nope'], 1, /Unknown option '--nope'[^]*Usage: npm run bench/],
  [['nope'], 1, /There is no benchmark "nope"\.[^]*Usage: npm run bench/],
  [['--help'], 0, /^Usage: npm run bench/],
])('bench %s ends with %d and the usage', (args, status, usage) => {
  const command = ['--import', 'tsx', 'bench/index.ts', ...args];
  const result = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect(result.status).toBe(status);
  expect(status ? result.stderr : result.stdout).toMatch(usage);
  expect(result.stderr).not.toMatch(/^ +at /m);
});
