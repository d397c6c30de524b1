import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeSearchAssets} from '../../src/build/assets';
import {toPages} from '../../src/records';
import {records} from '../fixtures/engine/records';

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-cli-'));
  writeSearchAssets(file('site'), toPages(records));
  await writeFile(file('records.json.gz'), gzipSync(JSON.stringify(records)));
  await writeFile(file('object.json'), '{}');
  await writeFile(file('broken.json'), '[{"url": 1}]');
  await writeFile(file('queries.txt'), 'api key\r\nno such wrd\n\nzzzz\n');
  await writeFile(file('empty.txt'), '\n');
});
afterAll(() => rm(folder, {recursive: true}));

/** Runs the command as `npm run search` does. */
function run(...args: string[]): Promise<{code: number; stdout: string; stderr: string}> {
  const command = [
    '--import',
    'tsx',
    'packages/docusaurus-theme-search-embedded/src/bin/index.ts',
    'search',
    ...args,
  ];
  return new Promise(resolve => {
    execFile(process.execPath, command, (error, stdout, stderr) => {
      resolve({code: error ? Number(error.code) : 0, stdout, stderr});
    });
  });
}

describe('npm run search', {timeout: 60_000}, () => {
  it('prints the hits of the built site', async () => {
    const {code, stdout} = await run('--site', file('site'), 'api', 'key');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Accounts › API keys.*\n {2}https:\/\/docs\.example\/accounts\/api-keys/,
    );
    const none = await run('--site', file('site'), 'zzzz');
    expect(none).toEqual({code: 0, stdout: 'No results for "zzzz".\n', stderr: ''});
  });

  it('answers queries from records, then prints the figures', async () => {
    const args = ['--records', file('records.json.gz'), '--queries', file('queries.txt')];
    const {code, stdout, stderr} = await run(...args);
    expect(code).toBe(0);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines.map(({q}) => q)).toEqual(['api key', 'no such wrd', 'zzzz']);
    expect(lines[0]).toEqual({q: 'api key', urls: expect.any(Array), ms: expect.any(Number)});
    expect(lines[0].urls[0]).toBe('https://docs.example/accounts/api-keys');
    expect(lines[2].urls).toEqual([]);
    const figures = JSON.parse(stderr);
    const names = ['records', 'indexBytes', 'gzipBytes', 'buildMs', 'loadMs', 'p50Ms', 'p95Ms'];
    expect(Object.keys(figures)).toEqual(names);
    expect(figures.records).toBe(records.length);
    expect(Object.values(figures).every(value => Number(value) > 0)).toBe(true);
  });

  it.each([
    [['--site', 'nowhere', 'x'], 'nowhere/search/index.json: not found. Build the site again'],
    [['--records', 'nowhere.json', '--queries', 'queries.txt'], 'nowhere.json: no such file.'],
    [['--records', 'object.json', '--queries', 'queries.txt'], 'expected a JSON array'],
    [['--records', 'broken.json', '--queries', 'queries.txt'], 'Search record 0 is not'],
    [['--records', 'records.json.gz', '--queries', 'empty.txt'], 'empty.txt: contains no queries.'],
    [['--records', 'records.json.gz'], '--records and --queries go together'],
    [['--bogus'], "Unknown option '--bogus'"],
    [[], 'Pass a query'],
  ])('says what is wrong with %j', async (args, message) => {
    const isFile = (arg: string) => /^[a-z]+(?:$|\..+)/.test(arg) && arg !== 'x';
    const {code, stdout, stderr} = await run(...args.map(arg => (isFile(arg) ? file(arg) : arg)));
    expect({code, stdout}).toEqual({code: 1, stdout: ''});
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
