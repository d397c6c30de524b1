// Protects the commands `search` of the package and of the repository: filters, explanations, figures, and errors.
import {spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {writeSearchAssets} from '../../src/build/assets';
import {toPages} from '../../src/records';
import {records, recordsOf} from '../fixtures/engine/records';
import {main} from '../../scripts/search';
import {run as runCommand} from '../../src/bin/run';
import {search} from '../../src/bin/search';

/** A page of two locales, the default one in two versions. */
const pageOf = (language: string, tag: string, text: string, version = '') => ({
  url: `https://docs.example/${language}/${tag}`,
  category: 'Docs',
  lines: ['# Kettle', text],
  language,
  docusaurus_tag: tag,
  version,
});
const versions = ['1.0', '2.0', '2.0-beta', 'beta'];
const tagOf = (version: string) => `docs-default-${version}`;
const english = recordsOf([
  ...versions.map(version =>
    pageOf('en', tagOf(version), 'An x-api-key with a handle, and a token.', version),
  ),
  pageOf('en', 'default', 'A kettle outside of the docs.'),
]);
const german = recordsOf([pageOf('de', 'default', 'Der Griff.')]);

const theme = path.join(__dirname, '../..');
let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-cli-'));
  writeSearchAssets(file('site'), toPages(records));
  writeSearchAssets(file('versions'), toPages(english), {}, versions.map(tagOf));
  writeSearchAssets(file('versions/de'), toPages(german), {language: 'other'});
  // Each locale with a base URL of its own.
  writeSearchAssets(file('urls/en'), toPages(english), {}, versions.map(tagOf));
  writeSearchAssets(file('urls/docs/german'), toPages(german), {language: 'other'});
  await writeFile(file('records.json.gz'), gzipSync(JSON.stringify(records)));
  await writeFile(file('object.json'), '{}');
  await writeFile(file('broken.json'), '[{"url": 1}]');
  await writeFile(file('queries.txt'), 'api key\r\nno such wrd\n\nzzzz\n');
  await writeFile(file('empty.txt'), '\n');
});
afterAll(() => rm(folder, {recursive: true}));

/** Runs a command in this process, and returns its exit code and what it prints. */
async function call(command: () => Promise<void>) {
  let stdout = '';
  let stderr = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    stdout += String(text);
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    stderr += String(text);
    return true;
  });
  await runCommand(command);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  out.mockRestore();
  err.mockRestore();
  return {code, stdout, stderr};
}

/** Runs the command of `npm run search`. */
const run = (...args: string[]) => call(() => main(args));

/** Runs the published command. */
const published = (...args: string[]) => call(() => search(args));

describe('docusaurus-search-embedded search', {timeout: 60_000}, () => {
  const urls = (stdout: string) =>
    Array.from(stdout.matchAll(/^ {2}https:\/\/docs\.example(.*)$/gm), ([, url]) => url);

  it.each([
    [[], ['/en/default', ...versions.map(version => `/en/${tagOf(version)}`)]],
    [
      ['--version', 'beta'],
      ['/en/default', '/en/docs-default-beta'],
    ],
    [
      ['--version', '2.0'],
      ['/en/default', '/en/docs-default-2.0'],
    ],
    [
      ['--locale', 'en', '--version=1.0'],
      ['/en/default', '/en/docs-default-1.0'],
    ],
    [['--locale', 'de'], ['/de/default']],
  ])('with %j searches what readers search', async (args, expected) => {
    const {code, stdout} = await published('--site', file('versions'), ...args, 'kettle');
    expect({code, urls: urls(stdout).sort()}).toEqual({code: 0, urls: expected});
  });

  it.each([
    ['en', '/en/default'],
    ['de', '/de/default'],
  ])('finds the locale %s below a base URL of its own', async (locale, url) => {
    const {stdout} = await published('--site', file('urls'), '--locale', locale, 'kettle');
    expect(urls(stdout)).toContain(url);
  });

  it.each([
    [[], 'urls has no pages of a default locale. Pass --locale with one of de, en.'],
    [['--locale', 'fr'], 'urls has no locale "fr". Its locales are de, en.'],
  ])('lists the locales without one at the root, as for %j', async (args, message) => {
    const {code, stderr} = await published('--site', file('urls'), ...args, 'kettle');
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  it('explains how the indexes understand a query', async () => {
    const query = 'handl api-key "with a" -griff';
    const {stdout} = await published(
      '--site',
      file('versions'),
      '--version',
      '2.0',
      '--explain',
      query,
    );
    expect(stdout).toContain('Indexes: all other pages, docs-default-2.0\n');
    expect(stdout).toContain('phrases "with a"; excluded "griff"');
    expect(stdout).toContain('Tokens: handl (word), api-key (compound)');
    expect(stdout).toMatch(/Parts: with \(quoted\).*api \(part of api-key\)/);
    expect(stdout).toMatch(/^ {2}handl, weight [\d.]+: handle [\d.]+ \(completion\)/m);
    expect(stdout).toMatch(/^ {2}key, weight [\d.]+: key 1.00/m);
    expect(stdout).toContain('/en/docs-default-2.0');
  });

  it.each([
    [['--locale', 'fr'], 'has no locale "fr". Its locales are en, de.'],
    [
      ['--version', '3.0'],
      'has no version "3.0" of the docs. It has the versions 1.0, 2.0, 2.0-beta, beta.',
    ],
    [['--records', 'records.json'], "Unknown option '--records'"],
  ])('says what is wrong with %j', async (args, message) => {
    const {code, stdout, stderr} = await published('--site', file('versions'), ...args, 'kettle');
    expect({code, stdout}).toEqual({code: 1, stdout: ''});
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('is a command of the package, which names its commands', () => {
    const bin = path.join(theme, 'lib/node/bin/index.js');
    const start = (...args: string[]) =>
      spawnSync(process.execPath, [bin, ...args], {encoding: 'utf8'});
    expect(start('search', '--site', file('site'), 'api key').stdout).toContain('API keys');
    const {status, stderr} = start('push');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage: docusaurus-search-embedded search \[options\]\./);
  });
});

describe('the output of a command', {timeout: 60_000}, () => {
  it('may have a reader that goes away', () => {
    const bin = path.join(theme, 'lib/node/bin/index.js');
    const query = `${process.execPath} ${bin} search --site ${file('site')} api key`;
    const {stderr} = spawnSync('bash', ['-c', `(${query}; echo "code $?" >&2) | true`], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('code 0\n');
  });
});

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

  it('answers queries from the index of a built site', async () => {
    const {code, stdout} = await run('--site', file('site'), '--queries', file('queries.txt'));
    expect(code).toBe(0);
    const [first] = stdout.split('\n').map(line => JSON.parse(line || '{}'));
    expect(first.urls[0]).toBe('https://docs.example/accounts/api-keys');
  });

  it('resolves relative paths against the folder in which npm was started', () => {
    const script = path.join(theme, 'scripts/search.ts');
    const args = ['--records=records.json.gz', '--queries', 'queries.txt'];
    const {status, stdout} = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
      encoding: 'utf8',
      env: {...process.env, INIT_CWD: folder},
    });
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });

  it.each([
    [
      ['--site', 'nowhere', 'x'],
      'nowhere/search-index/index.json: not found. Build the site again',
    ],
    [['--records', 'nowhere.json', '--queries', 'queries.txt'], 'nowhere.json: no such file.'],
    [['--records', 'object.json', '--queries', 'queries.txt'], 'expected a JSON array'],
    [['--records', 'broken.json', '--queries', 'queries.txt'], 'Search record 0 is not'],
    [['--records', 'records.json.gz', '--queries', 'empty.txt'], 'empty.txt: contains no queries.'],
    [['--records', 'records.json.gz'], '--queries goes together with either --records or --site'],
    [['--queries', 'queries.txt'], '--queries goes together with either --records or --site'],
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
