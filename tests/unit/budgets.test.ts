// Protects the byte budgets: they measure shared code, and name a missing file.
import {spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'budgets-'));
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(root, 'build', file)), {recursive: true});
  writeFileSync(path.join(root, 'build', file), content);
};
const page = (className: string, script: string) =>
  `<html class="${className}"><link rel="stylesheet" href="/base/styles.a.css"><link rel="prefetch" href="/base/next.js"><script id="page-scripts" type="application/json">["/base/${script}"]</script><img src="/base/big.png"></html>`;
const budgets = () => {
  const env = {...process.env, BASE_URL: '/base/'};
  const command = path.resolve('node_modules/.bin/size-limit');
  return spawnSync(command, ['--json'], {cwd: root, encoding: 'utf8', env});
};
const failed = ({stdout}: {stdout: string}) =>
  (JSON.parse(stdout) as {name: string; passed: boolean}[])
    .filter(({passed}) => !passed)
    .map(({name}) => name);

beforeAll(() => {
  for (const file of ['package.json', '.size-limit.mjs']) {
    cpSync(file, path.join(root, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  write('index.html', page('plugin-pages', 'a.js'));
  write('blog/a/index.html', page('blog-post-page', 'a.js'));
  write('docs/a/index.html', page('docs-doc-id-a', 'a.js'));
  // One page has a large script of its own.
  const large = page('docs-doc-id-b', 'a.js').replace('.js"]', '.js","/base/b.js"]');
  write('docs/b/index.html', large);
  write('b.js', randomBytes(300_000));
  write('styles.a.css', 'body {margin: 0}');
  write('big.png', randomBytes(300_000));
});
afterAll(() => rmSync(root, {recursive: true}));

test('budgets: shared code within the limits passes, whatever one page contains', () => {
  write('a.js', randomBytes(100_000));
  const result = budgets();
  expect(failed(result)).toEqual([]);
  expect(result.status).toBe(0);
});

test('budgets: shared code above a limit fails and names the kind', () => {
  write('a.js', randomBytes(160_000));
  write('styles.a.css', randomBytes(25_000));
  const result = budgets();
  expect(failed(result)).toEqual(['every page', 'doc', 'doc: .js', 'doc: /styles.']);
  expect(result.status).toBe(1);
});

test('budgets: the error names a missing file', () => {
  rmSync(path.join(root, 'build/styles.a.css'));
  expect(budgets()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      /build\/.*index\.html refers to build\/styles\.a\.css, which does not exist/,
    ) as string,
  });
});
