// Protects the command `push`: what it sends, and that a failure leaves the hosted index as it was.
import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {explain, requiredAcl} from '../../src/push/errors';
import {previewPush} from '../../src/push/preview';
import {pushRecords} from '../../src/push/push';
import {assertSearchKeyOnlyReads} from '../../src/push/searchKey';
import {indexSettings, synonymHits} from '../../src/push/settings';
import type {SearchRecord} from '../algoliaResponse';
import {AlgoliaServer, type SeenRequest} from '../algoliaServer';

const indexName = 'movie';
const writeKey = 'write-key';
let server: AlgoliaServer;
let lines: string[];

beforeEach(async () => {
  server = new AlgoliaServer();
  server.keys.set(writeKey, requiredAcl);
  lines = [];
  await server.start();
});
afterEach(() => server.stop());

function record(
  objectID: string,
  content = `Text ${objectID}`,
): SearchRecord & {weight: object} & Record<string, unknown> {
  const pageUrl = 'https://docs.example.com/docs/page';
  return {
    objectID,
    type: 'content',
    url: `${pageUrl}#a`,
    url_without_anchor: pageUrl,
    anchor: 'a',
    content,
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Page',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    weight: {pageRank: 10, level: 0, position: 1},
  };
}

const synonyms = [
  ['repo', 'repository'],
  ['llm', 'language model'],
];
const records = (...ids: string[]) => ids.map(id => record(id));

function options(list: unknown, key = writeKey) {
  const hosts = [{url: server.host, accept: 'readWrite', protocol: 'http'} as const];
  const client = algoliasearch('APP', key, {hosts});
  return {client, indexName, synonyms, records: list, log: (line: string) => void lines.push(line)};
}

const isMove = ({path: url, body}: SeenRequest) =>
  url.endsWith('/operation') && body.operation === 'move';
const isBatch = ({path: url}: SeenRequest) => url.endsWith('/batch') && !url.includes('synonyms');
const refusingBatches = (status: number, message: string) => (request: SeenRequest) =>
  isBatch(request) ? {status, body: {message, status}} : undefined;

/** A synonym that somebody made in Algolia's dashboard. */
const ofDashboard = {objectID: 'syn-1', type: 'synonym', synonyms: ['x', 'y']} as const;

function seed() {
  server.seed(indexName, {
    settings: {...indexSettings, hitsPerPage: 33},
    objects: records('old', 'kept'),
    synonyms: [ofDashboard, ...synonymHits([['gone', 'removed'], synonyms[0]!])],
    rules: [{objectID: 'promoted', consequence: {}}],
  });
}

describe('a push', () => {
  test('creates the index with settings, synonyms and records', async () => {
    await pushRecords(options(records('a', 'b')));
    expect(server.snapshot(indexName)).toEqual({
      settings: indexSettings,
      objects: records('a', 'b'),
      synonyms: synonymHits(synonyms),
      rules: [],
    });
    expect(server.names).toEqual([indexName]);
    expect(lines).toEqual(['Replaced movie: 2 records.', 'Updated settings and 2 synonyms.']);
  });

  test('replaces records and its own synonyms, and keeps rules, settings, and synonyms of others', async () => {
    seed();
    await pushRecords(options(records('kept', 'new')));
    expect(server.snapshot(indexName)).toMatchObject({
      settings: {...indexSettings, hitsPerPage: 33},
      objects: records('kept', 'new'),
      synonyms: [ofDashboard, ...synonymHits(synonyms)],
      rules: [{objectID: 'promoted'}],
    });
    expect(server.names).toEqual([indexName]);
  });

  test('sets the languages of the records that Algolia has rules for', async () => {
    const locales = ['zh-Hans', 'pt-BR', 'de-AT', 'de', 'sr'];
    const list = locales.map(language => ({...record(language), language}));
    await pushRecords(options(list));
    const languages = ['de', 'pt-br', 'zh'];
    expect(server.indexes.get(indexName)?.settings).toEqual({
      ...indexSettings,
      queryLanguages: languages,
      indexLanguages: languages,
    });
    await previewPush(options(list));
    expect(lines).toContain(
      `Settings: 0 changed, ${Object.keys(indexSettings).length + 2} unchanged.`,
    );
  });

  test('never shows an incomplete index: the old one stays unchanged until the move', async () => {
    seed();
    server.pollsNeeded = 2;
    const before = server.snapshot(indexName);
    const seen: unknown[] = [];
    server.fault = () => void seen.push(server.snapshot(indexName));
    await pushRecords(options(records('new')));
    const moved = server.requests.findIndex(isMove);
    expect(
      seen.slice(0, moved + 1).every(state => JSON.stringify(state) === JSON.stringify(before)),
    ).toBe(true);
    expect(server.requests.filter(isMove)).toHaveLength(1);
  });

  test('with failing settings reports that the records are new and the settings are old', async () => {
    seed();
    server.keys.set(
      writeKey,
      requiredAcl.filter(right => right !== 'editSettings'),
    );
    await expect(pushRecords(options(records('kept', 'new')))).rejects.toThrow(
      /send the settings.*too few rights.*\nmovie has the new records and its former settings or synonyms. Push again/,
    );
    expect(server.snapshot(indexName)).toMatchObject({
      settings: {hitsPerPage: 33},
      objects: records('kept', 'new'),
      synonyms: [ofDashboard, ...synonymHits([['gone', 'removed'], synonyms[0]!])],
    });
  });

  test('sends many records in batches of a thousand', async () => {
    const many = Array.from({length: 2500}, (_, number) => record(`r${number}`));
    await pushRecords(options(many));
    expect(server.requests.filter(isBatch).map(({body}) => (body.requests as []).length)).toEqual([
      1000, 1000, 500,
    ]);
    expect(server.indexes.get(indexName)?.objects.size).toBe(2500);
  });
});

describe('a push that fails leaves the index as it was', () => {
  async function expectFailure(push: Promise<void>, ...messages: (string | RegExp)[]) {
    const error = await push.then(
      () => undefined,
      (reason: Error) => reason,
    );
    messages.forEach(message => expect(error?.message).toMatch(message));
    expect(error?.message).not.toContain(writeKey);
  }

  function expectUntouched(before: unknown) {
    expect(server.snapshot(indexName)).toEqual(before);
    expect(server.names).toEqual([indexName]);
    expect(server.requests.filter(isMove)).toEqual([]);
  }

  test('an unknown key', async () => {
    seed();
    const before = server.snapshot(indexName);
    await expectFailure(
      pushRecords(options(records('a'), 'unknown')),
      /no such key.*Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY/,
      'The index movie is as it was',
    );
    expectUntouched(before);
  });

  test.each(requiredAcl.filter(right => ['search', 'addObject'].includes(right)))(
    'a key without the right "%s"',
    async right => {
      seed();
      const before = server.snapshot(indexName);
      server.keys.set(
        writeKey,
        requiredAcl.filter(other => other !== right),
      );
      await expectFailure(
        pushRecords(options(records('a'))),
        /ALGOLIA_ADMIN_API_KEY has too few rights.*addObject, deleteIndex, settings, editSettings/,
        'The index movie is as it was',
      );
      expectUntouched(before);
    },
  );

  test('no network', async () => {
    seed();
    const before = server.snapshot(indexName);
    server.fault = () => 'hang up';
    await expectFailure(
      pushRecords(options(records('a'))),
      /no host of Algolia answered. Check the network connection/,
    );
    expectUntouched(before);
  });

  test('the network lost in the middle of the batches', async () => {
    seed();
    const before = server.snapshot(indexName);
    const many = Array.from({length: 2500}, (_, number) => record(`r${number}`));
    server.fault = request =>
      isBatch(request) && server.requests.filter(isBatch).length === 2 ? 'hang up' : undefined;
    await expectFailure(
      pushRecords(options(many)),
      /send the records: no host of Algolia answered.*\n.*is as it was, unless the connection broke in the last step; check with --dry-run/,
    );
    expectUntouched(before);
  });

  test('a batch that the service rejects', async () => {
    seed();
    const before = server.snapshot(indexName);
    server.fault = refusingBatches(400, 'Record quota exceeded');
    await expectFailure(
      pushRecords(options(records('a'))),
      /send the records.*Record quota exceeded/,
    );
    expectUntouched(before);
  });

  test('a move that the service rejects', async () => {
    seed();
    const before = server.snapshot(indexName);
    server.fault = request =>
      isMove(request)
        ? {status: 403, body: {message: 'Not enough rights', status: 403}}
        : undefined;
    await expectFailure(pushRecords(options(records('a'))), /send the records.*too few rights/);
    expect(server.snapshot(indexName)).toEqual(before);
  });

  test('an internal error of the service', async () => {
    seed();
    const before = server.snapshot(indexName);
    server.fault = refusingBatches(503, 'Service Unavailable');
    await expectFailure(
      pushRecords(options(records('a'))),
      /send the records: Algolia had an internal error \(status 503\)\. Check https:/,
    );
    expectUntouched(before);
  });
});

test('too many requests: the error says when to push again', () => {
  const limited = Object.assign(new Error('Too Many Requests'), {status: 429});
  expect(explain('send the records', limited).message).toBe(
    'Could not send the records: Algolia accepts no more requests for now ("Too Many Requests"). Push again in a few minutes.',
  );
});

test('an error of the client is not attributed to the service', () => {
  expect(explain('count the records', new Error('Unexpected end of JSON.')).message).toBe(
    'Could not count the records: Unexpected end of JSON.',
  );
});

describe('records are checked before anything is sent', () => {
  test.each([
    ['an empty list', [], 'would empty the index'],
    ['a duplicate id', records('a', 'a'), /one objectID: record a of https/],
    ['something else', {hits: []}, 'not search records'],
    ['a list of something else', [{objectID: 'a'}], 'not search records'],
    ['a record without headings', [{...record('a'), hierarchy: null}], 'not search records'],
  ])('%s', async (_what, list, message) => {
    await expect(pushRecords(options(list))).rejects.toThrow(message);
    await expect(previewPush(options(list))).rejects.toThrow(message);
    expect(server.requests).toEqual([]);
  });
});

describe('an over-long record', () => {
  const sentence = 'Über die Brücke führt ein Weg. ';

  test('is cut at the end of a sentence, with a warning that names it', async () => {
    await pushRecords(options([record('a'), record('long', sentence.repeat(400))]));
    const sent = server.indexes.get(indexName)!.objects.get('long')!;
    expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThanOrEqual(10_000);
    expect(String(sent.content).length).toBeGreaterThan(7_000);
    expect(sent.content).toMatch(/ein Weg\.$/);
    expect(lines.join('\n')).toMatch(
      /Cut record long of https:\/\/docs\.example\.com\/docs\/page#a \("Über .*…"\): it has 1\d\d\d\d bytes/,
    );
  });

  test.each([
    ['words', 'word '.repeat(3000)],
    ['one word', 'ü'.repeat(9000)],
    ['escapes', '"\\'.repeat(9000)],
    ['surrogates', '🎉'.repeat(4000)],
    ['surrogates from an odd place on', `${'🎉'.repeat(1000)}x${'🎉'.repeat(4000)}`],
  ])('without sentences is cut all the same: %s', async (_what, text) => {
    await pushRecords(options([record('long', text)]));
    const sent = server.indexes.get(indexName)!.objects.get('long')!;
    expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThanOrEqual(10_000);
    expect(Buffer.byteLength(JSON.stringify(sent))).toBeGreaterThan(9_900);
    expect(sent.content).not.toMatch(/[\uD800-\uDBFF]$/);
  });

  test.each([
    ['an only sentence', 'Run this. ', 'x=1 y=2 ', /[12]$/],
    ['an introduction', 'Note: ', 'alpha beta gamma delta ', /(alpha|beta|gamma|delta)$/],
    ['an only space', 'Key: ', 'ü', /ü$/],
  ])('keeps more than %s at its beginning', async (_what, start, rest, end) => {
    await pushRecords(options([record('long', start + rest.repeat(9000))]));
    const sent = server.indexes.get(indexName)!.objects.get('long')!;
    expect(Buffer.byteLength(JSON.stringify(sent))).toBeGreaterThan(9_900);
    expect(sent.content).toMatch(end);
  });

  test.each([
    ['Hindi', 'यह एक बहुत लंबा वाक्य है। ', /।$/],
    ['Japanese', 'これは文です。', /。$/],
  ])('ends with a sentence in %s too', async (_language, text, end) => {
    await pushRecords(options([record('long', text.repeat(800))]));
    const sent = server.indexes.get(indexName)!.objects.get('long')!;
    expect(sent.content).toMatch(end);
  });

  test('is an error if its headings alone are too long', async () => {
    const long = record('long');
    long.hierarchy.lvl1 = 'x'.repeat(11_000);
    await expect(pushRecords(options([long]))).rejects.toThrow(
      'Shorten the headings of record long',
    );
    expect(server.requests).toEqual([]);
  });
});

describe('less than half of the old records', () => {
  const old = () => server.seed(indexName, {objects: records('a', 'b', 'c', 'd', 'e')});

  test('needs --force', async () => {
    old();
    const before = server.snapshot(indexName);
    await expect(pushRecords(options(records('a', 'b')))).rejects.toThrow(
      /movie has 5 records, and this build has 2\. If that is right, push with --force\.\n.*as it was/,
    );
    expect(server.snapshot(indexName)).toEqual(before);
    expect(lines).toEqual([]);
    await pushRecords({...options(records('a', 'b')), force: true});
    expect(server.indexes.get(indexName)?.objects.size).toBe(2);
  });

  test('does not include three of five', async () => {
    old();
    await pushRecords(options(records('a', 'b', 'c')));
    expect(server.indexes.get(indexName)?.objects.size).toBe(3);
  });
});

describe('a dry run', () => {
  test('prints what would change and writes nothing', async () => {
    seed();
    server.indexes.get(indexName)!.settings.minProximity = 8;
    const before = server.snapshot(indexName);
    await previewPush(options([record('kept'), record('new'), record('old', 'Other text')]));
    expect(lines).toEqual([
      `Settings: 1 changed, ${Object.keys(indexSettings).length - 1} unchanged.`,
      '  minProximity: 8 → 1',
      'Synonyms: 1 added, 1 removed, 0 changed, 1 unchanged.',
      'Records: 1 added, 0 removed, 1 changed, 1 unchanged.',
    ]);
    expect(server.snapshot(indexName)).toEqual(before);
    const reads = ['/settings', '/synonyms/search', '/browse'];
    expect(server.requests.every(({path: url}) => reads.some(end => url.endsWith(end)))).toBe(true);
  });

  test('reports no changes after a push, also with several pages of records', async () => {
    const list = records('a', 'b', 'c', 'd', 'e');
    await pushRecords(options(list));
    lines = [];
    await previewPush(options(list));
    expect(lines).toEqual([
      `Settings: 0 changed, ${Object.keys(indexSettings).length} unchanged.`,
      `Synonyms: 0 added, 0 removed, 0 changed, ${synonyms.length} unchanged.`,
      'Records: 0 added, 0 removed, 0 changed, 5 unchanged.',
    ]);
  });

  test('reports that the index would be created', async () => {
    await previewPush(options(records('a')));
    expect(lines[0]).toBe('The index movie does not exist yet; a push would create it.');
    expect(lines.at(-1)).toBe('Records: 1 added, 0 removed, 0 changed, 0 unchanged.');
    expect(server.names).toEqual([]);
  });

  test('names a missing right', async () => {
    seed();
    server.keys.set(writeKey, ['search']);
    await expect(previewPush(options(records('a')))).rejects.toThrow(/too few rights.*browse/);
  });
});

describe('the public search key', () => {
  const check = (key: string) =>
    assertSearchKeyOnlyReads(options([]).client, key, line => void lines.push(line));

  test('is an error if it can write', async () => {
    server.keys.set(writeKey, ['admin']);
    server.keys.set('public', ['search', 'addObject', 'editSettings']);
    await expect(check('public')).rejects.toThrow(/beyond searching: addObject, editSettings/);
  });

  test('passes if it can only search', async () => {
    server.keys.set(writeKey, ['admin']);
    server.keys.set('public', ['search']);
    await expect(check('public')).resolves.toBeUndefined();
    expect(lines).toEqual([]);
  });

  test.each([
    ['a key of fewer rights', requiredAcl],
    ['a secured key', ['admin']],
  ])('%s cannot tell, and says so', async (_what, rights) => {
    server.keys.set(writeKey, rights);
    await expect(check('secured')).resolves.toBeUndefined();
    expect(lines).toEqual(['The rights of ALGOLIA_API_KEY could not be checked with this key.']);
  });
});

describe('npm run search:push', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'search-push-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  async function run(args: string[], env: Record<string, string>, {cwd}: {cwd?: string} = {}) {
    const cli = path.join(__dirname, '../../src/push/cli.ts');
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), cli, ...args], {
      env: {PATH: process.env.PATH, ...env} as NodeJS.ProcessEnv,
      cwd,
    });
    const output = {stdout: '', stderr: ''};
    child.stdout.on('data', chunk => (output.stdout += chunk));
    child.stderr.on('data', chunk => (output.stderr += chunk));
    const status = await new Promise(resolve => child.on('close', resolve));
    return {status, ...output};
  }

  const writeSettings = async (text: string): Promise<void> => {
    const records = path.join(folder, '.docusaurus/search-records');
    await mkdir(records, {recursive: true});
    await writeFile(path.join(records, 'build.push.json'), text);
  };

  const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: writeKey};

  test('pushes the records of a file, and reports no changes afterwards', async () => {
    const file = path.join(folder, 'records.json');
    await writeFile(file, JSON.stringify(records('a', 'b')));
    const args = ['--index', indexName, '--records', file, '--host', `http://${server.host}`];
    expect(await run(args, credentials)).toMatchObject({status: 0, stderr: ''});
    expect(server.indexes.get(indexName)?.objects.size).toBe(2);
    const {stdout} = await run([...args, '--dry-run'], credentials);
    expect(stdout).toContain('Records: 0 added, 0 removed, 0 changed, 2 unchanged.');
  });

  test('merges the records of all languages', async () => {
    const write = async (outDir: string, locale: string, ...ids: string[]) => {
      const name = encodeURIComponent(outDir);
      const file = path.join(folder, '.docusaurus/search-records', name, `${locale}.json`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(records(...ids)));
    };
    await write('build', 'en', 'a');
    await write('build', 'de', 'b', 'c');
    for (const other of ['build-other', 'build.old', 'build/other']) {
      await write(other, 'en', 'd');
    }
    const args = ['--index', indexName, '--host', `http://${server.host}`];
    expect(await run(args, credentials, {cwd: folder})).toMatchObject({status: 0, stderr: ''});
    expect([...server.indexes.get(indexName)!.objects.keys()]).toEqual(['b', 'c', 'a']);
  });

  test('uses the index and synonyms of the last build', async () => {
    const synonyms = {en: [['repo', 'repository']], de: [['Ordner', 'Verzeichnis']]};
    await writeSettings(JSON.stringify({indexName: 'of-the-build', synonyms}));
    const file = path.join(folder, 'records.json');
    await writeFile(file, JSON.stringify(records('a')));
    const args = ['--records', file, '--host', `http://${server.host}`];
    const {stderr} = await run(args, credentials, {cwd: folder});
    expect(stderr).toBe('');
    expect((server.snapshot('of-the-build') as {synonyms: unknown}).synonyms).toEqual(
      synonymHits([...synonyms.en, ...synonyms.de]),
    );
  });

  test('damaged settings of the last build are named', async () => {
    await writeSettings('{"indexName":');
    const file = path.join(folder, 'records.json');
    await writeFile(file, JSON.stringify(records('a')));
    const {status, stderr} = await run(['--records', file], credentials, {cwd: folder});
    expect(status).toBe(1);
    expect(stderr).toContain('build.push.json is damaged. Build the site again.');
  });

  test.each([
    ['a missing key', [], {ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_ADMIN_API_KEY is not set'],
    ['a missing application', [], {ALGOLIA_ADMIN_API_KEY: writeKey}, 'ALGOLIA_APP_ID is not set'],
    [
      'no build',
      ['--records', 'missing.json'],
      credentials,
      /There is no .*missing\.json\. Build the site first\./,
    ],
    ['an unknown option', ['--dryrun'], credentials, "Unknown option '--dryrun'"],
  ])('%s ends with status 1 and a message without a stack', async (_what, args, env, message) => {
    const {status, stderr} = await run(args, env);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
