// Protects the files of the search client: which it loads, when it loads them again, and their names.
import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {deflateSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {ResultPage} from '../../src/client/hit';
import {BusyError, MissingAssetError, SearchFiles} from '../../src/client/files';
import {SiteSearch} from '../../src/client/siteSearch';
import {assetName, formatVersion, indexFile} from '../../src/engine/format/files';
import {locateList} from '../../src/engine/format/locate';
import {parseIndex} from '../../src/engine/format/parseIndex';
import {tokenize} from '../../src/engine/analysis/tokens';
import {createSearchAssets, writeSearchAssets} from '../../src/build/assets';
import {toPages} from '../../src/records';
import {records, recordsOf} from '../fixtures/engine/records';
import {deployment, filesOf, input, searchOver, siteOf, visible} from '../fixtures/engine/site';

/** A search whose files arrive in any order. */
function unevenSiteOf(...site: Parameters<typeof filesOf>): SiteSearch {
  const files = filesOf(...site);
  let reads = 0;
  return new SiteSearch(async name => {
    await setTimeout((reads++ * 7) % 3);
    return files.get(name)!;
  });
}

/** Returns a test for the names of files that list terms without postings, by which typos are found. */
async function listsOfTerms(files: ReturnType<typeof filesOf>): Promise<(name: string) => boolean> {
  const reader = new SearchFiles(async name => files.get(name)!);
  const {header} = await reader.get(indexFile, parseIndex);
  const first = locateList(header, '')!;
  const lists = header.names.postings.slice(first, first + header.lists.length);
  const names = new Set(lists.map(hash => assetName('postings', hash)));
  return name => names.has(name);
}

const isTexts = (name: string) => name.startsWith('files/texts');

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
    // A word as it is, its beginning, with a typo, or next to another.
    const changed = fc.oneof(
      fc.constant((word: string) => word),
      fc.nat(6).map(cut => (word: string) => word.slice(0, Math.max(3, word.length - cut))),
      fc.tuple(fc.nat(8), fc.constantFrom('', 'x', 'ee', '-')).map(
        ([index, letter]) =>
          (word: string) =>
            word.slice(0, index) + letter + word.slice(index + 1),
      ),
    );
    const whole = siteOf(records, {textsSize: Infinity});
    const parts = unevenSiteOf(records, {textsSize: 100, postingsSize: 8});
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.tuple(fc.constantFrom('the', 'with', 'timezone', 'pc', ...words), changed), {
            minLength: 1,
            maxLength: 4,
          })
          .map(list => list.map(([word, change]) => change(word))),
        async query => {
          // Prefixes of one or two letters differ by design.
          const text = query.join(' ');
          const typed = input(/(?<![a-z])[a-z]{1,2}[^a-z]*$/i.test(text) ? `${text} ` : text);
          const urlsOf = ({hits}: ResultPage) => hits.slice(0, 10).map(({url}) => url);
          const [expected, found] = [await whole.find(typed), await parts.find(typed)];
          expect(urlsOf(found)).toEqual(urlsOf(expected));
        },
      ),
      {numRuns: 300, examples: [[['with', 'package', 'stops']], [['timezone']], [['time', 'zon']]]},
    );
    const few = deployment({postingsSize: 8});
    await few.site.find(input('revoked'));
    const isPostings = (name: string) => name.startsWith('files/postings');
    expect(few.read.filter(isPostings).length).toBeGreaterThan(0);
    expect(few.read.filter(isPostings).length).toBeLessThan(4);
    expect([...few.files().keys()].filter(isPostings).length).toBeGreaterThan(10);
    const single = deployment();
    await single.site.find(input('revoked'));
    expect(single.read.filter(isPostings)).toEqual([]);
  });

  it('return the same scores if words that begin alike are in several files', async () => {
    const words = ['conf', 'config', 'configurable', 'configure', 'confirm', 'conflict', 'confuse'];
    // More than a thousand sections have a word, so it has a file of its own.
    const list = recordsOf(
      Array.from({length: 1200}, (_, page) => ({
        url: `https://docs.example/${page % 50}`,
        category: '',
        lines: [
          `# Page ${page % 50}`,
          `## Part ${page}`,
          words.filter((__, n) => (page + n) % (n + 5) > n % 3).join(' and '),
        ],
      })),
    );
    const query = input('conf', {to: 100, excerptWords: 0});
    const scoresOf = ({hits}: ResultPage) => hits.map(({url, score}) => [url, score]);
    const whole = await siteOf(list, {postingsSize: Infinity}).find(query);
    const parts = await unevenSiteOf(list, {postingsSize: 64}).find(query);
    expect(scoresOf(parts)).toEqual(scoresOf(whole));
  });

  it('return the same answer regardless of earlier searches', async () => {
    const queries = ['revoked', 'mail', 'messge', 'create a filter', 'time zone', 'recoverry cod'];
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
    const site = searchOver(files, name => read.push(name), {maxBytes: 2000});
    const queries = ['revoked minute', 'mail message', 'time zone', 'recovery codes'];
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

  it.each(['the mail', 'mail of the', 'a mail for ', 'mai', 'mail and mes'])(
    'of postings are not read for the stop words or synonyms of a query that is being typed: %s',
    async query => {
      const filesFor = async (text: string) => {
        const {site, read} = deployment({postingsSize: 8, synonyms: [['mailbox', 'filter']]});
        await site.find(input(text, {excerptWords: 0}));
        return read.filter(name => name.includes('postings')).sort();
      };
      const topics = query.split(' ').filter(word => word.startsWith('m'));
      const ofTopics = await Promise.all(
        topics.map((topic, index) => filesFor(index < topics.length - 1 ? `${topic} ` : topic)),
      );
      expect(await filesFor(query)).toEqual(Array.from(new Set(ofTopics.flat())).sort());
    },
  );

  it('never include a list of terms for words that have no typos', async () => {
    const stopWord = fc.constantFrom('their', 'with', 'that', 'your', 'from');
    const withDigit = fc.stringMatching(/^[bcd]{3,8}\d{1,3}$/);
    const quoted = fc.stringMatching(/^[bcd]{4,8}$/).map(word => `"${word}"`);
    const known = fc.constantFrom('mail', 'message', 'revoked');
    const files = filesOf(records, {postingsSize: 8});
    const isList = await listsOfTerms(files);
    expect([...files.keys()].some(isList)).toBe(true);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(known, stopWord, withDigit, quoted), {minLength: 1, maxLength: 4}),
        async words => {
          const read: string[] = [];
          await searchOver(files, name => read.push(name)).find(input(`${words.join(' ')} `));
          expect(read.filter(isList)).toEqual([]);
        },
      ),
      {numRuns: 100},
    );
    const read: string[] = [];
    await searchOver(files, name => read.push(name)).find(input('revokked '));
    expect(read.filter(isList)).toHaveLength(1);
  });

  it('include one list of terms for a misspelled word: that of its first letter', async () => {
    const letters = ['b', 'c', 'd', 'k', 'ж', '京'];
    const many = recordsOf(
      letters.map(letter => ({
        url: `https://docs.example/${letter}`,
        category: '',
        lines: [
          '# Certificates',
          Array.from({length: 1600}, (_, number) => {
            const word = number.toString(26).replace(/\d/g, digit => 'qrstuvwxyz'[Number(digit)]!);
            return `${letter}${word} ${letter}${number}`;
          }).join(' '),
          `${letter}ottage`,
        ],
      })),
    );
    const files = filesOf(many, {postingsSize: 4096});
    const isList = await listsOfTerms(files);
    // Words of scripts without spaces and terms with digits are in none.
    expect([...files.keys()].filter(isList)).toHaveLength(5);
    const find = async (query: string) => {
      const read: string[] = [];
      const {hits} = await searchOver(files, name => read.push(name)).find(input(query));
      return {urls: hits.map(({url}) => decodeURI(url).at(-1)), lists: read.filter(isList).length};
    };
    expect(await find('kotttage ')).toEqual({urls: ['k'], lists: 1});
    expect(await find('жotttage ')).toEqual({urls: ['ж'], lists: 1});
    // A wrong first letter is looked for in headings, without further lists.
    expect(await find('sertificate ')).toMatchObject({lists: 1});
    expect((await find('sertificate ')).urls).toHaveLength(6);
    expect(await find('xottage ')).toEqual({urls: [], lists: 1});
  });

  it('of texts are read when typing pauses, and not for a query that the next key replaces', async () => {
    const files = filesOf(records, {textsSize: 200});
    const read: string[] = [];
    const site = searchOver(files, name => read.push(name), {textPause: 20});
    const phrase = '"recovery codes"';
    const controller = new AbortController();
    const replaced = site.find(input(phrase), {signal: controller.signal});
    await setTimeout(5);
    controller.abort(new Error('the next key'));
    await expect(replaced).rejects.toThrow('the next key');
    await setTimeout(60);
    expect(read.filter(isTexts)).toEqual([]);
    expect((await site.find(input(phrase))).total).toBeGreaterThan(0);
    expect(read.some(isTexts)).toBe(true);
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
    const query = input('revoked', {excerptWords: 0});
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

  describe.each<[string, () => Uint8Array<ArrayBuffer>]>([
    [
      'missing',
      () => {
        throw new MissingAssetError('texts');
      },
    ],
    [
      'refused by a busy server',
      () => {
        throw new BusyError('texts', 503, 1);
      },
    ],
    ['damaged', () => new TextEncoder().encode('{')],
    ['empty', () => new Uint8Array()],
    ['of another kind', () => new Uint8Array(deflateSync('{}'))],
  ])('of texts that are %s', (_, spoil) => {
    const all = filesOf(records, {textsSize: 200});
    const spoilt = () => {
      const state = {isSpoilt: true, indexes: 0};
      const site = new SiteSearch(async name => {
        state.indexes += name === 'index.json' ? 1 : 0;
        return state.isSpoilt && isTexts(name) ? spoil() : all.get(name)!;
      });
      return {site, state};
    };

    it.each(['revoked minute', 'revoked key stops working', '"within a minute"', 'key'])(
      'leave the answer to %s by its words, marked as incomplete, until they can be read',
      async query => {
        const {site, state} = spoilt();
        const page = await site.find(input(query));
        expect(page.hits.map(({url}) => url)).toContain(
          'https://docs.example/accounts/api-keys#revoke-a-key',
        );
        expect(page.lacksFiles).toBe(true);
        await site.find(input(`${query} `));
        // The index is loaded again, once for each file at most.
        expect(state.indexes).toBeLessThan(all.size);
        state.isSpoilt = false;
        expect(await site.find(input(query))).toEqual(
          await new SiteSearch(async name => all.get(name)!).find(input(query)),
        );
      },
    );

    it('leave an exclusion without sections that may have its words', async () => {
      const {site} = spoilt();
      const {hits, lacksFiles} = await site.find(input('key -"revoked key stops"'));
      expect(hits.map(({url}) => url)).not.toContain(
        'https://docs.example/accounts/api-keys#revoke-a-key',
      );
      expect(hits.length).toBeGreaterThan(0);
      expect(lacksFiles).toBe(true);
    });
  });

  it('of another format are an error that names both versions', async () => {
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
      const names = await readdir(path.join(folder, 'search-index'), {recursive: true});
      expect(names).toContain('index.json');
      for (const name of names.filter(file => file.startsWith('files/'))) {
        const bytes = await readFile(path.join(folder, 'search-index', name));
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
