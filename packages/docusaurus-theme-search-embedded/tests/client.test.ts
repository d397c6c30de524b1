import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSearchAssets, writeSearchAssets} from '../src/plugin/assets';
import type {BuildOptions} from '../src/engine/format/writeIndex';
import {createEmbeddedClient} from '../src/client/embedded';
import {needsTexts} from '../src/client/passages';
import {foldFamilies} from '../src/client/families';
import {MissingAssetError, SearchService} from '../src/client/service';
import {Engine} from '../src/engine/query/engine';
import type {SearchHit, SearchRecord, SearchRequest, SearchResponse} from '../src/engine/types';
import {tokenize} from '../src/engine/analysis/tokens';
import type {WorkerRequest, WorkerResponse} from '../src/client/worker';
import {records, recordsOf} from './fixtures/engine/records';

// As it is, unless a test says otherwise.
vi.mock('../src/client/passages', {spy: true});

/** A folder of assets that notes what is read, and can change like a deployment. */
function deployment(options: BuildOptions = {textsSize: 200}) {
  const read: string[] = [];
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  const deploy = (list = records) => {
    files = new Map(createSearchAssets(list, options).files.map(({name, bytes}) => [name, bytes]));
  };
  deploy();
  const service = new SearchService(async name => {
    read.push(name);
    const bytes = files.get(name);
    if (!bytes) throw new MissingAssetError(`/search/${name}`);
    return bytes;
  }, '/search/');
  return {service, read, deploy, files: () => files};
}

function serviceOf(list: readonly SearchRecord[], options?: BuildOptions): SearchService {
  const {files} = createSearchAssets(list, options);
  const byName = new Map(files.map(({name, bytes}) => [name, bytes]));
  return new SearchService(async name => byName.get(name)!);
}

/** A heading shows an excerpt of its text only where that is at hand. */
function withoutExcerpt({_snippetResult, ...hit}: SearchHit): unknown {
  return hit.content === null ? hit : {...hit, _snippetResult};
}

const request = (query: string, more?: Partial<SearchRequest>): SearchRequest => ({
  indexName: 'movie',
  query,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
  ...more,
});

describe('search engine: answers', () => {
  it('are shaped like those of the hosted service', async () => {
    const [answer] = await deployment().service.search([
      request('revoked minute', {hitsPerPage: 1}),
    ]);
    expect(answer).toMatchObject({
      nbHits: expect.any(Number),
      nbPages: answer!.nbHits,
      page: 0,
      hitsPerPage: 1,
      query: 'revoked minute',
      index: 'movie',
      processingTimeMS: expect.any(Number),
    });
    expect(answer!.hits).toEqual([
      {
        objectID: expect.stringContaining('#revoke-a-key'),
        score: expect.any(Number),
        type: 'content',
        url: 'https://docs.example/accounts/api-keys#revoke-a-key',
        url_without_anchor: 'https://docs.example/accounts/api-keys',
        anchor: 'revoke-a-key',
        content: 'A revoked key stops working within a minute.',
        hierarchy: {
          lvl0: 'Accounts',
          lvl1: 'API keys',
          lvl2: 'Revoke a key',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        _highlightResult: {
          hierarchy: {
            lvl0: {value: 'Accounts', matchLevel: 'none'},
            lvl1: {value: 'API keys', matchLevel: 'none'},
            lvl2: {value: '<mark>Revoke</mark> a key', matchLevel: 'partial'},
          },
          content: {
            value: 'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
            matchLevel: 'full',
          },
        },
        _snippetResult: {
          hierarchy: {lvl1: {value: 'API keys', matchLevel: 'none'}},
          content: {
            value: 'A <mark>revoked</mark> key stops working within a <mark>minute</mark>.',
            matchLevel: 'full',
          },
        },
      },
    ]);
  });

  it('show a heading as such when it holds as much of the query as the text', async () => {
    const [answer] = await deployment().service.search([request('recovery codes')]);
    expect(answer!.hits[0]).toMatchObject({type: 'lvl2', content: null});
  });

  it("show the paragraph that has the reader's own word, not the first with a synonym", async () => {
    const list = recordsOf([
      {
        url: 'https://docs.example/a',
        category: '',
        lines: ['# Page', 'Ask for a token.', 'Ask for a key.', 'Ask for a secret.'],
      },
    ]);
    const service = serviceOf(list);
    const [answer] = await service.search([request('secret')]);
    expect(answer!.hits[0]!.content).toBe('Ask for a secret.');
  });

  it('show the same paragraph of several pages once, and count it once on every page', async () => {
    const list = recordsOf(
      ['a', 'b', 'c', 'd'].map(name => ({
        url: `https://docs.example/${name}`,
        category: '',
        lines: [`# Page ${name}`, '## Part', 'Keep the needle safe.', name, `A needle of ${name}.`],
      })),
    );
    const service = serviceOf(list);
    const answers = await service.search(
      [0, 1, 2].map(page => request('needle', {hitsPerPage: 2, page})),
    );
    expect(answers.map(({nbHits, hits}) => [nbHits, hits.length])).toEqual([
      [4, 2],
      [4, 2],
      [4, 0],
    ]);
    const [safe] = await service.search([request('needle safe')]);
    const contents = safe!.hits.map(({content}) => content);
    expect(contents.filter(content => content === 'Keep the needle safe.')).toHaveLength(1);
  });

  it('keep a paragraph that pages of another version repeat', async () => {
    const list = ['1.0', '2.0'].flatMap(version =>
      recordsOf([
        {
          url: `https://docs.example/${version}`,
          category: '',
          lines: ['# Page', 'Keep the needle safe.'],
          version,
        },
      ]),
    );
    const answers = await serviceOf(list).search(
      ['1.0', '2.0'].map(version => request('needle', {facetFilters: [`version:${version}`]})),
    );
    expect(answers.map(({nbHits}) => nbHits)).toEqual([1, 1]);
  });

  it('continue page by page without a gap or a repetition', async () => {
    const {service} = deployment();
    const [all] = await service.search([request('message', {hitsPerPage: 100})]);
    const pages = await service.search(
      [0, 1, 2, 3, 4].map(page => request('message', {hitsPerPage: 3, page})),
    );
    const urls = pages.flatMap(({hits}) => hits.map(({url}) => url));
    expect(urls).toEqual(all!.hits.slice(0, 15).map(({url}) => url));
    expect(new Set(urls).size).toBe(urls.length);
    expect(pages[0]!.nbPages).toBe(Math.ceil(all!.nbHits / 3));
  });

  it('filter by facets as the hosted service does', async () => {
    const {service} = deployment();
    const [match, none, either] = await service.search([
      request('mail', {facetFilters: ['language:en']}),
      request('mail', {facetFilters: ['language:de']}),
      request('mail', {facetFilters: [['language:de', 'language:en'], 'docusaurus_tag:x']}),
    ]);
    expect(match!.nbHits).toBeGreaterThan(0);
    expect(none!.hits).toEqual([]);
    expect(either!.nbHits).toBe(match!.nbHits);
  });

  it('count facets over all results, those of the filter', async () => {
    const list = ['docs', 'blog', 'blog'].flatMap((area, place) =>
      recordsOf([
        {
          url: `https://docs.example/${place}`,
          category: '',
          lines: [`# Page ${place}`, `A needle ${place}.`],
          area,
        },
      ]),
    );
    const facets = ['area', 'version'];
    const [all, blog] = await serviceOf(list).search([
      request('needle', {facets, hitsPerPage: 1}),
      request('needle', {facets, hitsPerPage: 0, facetFilters: ['area:blog']}),
    ]);
    expect(all).toMatchObject({nbHits: 3, facets: {area: {docs: 1, blog: 2}, version: {}}});
    expect(blog).toMatchObject({nbHits: 2, nbPages: 0, hits: [], facets: {area: {blog: 2}}});
  });

  it('search once for all pages of an answer', async () => {
    const {service} = deployment();
    const search = vi.spyOn(Engine.prototype, 'search');
    for (const page of [0, 1, 2]) await service.search([request('mail', {page, hitsPerPage: 3})]);
    expect(search).toHaveBeenCalledTimes(1);
    search.mockRestore();
  });

  const brothers = recordsOf([
    {url: 'https://docs.example/keys/', category: '', lines: ['# Providers', 'Get an API key.']},
    ...['alpha', 'beta', 'gamma', 'delta', 'omega'].map(name => ({
      url: `https://docs.example/keys/${name}-api-key`,
      category: '',
      lines: [
        `# Get ${name === 'alpha' ? 'an' : 'a'} ${name} API key`,
        `Ask ${name} for one.`,
        '## Limits',
        `${name} has limits.`,
      ],
    })),
  ]);

  it('lead from pages that differ in one name to the page that stands for them', async () => {
    const service = serviceOf(brothers);
    const [all] = await service.search([request('api key')]);
    const family = 'https://docs.example/keys/';
    expect(all!.hits.slice(0, 4).map(hit => hit.family)).toEqual([
      family,
      family,
      undefined,
      family,
    ]);
    const short = foldFamilies(all!.hits);
    expect(short.map(({url}) => url)).toContain(family);
    expect(short.filter(hit => hit.family)).toHaveLength(2);
    // A word of grammar names nobody, though one title alone has it.
    const [grammar] = await service.search([request('get an api key')]);
    expect(foldFamilies(grammar!.hits).filter(hit => hit.family)).toHaveLength(2);
    const [named] = await service.search([request('gamma api key')]);
    expect(named!.hits[0]).toMatchObject({url: `${family}gamma-api-key`});
    expect(named!.hits[0]!.family).toBeUndefined();
  });

  it.each([
    ['a sentence before a row that holds no more', 'wrong key', 'A wrong key is refused.'],
    ['the cell that holds all that its row does', 'safe', 'Keep it in a safe place.'],
    ['a row as a sentence where each cell holds a part', 'key quota', '429: Key; Quota'],
    ['a row as a sentence where a cell is a name', 'vault', 'Vault: For all'],
  ])('show %s', async (_, query, content) => {
    const rows = ['401 · Key · Wrong', '429 · Key · Quota', 'Vault · For all'];
    const lines = ['# Page', ...rows, 'A wrong key is refused.', 'File · Keep it in a safe place.'];
    const list = recordsOf([{url: 'https://docs.example/a', category: '', lines}]);
    const [answer] = await serviceOf(list).search([request(query)]);
    expect(answer!.hits[0]!.content).toBe(content);
  });
});

describe('search engine: assets', () => {
  it('are read when needed: the index first, texts where they may say more than the heading', async () => {
    const {service, read} = deployment();
    await service.preload();
    expect(read).toEqual([
      'manifest.json',
      expect.stringMatching(/^files\/index\.[0-9a-f]{12}\.bin$/),
    ]);
    await service.search([request('revoke', {hitsPerPage: 1})]);
    expect(read.length).toBe(2);
    await service.search([request('revoked minute', {hitsPerPage: 1})]);
    const texts = read.slice(2);
    expect(texts.length).toBeGreaterThan(0);
    for (const name of texts) expect(name).toMatch(/^files\/texts\.[0-9a-f]{12}\.bin$/);
    await service.search([request('revoked minute', {hitsPerPage: 1})]);
    expect(read.length).toBe(2 + texts.length);
  });

  it('leave no text out that would have been shown', async () => {
    const words = [...new Set(records.flatMap(({content}) => tokenize(content ?? '')))].map(
      ({term}) => term,
    );
    const {service} = deployment();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('the', 'with', 'key', ...words), {minLength: 1, maxLength: 4}),
        fc.nat(3),
        async (query, cut) => {
          const typed = request(query.join(' ').slice(0, -cut || undefined));
          const [answer] = await service.search([typed]);
          vi.mocked(needsTexts).mockReturnValue(true);
          const [expected] = await service.search([typed]);
          vi.mocked(needsTexts).mockReset();
          // Texts that were not needed may still bring words together, and their section forward.
          const shown = ({hits}: SearchResponse) =>
            hits.map(hit => JSON.stringify(withoutExcerpt(hit))).sort();
          expect(shown(answer!)).toEqual(shown(expected!));
        },
      ),
    );
  });

  it('of a large site are in parts, of which a search reads those of its words and hits', async () => {
    const whole = deployment();
    const parts = deployment({postingsSize: 8, headsSize: 100});
    for (const query of ['revoked', 'mail', 'messge', 'create a filter', 'timezone', 'm']) {
      const [expected] = await whole.service.search([request(query, {hitsPerPage: 5})]);
      const [answer] = await parts.service.search([request(query, {hitsPerPage: 5})]);
      expect(answer!.hits.map(withoutExcerpt)).toEqual(expected!.hits.map(withoutExcerpt));
    }
    for (const kind of ['files/postings', 'files/heads']) {
      const isPart = (name: string) => name.startsWith(kind);
      const read = parts.read.filter(isPart);
      expect(new Set(read).size).toBe(read.length);
      expect(read.length).toBeGreaterThan(1);
      expect(read.length).toBeLessThan([...parts.files().keys()].filter(isPart).length);
      expect(whole.read.filter(isPart)).toEqual([]);
    }
  });

  it('show every text as it was recorded, whatever is in it', async () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(word, fc.string({unit: 'grapheme', maxLength: 300})), {minLength: 1}),
        async texts => {
          const list = recordsOf([
            {url: 'https://docs.example/x', category: '', lines: ['# Title']},
            ...texts.map(([name, text], place) => ({
              url: `https://docs.example/${place}`,
              category: '',
              lines: ['# Other', `needle ${name} ${text.replaceAll(/[\r\n#]/g, ' ')}`],
            })),
          ]);
          const files = new Map(
            createSearchAssets(list, {textsSize: 200}).files.map(({name, bytes}) => [name, bytes]),
          );
          const service = new SearchService(async name => files.get(name)!);
          const [answer] = await service.search([request('needle', {hitsPerPage: 1000})]);
          const shown = answer!.hits.map(({content}) => content);
          expect(shown.sort()).toEqual(list.flatMap(({content}) => content ?? []).sort());
        },
      ),
      {numRuns: 20},
    );
  });

  it('are read anew, once, when a deployment took them away', async () => {
    const {service, deploy, read} = deployment();
    await service.preload();
    deploy(records.filter(({url}) => !url.includes('changelog')));
    const [answer] = await service.search([request('webhooks')]);
    expect(answer!.hits[0]!.url).toBe('https://docs.example/reference/webhooks');
    expect(read.filter(name => name === 'manifest.json').length).toBe(2);
  });

  it.each([
    ['missing', () => undefined, /index\.[0-9a-f]+\.bin: not found/],
    [
      'truncated',
      (bytes: Uint8Array) => bytes.slice(0, 100),
      /index\..*: this is no file of the search, or it is damaged/,
    ],
    [
      'foreign',
      () => new TextEncoder().encode('<html>'),
      /index\..*: this is no file of the search/,
    ],
  ])('say clearly that the index is %s, and recover', async (_, spoil, message) => {
    const {service, files, deploy, read} = deployment();
    const index = [...files().keys()].find(name => name.startsWith('files/index'))!;
    const spoilt = spoil(files().get(index)!);
    if (spoilt) files().set(index, new Uint8Array(spoilt));
    else files().delete(index);
    await expect(service.search([request('mail')])).rejects.toThrow(message);
    expect(read.filter(name => name === 'manifest.json').length).toBe(2);
    deploy();
    await expect(service.search([request('mail')])).resolves.toHaveLength(1);
  });

  it('say clearly that texts are damaged', async () => {
    const {service, files} = deployment();
    for (const name of files().keys()) {
      if (name.startsWith('files/texts')) files().set(name, new TextEncoder().encode('{'));
    }
    await expect(service.search([request('mail')])).rejects.toThrow(
      /\/search\/files\/texts\..*: this is no file of the search/,
    );
  });

  it.each([
    ['<!doctype html>', 'not the manifest'],
    ['null', 'not the manifest'],
    ['{}', 'not the manifest'],
    ['{"version": 99}', 'version 99'],
  ])('refuse the manifest %s', async (text, message) => {
    const service = new SearchService(async () => new TextEncoder().encode(text), '/search/');
    await expect(service.preload()).rejects.toThrow(`/search/manifest.json: `);
    await expect(service.preload()).rejects.toThrow(message);
  });

  it('are written with names that follow their content', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'search-'));
    try {
      const figures = await writeSearchAssets(records, folder);
      const names = await readdir(path.join(folder, 'search'), {recursive: true});
      const manifest = JSON.parse(
        await readFile(path.join(folder, 'search/manifest.json'), 'utf8'),
      );
      expect(names).toContain(manifest.index);
      for (const name of names.filter(file => file.startsWith('files/'))) {
        const bytes = await readFile(path.join(folder, 'search', name));
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
        expect(name).toMatch(new RegExp(`\\.${hash}\\.bin$`));
      }
      expect(figures).toMatchObject({records: records.length, pages: 11});
      expect(createSearchAssets(records)).toEqual(createSearchAssets(structuredClone(records)));
    } finally {
      await rm(folder, {recursive: true});
    }
  });

  it('stay the same but a few when a paragraph is edited or added', () => {
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
      new Set(createSearchAssets(list, {textsSize: 7168}).files.map(({name}) => name));
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

describe('search engine: embedded client', () => {
  /** A worker without a thread: the test answers. */
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
  const answer = (query: string) => [{query} as never];

  function client() {
    vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
    FakeWorker.all = [];
    return createEmbeddedClient({manifestUrl: '/base/search/manifest.json', createWorker});
  }
  afterEach(() => vi.unstubAllGlobals());

  it('starts nothing before it is used, and one worker for all calls', async () => {
    const {preload, search} = client();
    expect(FakeWorker.all).toHaveLength(0);
    const loaded = preload();
    const found = search({requests: [request('a')]});
    const [worker] = FakeWorker.all;
    expect(FakeWorker.all).toHaveLength(1);
    expect(worker!.posted.map(message => 'manifestUrl' in message && message.manifestUrl)).toEqual([
      'https://docs.example/base/search/manifest.json',
      'https://docs.example/base/search/manifest.json',
    ]);
    worker!.onmessage!({data: {id: 1, results: []}});
    worker!.onmessage!({data: {id: 2, results: answer('a')}});
    await expect(loaded).resolves.toBeUndefined();
    await expect(found).resolves.toEqual({results: answer('a')});
  });

  it('gives each call its own answer, whatever their order', async () => {
    const {search} = client();
    const calls = ['a', 'b'].map(query => search({requests: [request(query)]}));
    const worker = FakeWorker.all[0]!;
    worker.onmessage!({data: {id: 2, results: answer('b')}});
    worker.onmessage!({data: {id: 1, results: answer('a')}});
    expect(await Promise.all(calls)).toEqual([{results: answer('a')}, {results: answer('b')}]);
  });

  it('passes on what the worker says went wrong', async () => {
    const {search} = client();
    const call = search({requests: [request('a')]});
    FakeWorker.all[0]!.onmessage!({data: {id: 1, error: 'index.bin: not found'}});
    await expect(call).rejects.toThrow('index.bin: not found');
  });

  it('rejects with the reason of its signal, tells the worker, and leaves other calls alone', async () => {
    const {search} = client();
    const controller = new AbortController();
    const aborted = search({requests: [request('a')]}, {signal: controller.signal});
    const other = search({requests: [request('b')]});
    controller.abort();
    await expect(aborted).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    const worker = FakeWorker.all[0]!;
    expect(worker.posted.at(-1)).toEqual({id: 1, abort: true});
    worker.onmessage!({data: {id: 1, results: answer('a')}});
    worker.onmessage!({data: {id: 2, results: answer('b')}});
    await expect(other).resolves.toEqual({results: answer('b')});
    const late = search({requests: [request('c')]}, {signal: controller.signal});
    await expect(late).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    expect(worker.posted).toHaveLength(3);
  });

  it('gives up a call that is not answered in time, and answers the next', async () => {
    vi.useFakeTimers();
    try {
      const {search} = client();
      const hung = search({requests: [request('a')]});
      const expectation = expect(hung).rejects.toThrow('Search did not answer within 40 seconds.');
      const next = search({requests: [request('b')]});
      FakeWorker.all[0]!.onmessage!({data: {id: 2, results: answer('b')}});
      await expect(next).resolves.toEqual({results: answer('b')});
      vi.advanceTimersByTime(40_000);
      await expectation;
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks another worker where one hangs, the calls that wait for it too', async () => {
    vi.useFakeTimers();
    try {
      const {search} = client();
      const first = search({requests: [request('first')]});
      const [hanging] = FakeWorker.all;
      hanging!.onmessage!({data: {id: 1, results: answer('first')}});
      await first;
      const hung = expect(search({requests: [request('a')]})).rejects.toThrow('within 40 seconds');
      vi.advanceTimersByTime(30_000);
      const waiting = search({requests: [request('b')]});
      vi.advanceTimersByTime(10_000);
      await hung;
      expect(hanging!.terminate).toHaveBeenCalled();
      FakeWorker.all[1]!.onmessage!({data: {id: 1, results: answer('b')}});
      // What the old one says late is no matter of the new one.
      hanging!.onerror!({message: 'late', preventDefault: () => {}});
      expect(FakeWorker.all[1]!.terminate).not.toHaveBeenCalled();
      await expect(waiting).resolves.toEqual({results: answer('b')});
    } finally {
      vi.useRealTimers();
    }
  });

  describe('without a worker', () => {
    const serve = (status = 200) => {
      const files = new Map(
        createSearchAssets(records).files.map(({name, bytes}) => [name, bytes]),
      );
      const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async url => {
        const bytes = files.get(url.replace('https://docs.example/base/search/', ''));
        return new Response(bytes, {status: bytes ? status : 404});
      });
      vi.stubGlobal('fetch', fetched);
      return fetched;
    };
    const local = (create: () => Worker) => {
      vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
      return createEmbeddedClient({
        manifestUrl: '/base/search/manifest.json',
        createWorker: create,
      });
    };
    const firstUrl = (results: SearchResponse[]) => results[0]!.hits[0]!.url;
    const refused = () => {
      throw new DOMException('The policy refuses workers.', 'SecurityError');
    };

    it('answers on the page when a policy or an old browser refuses one', async () => {
      serve();
      const {search, preload} = local(refused);
      await preload();
      const {results} = await search({requests: [request('recovery codes')]});
      expect(firstUrl(results)).toContain('#recovery-codes');
    });

    it('answers on the page when the script does not start, the calls before too', async () => {
      serve();
      const {search} = local(createWorker);
      FakeWorker.all = [];
      const call = search({requests: [request('recovery codes')]});
      FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
      expect(firstUrl((await call).results)).toContain('#recovery-codes');
    });

    it('asks another worker, never the page, after a time limit', async () => {
      const fetched = serve();
      vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
      try {
        FakeWorker.all = [];
        const {search} = local(createWorker);
        const hung = expect(search({requests: [request('mail')]})).rejects.toThrow('40 seconds');
        vi.advanceTimersByTime(30_000);
        const waiting = search({requests: [request('b')]});
        vi.advanceTimersByTime(10_000);
        await hung;
        FakeWorker.all[1]!.onmessage!({data: {id: 1, results: answer('b')}});
        await expect(waiting).resolves.toEqual({results: answer('b')});
        expect(fetched).not.toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
      }
    });

    it('answers on the page when the script is gone later', async () => {
      serve();
      FakeWorker.all = [];
      const {search} = local(createWorker);
      const first = search({requests: [request('mail')]});
      FakeWorker.all[0]!.onmessage!({data: {id: 1, results: []}});
      await first;
      const crash = search({requests: [request('mail')]});
      FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
      await expect(crash).rejects.toThrow('stopped: the browser gave no reason.');
      const next = search({requests: [request('recovery codes')]});
      FakeWorker.all[1]!.onerror!({message: '', preventDefault: () => {}});
      expect(firstUrl((await next).results)).toContain('#recovery-codes');
    });

    it.each([
      [404, 'not found'],
      ...[400, 403, 410, 451].map(status => [status, `the server answered ${status}`] as const),
    ] as const)(
      'reads the manifest once more, past all caches, when a file is answered with %d',
      async (status, reason) => {
        const fetched = serve(status);
        const {search} = local(refused);
        await expect(search({requests: [request('mail')]})).rejects.toThrow(
          `https://docs.example/base/search/manifest.json: ${reason}. Build the site again`,
        );
        expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'reload']);
      },
    );

    it('reads a file past all caches that an error was cached for', async () => {
      const fetched = serve();
      const reads = fetched.getMockImplementation()!;
      fetched.mockImplementation(async (url, init) =>
        url.endsWith('.bin') && init?.cache !== 'reload'
          ? new Response(null, {status: 404})
          : reads(url, init),
      );
      const {results} = await local(refused).search({requests: [request('recovery codes')]});
      expect(firstUrl(results)).toContain('#recovery-codes');
    });

    it('says which file the network failed for', async () => {
      vi.stubGlobal('fetch', async () => {
        throw new TypeError('Failed to fetch');
      });
      await expect(local(refused).search({requests: [request('mail')]})).rejects.toThrow(
        '/search/manifest.json: Failed to fetch. Check the network connection.',
      );
    });

    it('says what an old browser lacks', async () => {
      serve();
      vi.stubGlobal('DecompressionStream', undefined);
      await expect(local(refused).search({requests: [request('mail')]})).rejects.toThrow(
        'this browser cannot read it, because it has no DecompressionStream',
      );
    });

    it('says what the server answered when it fails', async () => {
      serve(500);
      await expect(local(refused).search({requests: [request('mail')]})).rejects.toThrow(
        'manifest.json: the server answered 500.',
      );
    });

    it('says which file did not arrive in time', async () => {
      vi.stubGlobal('fetch', async () => {
        throw new DOMException('', 'TimeoutError');
      });
      await expect(local(refused).search({requests: [request('mail')]})).rejects.toThrow(
        'manifest.json: no answer within 15 seconds.',
      );
    });
  });

  it('rejects all calls when the worker stops, and starts another for the next', async () => {
    const {search} = client();
    const first = search({requests: [request('first')]});
    const [worker] = FakeWorker.all;
    worker!.onmessage!({data: {id: 1, results: answer('first')}});
    await first;
    const calls = ['a', 'b'].map(query => search({requests: [request(query)]}));
    worker!.onerror!({message: 'out of memory', preventDefault: () => {}});
    for (const call of calls) {
      await expect(call).rejects.toThrow('The search worker stopped: out of memory.');
    }
    expect(worker!.terminate).toHaveBeenCalled();
    const next = search({requests: [request('c')]});
    FakeWorker.all[1]!.onmessage!({data: {id: 1, results: answer('c')}});
    await expect(next).resolves.toEqual({results: answer('c')});
  });
});
