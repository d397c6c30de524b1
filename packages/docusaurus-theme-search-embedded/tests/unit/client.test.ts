// Protects the search client: answers, which files it loads, its cache, and its worker.
import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {MissingAssetError, type ReadOptions} from '../../src/client/files';
import type {ResultPage} from '../../src/client/hit';
import {SiteSearch} from '../../src/client/siteSearch';
import {formatVersion} from '../../src/engine/format/files';
import type {BuildOptions} from '../../src/engine/format/writeIndex';
import {tokenize} from '../../src/engine/analysis/tokens';
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

  it('know before any text is read which sections have one, of prose or code', async () => {
    const lines = ['# Page', '## Teapot', '## Teapot of china', 'It is white.'];
    const {hits} = await siteOf(pagesOf(['a'], () => lines)).find(
      input('teapot', {excerptWords: 0}),
    );
    expect(hits.map(({url, hasText}) => [url.split('#')[1], hasText])).toEqual([
      ['teapot', false],
      ['teapot-of-china', true],
    ]);
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
