// Protects the search client: answers, which files it loads, its cache, and its worker.
import {createHash} from 'node:crypto';
import {getEventListeners} from 'node:events';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {PromiseCache} from '../../src/client/promiseCache';
import {createEmbeddedBackend} from '../../src/client/embeddedBackend';
import {
  MissingAssetError,
  SearchFiles,
  type ReadAsset,
  type ReadOptions,
} from '../../src/client/files';
import {SiteSearch} from '../../src/client/siteSearch';
import type {WorkerRequest, WorkerResponse} from '../../src/client/requests';
import {formatVersion} from '../../src/engine/format/files';
import {parsePostings, writePostings} from '../../src/engine/format/postings';
import type {BuildOptions} from '../../src/engine/format/writeIndex';
import {tokenize} from '../../src/engine/analysis/tokens';
import type {ResultPage} from '../../src/client/hit';
import {Engine} from '../../src/engine/query/engine';
import {createSearchAssets, writeSearchAssets} from '../../src/build/assets';
import {toPages} from '../../src/records';
import {records, recordsOf} from '../fixtures/engine/records';
import {filesOf, input, siteOf, visible, type Files} from '../fixtures/engine/site';

/** A folder of files that records reads, and can be replaced as by a deployment. */
function deployment(options: BuildOptions = {textsSize: 200}) {
  const read: string[] = [];
  let files: Files = new Map();
  const deploy = (list = records) => {
    files = filesOf(list, options);
  };
  deploy();
  const readAsset = async (name: string, {signal}: ReadOptions) => {
    read.push(name);
    signal?.throwIfAborted();
    const bytes = files.get(name);
    if (!bytes) {
      throw new MissingAssetError(`/search/${name}`);
    }
    return bytes;
  };
  return {site: new SiteSearch(readAsset, '/search/'), read, deploy, files: () => files};
}

const pagesOf = (names: readonly string[], linesOf: (name: string) => string[], more = {}) =>
  recordsOf(
    names.map(name => ({
      url: `https://docs.example/${name}`,
      category: '',
      lines: linesOf(name),
      ...more,
    })),
  );

describe('search engine: answers', () => {
  it('describe a section by its headings and the passage that answers', async () => {
    const {hits, total} = await deployment().site.find(input('revoked minute', {to: 1}));
    expect(total).toBeGreaterThan(0);
    const url = 'https://docs.example/accounts/api-keys#revoke-a-key';
    const [hit] = hits;
    expect(hit).toMatchObject({id: url, url, kind: 'text', score: expect.any(Number)});
    expect([hit!.category, ...hit!.headings].map(visible)).toEqual([
      'Accounts',
      'API keys',
      '<mark>Revoke</mark> a key',
    ]);
    expect(visible(hit!.excerpt)).toBe(
      'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
    );
  });

  it('are headings if the heading contains as much of the query as the text', async () => {
    const {hits} = await deployment().site.find(input('recovery codes'));
    expect(hits[0]!.kind).toBe('heading');
  });

  it('prefer the paragraph with the exact word to an earlier one with a synonym', async () => {
    const lines = ['# Page', 'Ask for a token.', 'Ask for a key.', 'Ask for a secret.'];
    const {hits} = await siteOf(pagesOf(['a'], () => lines)).find(input('secret'));
    expect(visible(hits[0]!.excerpt)).toBe('Ask for a <mark>secret</mark>.');
  });

  it('show a paragraph of several pages for each of them, and count each', async () => {
    const list = pagesOf(['a', 'b', 'c', 'd'], name => [
      `# Page ${name}`,
      '## Part',
      'Keep the needle safe.',
      name,
      `A needle of ${name}.`,
    ]);
    const site = siteOf(list);
    const pages = await Promise.all(
      [0, 2, 4].map(from => site.find(input('needle', {from, to: from + 2}))),
    );
    expect(pages.map(({total, hits}) => [total, hits.length])).toEqual([
      [4, 2],
      [4, 2],
      [4, 0],
    ]);
    const {hits} = await site.find(input('needle safe'));
    const safe = hits.filter(({excerpt}) => visible(excerpt).includes('<mark>safe</mark>'));
    expect(safe).toHaveLength(4);
  });

  it('keep a paragraph that pages of another version repeat', async () => {
    const list = ['1.0', '2.0'].flatMap(version =>
      pagesOf([version], () => ['# Page', 'Keep the needle safe.'], {version}),
    );
    const site = siteOf(list);
    for (const version of ['1.0', '2.0']) {
      const {total} = await site.find(input('needle', {filters: [`version:${version}`]}));
      expect(total).toBe(1);
    }
  });

  it('continue on the next page without gaps or repetitions', async () => {
    const {site} = deployment();
    const all = await site.find(input('message', {to: 15}));
    const pages = await Promise.all(
      [0, 3, 6, 9, 12].map(from => site.find(input('message', {from, to: from + 3}))),
    );
    const urls = pages.flatMap(({hits}) => hits.map(({url}) => url));
    expect(urls).toEqual(all.hits.map(({url}) => url));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('filter by facets as the hosted service does', async () => {
    const {site} = deployment();
    const totalOf = async (filters: (string | string[])[]) =>
      (await site.find(input('mail', {filters}))).total;
    const match = await totalOf(['language:en']);
    expect(match).toBeGreaterThan(0);
    expect(await totalOf(['language:de'])).toBe(0);
    expect(await totalOf([['language:de', 'language:en'], 'docusaurus_tag:x'])).toBe(match);
  });

  it('count facets over all results of the filter', async () => {
    const list = ['docs', 'blog', 'blog'].flatMap((area, number) =>
      pagesOf([`${number}`], name => [`# Page ${name}`, `A needle ${name}.`], {area}),
    );
    const site = siteOf(list);
    const facets = ['area', 'version'];
    const all = await site.find(input('needle', {facets, to: 1}));
    const blog = await site.find(input('needle', {facets, to: 0, filters: ['area:blog']}));
    expect(all).toMatchObject({total: 3, counts: {area: {docs: 1, blog: 2}, version: {}}});
    expect(blog).toMatchObject({total: 2, hits: [], counts: {area: {blog: 2}}});
  });

  it('search once for all parts of an answer', async () => {
    const {site} = deployment();
    const search = vi.spyOn(Engine.prototype, 'search');
    for (const from of [0, 3, 6]) {
      await site.find(input('mail', {from, to: from + 3}));
    }
    expect(search).toHaveBeenCalledTimes(1);
    search.mockRestore();
  });

  it('come without their excerpts for those who read them later, in files with several', async () => {
    const {site, read} = deployment();
    const query = input('revoked minute', {excerptWords: 0});
    const {hits} = await site.find(query);
    expect(read).toEqual(['index.json']);
    expect(hits.map(({excerpt}) => excerpt)).toEqual(hits.map(() => undefined));
    const [first] = hits;
    const excerpts = await site.readExcerpts({...query, excerptWords: 10, ids: [first!.id]});
    expect(read).toHaveLength(2);
    expect(visible(excerpts[first!.id])).toBe(
      'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
    );
  });

  it('come with the excerpts of few files first, then with all', async () => {
    const {site, read} = deployment();
    const query = input('mail', {excerptWords: 0});
    const ids = (await site.find(query)).hits.map(({id}) => id);
    const complete = {...query, excerptWords: 10, ids};
    const some = await site.readExcerpts({...complete, maxFiles: 2});
    expect(read).toHaveLength(3);
    const all = await site.readExcerpts(complete);
    expect(Object.keys(all).length).toBeGreaterThan(Object.keys(some).length);
    expect(all).toMatchObject(some);
    expect(new Set(read).size).toBe(read.length);
    expect(await site.readExcerpts({...complete, ids: ['unknown']})).toEqual({});
  });

  it.each([
    ['a sentence before a row that holds no more', 'wrong key', 'A wrong key is refused.'],
    ['the cell that holds all that its row does', 'safe', 'Keep it in a safe place.'],
    ['a row as a sentence where each cell holds a part', 'key quota', '429: Key; Quota'],
    ['a row as a sentence where a cell is a name', 'vault', 'Vault: For all'],
  ])('show %s', async (_, query, content) => {
    const rows = ['401 · Key · Wrong', '429 · Key · Quota', 'Vault · For all'];
    const lines = ['# Page', ...rows, 'A wrong key is refused.', 'File · Keep it in a safe place.'];
    const {hits} = await siteOf(pagesOf(['a'], () => lines)).find(input(query));
    expect(visible(hits[0]!.excerpt).replace(/<\/?mark>/g, '')).toBe(content);
  });
});

describe('search engine: files', () => {
  it('are read on demand: first the index, then texts that may match better than the heading', async () => {
    const {site, read} = deployment();
    await site.preload();
    expect(read).toEqual(['index.json']);
    await site.find(input('revoke', {to: 1}));
    expect(read).toHaveLength(1);
    await site.find(input('revoked minute', {to: 1}));
    const texts = read.slice(1);
    expect(texts.length).toBeGreaterThan(0);
    for (const name of texts) {
      expect(name).toMatch(/^files\/texts\.[0-9a-f]{10}\.json$/);
    }
    await site.find(input('revoked minute', {to: 1}));
    expect(read).toHaveLength(1 + texts.length);
  });

  it('return the same answers from one file and from several, of which a search reads few', async () => {
    const words = [...new Set(records.flatMap(({content}) => tokenize(content ?? '')))].map(
      ({term}) => term,
    );
    const whole = deployment();
    const parts = deployment({postingsSize: 8});
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('the', 'with', 'key', ...words), {minLength: 1, maxLength: 4}),
        async query => {
          // Whole words only, because prefixes of one or two letters differ by design. Words of grammar
          // alone read no postings.
          fc.pre(query.some(({length}) => length > 4));
          const typed = input(`${query.join(' ')} `);
          const urlsOf = ({hits}: ResultPage) => hits.map(({url}) => url);
          const [expected, found] = [await whole.site.find(typed), await parts.site.find(typed)];
          expect(urlsOf(found).slice(0, 1)).toEqual(urlsOf(expected).slice(0, 1));
        },
      ),
      {numRuns: 50, examples: [[['with', 'package', 'stops']]]},
    );
    const few = deployment({postingsSize: 8});
    await few.site.find(input('revoked'));
    const isPostings = (name: string) => name.startsWith('files/postings');
    expect(few.read.filter(isPostings).length).toBeGreaterThan(0);
    expect(few.read.filter(isPostings).length).toBeLessThan(4);
    expect([...few.files().keys()].filter(isPostings).length).toBeGreaterThan(10);
    expect(whole.read.filter(isPostings)).toEqual([]);
  });

  it('return the same answer regardless of earlier searches', async () => {
    const queries = ['revoked', 'mail', 'messge', 'create a filter', 'timezone', 'recoverry cod'];
    const used = deployment({postingsSize: 8}).site;
    for (const query of queries) {
      await used.find(input(query));
    }
    for (const query of queries) {
      const fresh = deployment({postingsSize: 8}).site;
      expect(await used.find(input(query))).toEqual(await fresh.find(input(query)));
    }
  });

  it('are evicted from the cache when others need the space, and are read again', async () => {
    const read: string[] = [];
    const files = filesOf(records, {textsSize: 200, postingsSize: 8});
    const site = new SiteSearch(
      async name => {
        read.push(name);
        return files.get(name)!;
      },
      '',
      2000,
    );
    const queries = ['revoked minute', 'mail message', 'timezone', 'recovery codes'];
    const before = [];
    for (const query of queries) {
      before.push(await site.find(input(query)));
    }
    const {length} = read;
    // Queries differ, but have the same words, because the latest answers are cached, too.
    for (const query of queries) {
      await site.find(input(`${query} `));
    }
    expect(read.length).toBeGreaterThan(length);
    expect(await site.find(input(queries[0]!))).toEqual(before[0]);
  });

  it('show each text as it was recorded, with any content', async () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(word, fc.string({unit: 'grapheme', maxLength: 300})), {minLength: 1}),
        async texts => {
          const list = recordsOf([
            {url: 'https://docs.example/x', category: '', lines: ['# Title']},
            ...texts.map(([name, text], number) => ({
              url: `https://docs.example/${number}`,
              category: '',
              lines: ['# Other', `needle ${name} ${text.replaceAll(/[\r\n#\ue000\ue001]/g, ' ')}`],
            })),
          ]);
          const {hits} = await siteOf(list, {textsSize: 200}).find(
            input('needle', {to: 1000, excerptWords: 1000}),
          );
          const shown = hits.map(({excerpt}) => visible(excerpt).replace(/<\/?mark>/g, ''));
          const written = list.flatMap(({content}) => content?.replace(/<\/?mark>/g, '') ?? []);
          expect(shown.sort()).toEqual(written.sort());
        },
      ),
      {numRuns: 20},
    );
  });

  it('are read again after a deployment replaced them', async () => {
    const {site, deploy, read} = deployment();
    await site.preload();
    deploy(records.filter(({url}) => !url.includes('changelog')));
    const {hits} = await site.find(input('webhooks'));
    expect(hits[0]!.url).toBe('https://docs.example/reference/webhooks');
    const {hits: deeper} = await site.find(input('revoked minute'));
    expect(deeper[0]!.excerpt).toBeDefined();
    expect(read.filter(name => name === 'index.json').length).toBe(2);
  });

  it('with excerpts are read again after a deployment replaced them', async () => {
    const {site, deploy, read} = deployment();
    const query = input('revoked minute', {excerptWords: 0});
    const {hits} = await site.find(query);
    deploy(
      records.map(record => ({
        ...record,
        content: record.content?.replace('within a minute', 'within one minute') ?? null,
      })),
    );
    const ids = [hits[0]!.id];
    const excerpts = await site.readExcerpts({...query, excerptWords: 10, ids});
    expect(visible(excerpts[ids[0]!])).toContain('<mark>revoked</mark>');
    expect(read.filter(name => name === 'index.json').length).toBe(2);
  });

  it.each([
    ['missing', () => undefined, /index\.json: not found/],
    [
      'truncated',
      (bytes: Uint8Array) => bytes.slice(0, 100),
      /index\.json: this is no file of the search, or it is damaged/,
    ],
    [
      'foreign',
      () => new TextEncoder().encode('<html>'),
      /index\.json: this is no file of the search/,
    ],
  ])('name the index that is %s, and recover', async (_, spoil, message) => {
    const {site, files, deploy} = deployment();
    const spoilt = spoil(files().get('index.json')!);
    if (spoilt) {
      files().set('index.json', new Uint8Array(spoilt));
    } else {
      files().delete('index.json');
    }
    await expect(site.find(input('mail'))).rejects.toThrow(message);
    deploy();
    await expect(site.find(input('mail'))).resolves.toBeDefined();
  });

  it('name texts that are damaged', async () => {
    const {site, files} = deployment();
    for (const name of files().keys()) {
      if (name.startsWith('files/texts')) {
        files().set(name, new TextEncoder().encode('{'));
      }
    }
    await expect(site.find(input('revoked minute'))).rejects.toThrow(
      /\/search\/files\/texts\..*: this is no file of the search/,
    );
  });

  it('of another format are an error that names both versions', async () => {
    const {deflateSync} = await import('node:zlib');
    const {ByteWriter} = await import('../../src/engine/format/bytes');
    const spoilt = (header: string) => {
      const writer = new ByteWriter();
      writer.text(header);
      const bytes = new Uint8Array(deflateSync(writer.finish()));
      return new SiteSearch(async () => bytes, '/search/').preload();
    };
    await expect(spoilt('{"format": 99}')).rejects.toThrow(
      `/search/index.json: the search index has version 99, this code reads version ${formatVersion}.`,
    );
    await expect(spoilt('{}')).rejects.toThrow('has no version');
    await expect(spoilt('null')).rejects.toThrow('has no version');
    await expect(spoilt('<!doctype html>')).rejects.toThrow('this is not a search index');
  });

  it('are requested again by one retry that bypasses all caches', async () => {
    const {files} = deployment();
    const attempts = new Map<string, boolean[]>();
    const site = new SiteSearch(async (name, {bypassCache}) => {
      attempts.set(name, [...(attempts.get(name) ?? []), bypassCache]);
      if (!bypassCache) {
        throw new Error(`${name}: Failed to fetch.`);
      }
      return files().get(name)!;
    });
    const {hits} = await site.find(input('revoked minute'));
    expect(hits[0]!.excerpt).toBeDefined();
    expect(attempts.size).toBeGreaterThan(1);
    expect([...attempts.values()].every(list => list.join() === 'false,true')).toBe(true);
  });

  it('are named by their content', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'search-'));
    try {
      const figures = writeSearchAssets(folder, toPages(records));
      const names = await readdir(path.join(folder, 'search'), {recursive: true});
      expect(names).toContain('index.json');
      for (const name of names.filter(file => file.startsWith('files/'))) {
        const bytes = await readFile(path.join(folder, 'search', name));
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
        expect(name).toMatch(new RegExp(`\\.${hash}\\.json$`));
      }
      expect(figures).toMatchObject({records: records.length});
      expect(createSearchAssets(toPages(records))).toEqual(
        createSearchAssets(toPages(structuredClone(records))),
      );
    } finally {
      await rm(folder, {recursive: true});
    }
  });

  it('change only in small numbers when a paragraph is edited or added', () => {
    const words = records.flatMap(({content}) => content?.split(' ') ?? []);
    const many = recordsOf(
      Array.from({length: 300}, (_, page) => ({
        url: `https://docs.example/${page}`,
        category: '',
        lines: [
          `# Page ${page}`,
          ...Array.from({length: 4}, (__, part) => [
            `## Part ${part}`,
            Array.from(
              {length: 60},
              (___, n) => words[(page * 7 + part * 11 + n * n) % words.length],
            ).join(' '),
          ]).flat(),
        ],
      })),
    );
    const namesOf = (list: typeof many) =>
      new Set(createSearchAssets(toPages(list), {textsSize: 3072}).files.keys());
    const before = namesOf(many);
    const edited = many.map((record, place) =>
      place === 700 ? {...record, content: `${record.content} One sentence more.`} : record,
    );
    const added = [
      ...many.slice(0, 700),
      {...many[700]!, content: 'A new one.'},
      ...many.slice(700),
    ];
    expect(before.size).toBeGreaterThan(25);
    for (const list of [edited, added]) {
      const fresh = [...namesOf(list)].filter(name => !before.has(name));
      expect(fresh.filter(name => name.startsWith('files/texts')).length).toBeLessThanOrEqual(3);
      expect(fresh.length).toBeLessThan(before.size / 3);
    }
  });
});

describe('search engine: cache of promises', () => {
  const later = () => new Promise(resolve => setTimeout(resolve, 600));

  it('aborts a call without waiting callers, and no other', async () => {
    const cache = new PromiseCache<string>(10);
    const signals: AbortSignal[] = [];
    const create = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>(() => {});
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [first, second].map(({signal}) => cache.getOrCreate('a', create, signal));
    calls.forEach(call => call.catch(() => {}));
    first.abort();
    await expect(calls[0]).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    await later();
    expect(signals.map(({aborted}) => aborted)).toEqual([false]);
    second.abort();
    await later();
    expect(signals.map(({aborted}) => aborted)).toEqual([true]);
  });

  it('lets the next caller take over a pending call', async () => {
    const cache = new PromiseCache<string>(10);
    const create = vi.fn(async () => {
      await later();
      return 'value';
    });
    const controller = new AbortController();
    const dropped = cache.getOrCreate('a', create, controller.signal);
    controller.abort();
    await expect(dropped).rejects.toThrow();
    await expect(cache.getOrCreate('a', create)).resolves.toBe('value');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used values, and does not cache failures', async () => {
    const cache = new PromiseCache<string>(2);
    const create = vi.fn(async () => 'value');
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await cache.getOrCreate(key, create);
    }
    expect(create).toHaveBeenCalledTimes(4);
    await expect(cache.getOrCreate('d', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect(cache.getOrCreate('d', create)).resolves.toBe('value');
  });

  it('does not count abandoned values that arrive later', async () => {
    const cache = new PromiseCache<string>(3);
    const finish: ((value: string) => void)[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      const controller = new AbortController();
      const create = () => new Promise<string>(resolve => finish.push(resolve));
      const dropped = cache.getOrCreate(key, create, controller.signal);
      controller.abort();
      await expect(dropped).rejects.toThrow();
    }
    await later();
    finish.forEach(resolve => resolve('late'));
    const create = vi.fn(async () => 'value');
    for (const key of ['x', 'y', 'z', 'x', 'y', 'z']) {
      await cache.getOrCreate(key, create);
    }
    expect(create).toHaveBeenCalledTimes(3);
  });

  it('adds one listener to a signal, however many values a caller waits for', async () => {
    const cache = new PromiseCache<string>(99);
    const {signal} = new AbortController();
    const listen = vi.spyOn(signal, 'addEventListener');
    const keys = Array.from({length: 20}, (_, number) => `${number}`);
    await Promise.all(keys.map(key => cache.getOrCreate(key, async () => 'value', signal)));
    expect(listen).toHaveBeenCalledTimes(1);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  });

  it('limits the bytes of files in memory', async () => {
    const packed = new Uint8Array(deflateSync(new Uint8Array(10)));
    const read = vi.fn<ReadAsset>(async () => packed);
    const files = new SearchFiles(read, '', 50);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await files.get(name, bytes => bytes);
    }
    expect(read.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'b']);
  });

  it('counts postings as they are in memory, which is more than in the file', async () => {
    const lists = Array.from({length: 100}, (_, number) => [`term${number}`, [4]] as const);
    const bytes = writePostings([...lists].sort(([a], [b]) => (a < b ? -1 : 1)));
    const packed = new Uint8Array(deflateSync(bytes));
    const table = parsePostings(bytes, '');
    expect(table.bytes).toBeGreaterThan(4 * bytes.length);
    const read = vi.fn<ReadAsset>(async () => packed);
    const files = new SearchFiles(read, '', 2 * table.bytes);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await files.get(name, parsePostings);
    }
    expect(read.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('search engine: embedded client', () => {
  /** A fake worker that the test answers for. */
  class FakeWorker {
    static all: FakeWorker[] = [];
    onmessage?: (event: {data: WorkerResponse}) => void;
    onerror?: (event: {message: string; preventDefault(): void}) => void;
    posted: WorkerRequest[] = [];
    terminate = vi.fn();
    constructor() {
      FakeWorker.all.push(this);
    }
    postMessage(message: WorkerRequest) {
      this.posted.push(message);
    }
  }
  const createWorker = () => new FakeWorker() as unknown as Worker;
  const answer = (id: string): ResultPage => ({hits: [{id} as never], total: 1});

  function client() {
    vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
    FakeWorker.all = [];
    return createEmbeddedBackend({indexUrl: '/base/search/index.json', createWorker});
  }
  afterEach(() => vi.unstubAllGlobals());

  it('starts no worker before the first call, and one for all calls', async () => {
    const {preload, find} = client();
    expect(FakeWorker.all).toHaveLength(0);
    const loaded = preload();
    const found = find(input('a'));
    const [worker] = FakeWorker.all;
    expect(FakeWorker.all).toHaveLength(1);
    expect(worker!.posted.map(message => 'indexUrl' in message && message.indexUrl)).toEqual([
      'https://docs.example/base/search/index.json',
      'https://docs.example/base/search/index.json',
    ]);
    worker!.onmessage!({data: {id: 1, value: undefined}});
    worker!.onmessage!({data: {id: 2, value: answer('a')}});
    await expect(loaded).resolves.toBeUndefined();
    await expect(found).resolves.toEqual(answer('a'));
  });

  it('matches answers with calls in any order', async () => {
    const {find} = client();
    const calls = ['a', 'b'].map(query => find(input(query)));
    const worker = FakeWorker.all[0]!;
    worker.onmessage!({data: {id: 2, value: answer('b')}});
    worker.onmessage!({data: {id: 1, value: answer('a')}});
    expect(await Promise.all(calls)).toEqual([answer('a'), answer('b')]);
  });

  it('rejects with the error message of the worker', async () => {
    const {find} = client();
    const call = find(input('a'));
    FakeWorker.all[0]!.onmessage!({
      data: {id: 1, error: 'index.bin: not found', isOutdated: false},
    });
    await expect(call).rejects.toThrow('index.bin: not found');
  });

  it('reports an index in another format, with and without a worker', async () => {
    const {find} = client();
    const call = find(input('a'));
    const error = 'index.json: the search index has version 1';
    FakeWorker.all[0]!.onmessage!({data: {id: 1, error, isOutdated: true}});
    await expect(call).rejects.toMatchObject({message: error, isOutdated: true});
    const header = Buffer.from(JSON.stringify({format: 1}));
    const file = deflateSync(Buffer.concat([Buffer.from([header.length]), header]));
    vi.stubGlobal('fetch', async () => new Response(file));
    const local = createEmbeddedBackend({
      indexUrl: '/base/search/index.json',
      createWorker: () => {
        throw new Error('no worker');
      },
    });
    await expect(local.find(input('a'))).rejects.toMatchObject({
      message: expect.stringContaining('has version 1'),
      isOutdated: true,
    });
  });

  it('rejects with the reason of its signal, cancels the call in the worker, and keeps other calls', async () => {
    const {find} = client();
    const controller = new AbortController();
    const aborted = find(input('a'), {signal: controller.signal});
    const other = find(input('b'));
    controller.abort();
    await expect(aborted).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    const worker = FakeWorker.all[0]!;
    expect(worker.posted.at(-1)).toEqual({id: 1, abort: true});
    worker.onmessage!({data: {id: 1, value: answer('a')}});
    worker.onmessage!({data: {id: 2, value: answer('b')}});
    await expect(other).resolves.toEqual(answer('b'));
    const late = find(input('c'), {signal: controller.signal});
    await expect(late).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    expect(worker.posted).toHaveLength(3);
  });

  it('rejects a call that is not answered in time, and answers the next', async () => {
    vi.useFakeTimers();
    try {
      const {find} = client();
      const hung = find(input('a'));
      const expectation = expect(hung).rejects.toThrow('Search did not answer within 40 seconds.');
      const next = find(input('b'));
      FakeWorker.all[0]!.onmessage!({data: {id: 2, value: answer('b')}});
      await expect(next).resolves.toEqual(answer('b'));
      vi.advanceTimersByTime(40_000);
      await expectation;
    } finally {
      vi.useRealTimers();
    }
  });

  it('replaces a worker that hangs, and moves its pending calls to the new one', async () => {
    vi.useFakeTimers();
    try {
      const {find} = client();
      const first = find(input('first'));
      const [hanging] = FakeWorker.all;
      hanging!.onmessage!({data: {id: 1, value: answer('first')}});
      await first;
      const hung = expect(find(input('a'))).rejects.toThrow('within 40 seconds');
      vi.advanceTimersByTime(30_000);
      const waiting = find(input('b'));
      vi.advanceTimersByTime(10_000);
      await hung;
      expect(hanging!.terminate).toHaveBeenCalled();
      FakeWorker.all[1]!.onmessage!({data: {id: 3, value: answer('b')}});
      // Late messages of the old worker must not affect calls of the new one.
      hanging!.onerror!({message: 'late', preventDefault: () => {}});
      expect(FakeWorker.all[1]!.terminate).not.toHaveBeenCalled();
      await expect(waiting).resolves.toEqual(answer('b'));
    } finally {
      vi.useRealTimers();
    }
  });

  describe('without a worker', () => {
    const serve = (status = 200) => {
      const files = filesOf(records);
      const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async url => {
        const bytes = files.get(url.replace('https://docs.example/base/search/', ''));
        return new Response(bytes, {status: bytes ? status : 404});
      });
      vi.stubGlobal('fetch', fetched);
      return fetched;
    };
    const local = (create: () => Worker) => {
      vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
      return createEmbeddedBackend({
        indexUrl: '/base/search/index.json',
        createWorker: create,
      });
    };
    const firstUrl = ({hits}: ResultPage) => hits[0]!.url;
    const refused = () => {
      throw new DOMException('The policy refuses workers.', 'SecurityError');
    };

    it('searches on the main thread if a policy or an old browser prevents workers', async () => {
      serve();
      const {find, preload} = local(refused);
      await preload();
      const results = await find(input('recovery codes'));
      expect(firstUrl(results)).toContain('#recovery-codes');
    });

    it('searches on the main thread if the script does not start, also for pending calls', async () => {
      serve();
      const {find} = local(createWorker);
      FakeWorker.all = [];
      const call = find(input('recovery codes'));
      FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
      expect(firstUrl(await call)).toContain('#recovery-codes');
    });

    it('starts another worker after a timeout, and never uses the main thread', async () => {
      const fetched = serve();
      vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
      try {
        FakeWorker.all = [];
        const {find} = local(createWorker);
        const hung = expect(find(input('mail'))).rejects.toThrow('40 seconds');
        vi.advanceTimersByTime(30_000);
        const waiting = find(input('b'));
        vi.advanceTimersByTime(10_000);
        await hung;
        FakeWorker.all[1]!.onmessage!({data: {id: 2, value: answer('b')}});
        await expect(waiting).resolves.toEqual(answer('b'));
        expect(fetched).not.toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
      }
    });

    it('searches on the main thread if the script disappears later', async () => {
      serve();
      FakeWorker.all = [];
      const {find} = local(createWorker);
      const first = find(input('mail'));
      FakeWorker.all[0]!.onmessage!({data: {id: 1, value: {hits: [], total: 0}}});
      await first;
      const crash = find(input('mail'));
      FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
      await expect(crash).rejects.toThrow('stopped: the browser reported no reason.');
      const next = find(input('recovery codes'));
      FakeWorker.all[1]!.onerror!({message: '', preventDefault: () => {}});
      expect(firstUrl(await next)).toContain('#recovery-codes');
    });

    it.each([
      [404, 'not found'],
      ...[400, 403, 410, 451].map(status => [status, `the server answered ${status}`] as const),
    ] as const)(
      'requests a file again, bypassing all caches, after status %d',
      async (status, reason) => {
        const fetched = serve(status);
        const {find} = local(refused);
        await expect(find(input('mail'))).rejects.toThrow(
          `https://docs.example/base/search/index.json: ${reason}. Build the site again`,
        );
        expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'reload']);
      },
    );

    it('bypasses the caches to read a file whose error was cached', async () => {
      const fetched = serve();
      const reads = fetched.getMockImplementation()!;
      fetched.mockImplementation(async (url, init) =>
        init?.cache !== 'reload' ? new Response(null, {status: 404}) : reads(url, init),
      );
      const results = await local(refused).find(input('recovery codes'));
      expect(firstUrl(results)).toContain('#recovery-codes');
    });

    it('names the file that a network error affected', async () => {
      vi.stubGlobal('fetch', async () => {
        throw new TypeError('Failed to fetch');
      });
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        '/search/index.json: Failed to fetch. Check the network connection.',
      );
    });

    it('names the feature that an old browser lacks', async () => {
      serve();
      vi.stubGlobal('DecompressionStream', undefined);
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        'this browser cannot read it, because it has no DecompressionStream',
      );
    });

    it('names the status of a server error', async () => {
      serve(500);
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        'index.json: the server answered 500.',
      );
    });

    it('names the file that timed out', async () => {
      vi.stubGlobal('fetch', async () => {
        throw new DOMException('', 'TimeoutError');
      });
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        'index.json: no answer within 15 seconds.',
      );
    });
  });

  it('tries a worker again after one failed to start', async () => {
    const {find} = client();
    vi.stubGlobal('fetch', async () => new Response(null, {status: 404}));
    const first = find(input('a'));
    FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
    await expect(first).rejects.toThrow('not found');
    const next = find(input('b'));
    expect(FakeWorker.all).toHaveLength(2);
    FakeWorker.all[1]!.onmessage!({data: {id: 2, value: answer('b')}});
    await expect(next).resolves.toEqual(answer('b'));
  });

  it('requests excerpts from the worker', async () => {
    const {readExcerpts} = client();
    const argument = {...input('a'), ids: ['/a'], maxFiles: 3};
    const call = readExcerpts(argument);
    const [worker] = FakeWorker.all;
    expect(worker!.posted).toEqual([
      {
        id: 1,
        indexUrl: 'https://docs.example/base/search/index.json',
        method: 'readExcerpts',
        argument,
      },
    ]);
    worker!.onmessage!({data: {id: 1, value: {'/a': 'text'}}});
    await expect(call).resolves.toEqual({'/a': 'text'});
  });

  it('rejects all calls when the worker stops, and starts another for the next', async () => {
    const {find} = client();
    const first = find(input('first'));
    const [worker] = FakeWorker.all;
    worker!.onmessage!({data: {id: 1, value: answer('first')}});
    await first;
    const calls = ['a', 'b'].map(query => find(input(query)));
    worker!.onerror!({message: 'out of memory', preventDefault: () => {}});
    for (const call of calls) {
      await expect(call).rejects.toThrow('The search worker stopped: out of memory.');
    }
    expect(worker!.terminate).toHaveBeenCalled();
    const next = find(input('c'));
    FakeWorker.all[1]!.onmessage!({data: {id: 4, value: answer('c')}});
    await expect(next).resolves.toEqual(answer('c'));
  });
});
