// Protects the indexes of versions and docs instances, and which of them a reader loads.
import {beforeAll, describe, expect, test} from 'vitest';
import {fold} from '../../src/engine/analysis/fold';
import {languageOf} from '../../src/engine/analysis/language';
import {loadStemmers, stemmedLanguages} from '../../src/engine/analysis/stemmers/index';
import {MissingAssetError, UnreachableError} from '../../src/client/files';
import {createSearchAssets} from '../../src/build/assets';
import {toPages} from '../../src/records';
import {recordsOf} from '../fixtures/engine/records';
import {input, searchOver} from '../fixtures/engine/site';

const pageOf = (url: string, ...lines: string[]) => ({url, category: 'Docs', lines});

/** Returns the page of a version. */
const versionOf = (tag: string, ...lines: string[]) => ({
  ...pageOf(`https://docs.example/${tag}`, ...lines),
  docusaurus_tag: tag,
  area: 'docs',
});

const [v1, v2] = ['docs-default-1.0', 'docs-default-2.0'];
const records = recordsOf([
  {
    ...pageOf('https://docs.example/blog', '# News', 'A handle of brass.'),
    area: 'constructor',
  },
  versionOf(v1!, '# Kettle', 'The colour of the handle.', '## Whistle', 'Loud.'),
  versionOf(v2!, '# Kettle', 'The color of the handle.'),
]);
const {files, figures} = createSearchAssets(toPages(records), {}, [v1!, v2!]);

/** Returns the search of a reader of some versions, and the names of the files that it reads. */
function searchIn(...tags: string[]) {
  const read: string[] = [];
  const site = searchOver(files, name => read.push(name));
  return async (query: string, range: {from?: number; to?: number} = {}) => {
    const own = tags.map(tag => `docusaurus_tag:${tag}`);
    const filters = own.length > 0 ? [['docusaurus_tag:default', ...own]] : [];
    const page = await site.find(input(query, {filters, ...range}));
    return {page, read, urls: page.hits.map(({url}) => url.split('#')[0]!.split('/').at(-1))};
  };
}

describe('indexes of versions', () => {
  test('are counted together', () => {
    expect(figures.records).toBe(records.length);
  });

  test.each([
    [v1!, 'colour', [v1]],
    // A word of another version must not hide the typo.
    [v2!, 'colour', [v2]],
    [v2!, 'whistle', []],
    [v2!, 'kettle', [v2]],
    [v2!, 'brass', ['blog']],
  ])('a reader of %s who searches for "%s" finds %j', async (tag, query, expected) => {
    expect((await searchIn(tag)(query)).urls).toEqual(expected);
  });

  test('a reader of one version fetches no other', async () => {
    const {read} = await searchIn(v1!)('handle');
    expect(read.filter(name => name.includes('index'))).toHaveLength(2);
  });

  test('without a version, all versions are searched, with one order across result pages', async () => {
    const search = searchIn();
    const all = await search('handle');
    expect([...all.urls].sort()).toEqual(['blog', v1, v2]);
    const pages = await Promise.all([0, 1, 2].map(from => search('handle', {from, to: from + 1})));
    expect(pages.map(({urls}) => urls[0])).toEqual(all.urls);
    expect(pages[1]!.page.total).toBe(3);
  });

  test.each([
    ['is gone', () => new MissingAssetError('index')],
    ['cannot be fetched', () => new UnreachableError('index', 'offline')],
  ])('if the index of one version %s, the others answer, until it is there', async (_, failure) => {
    const {read} = await searchIn(v1!)('handle');
    const versionFile = read.filter(name => name.includes('index'))[1];
    let isDown = true;
    const site = searchOver(files, name => {
      if (isDown && name === versionFile) {
        throw failure();
      }
    });
    const found = await site.find(input('handle'));
    expect(found).toMatchObject({total: 2, lacksFiles: true});
    // A reader of this version alone would take its pages for not existing.
    const filters = [['docusaurus_tag:default', `docusaurus_tag:${v1}`]];
    await expect(site.find(input('handle', {filters}))).rejects.toThrow('index');
    isDown = false;
    const all = await site.find(input('handle'));
    expect(all.total).toBe(3);
    expect(all.lacksFiles).toBeUndefined();
  });

  test('the numbers of results by area add up', async () => {
    const {areas} = await searchOver(files).find(input('handle'));
    expect(areas).toEqual({constructor: 1, docs: 2});
  });

  test('are merged before any text is read', async () => {
    const search = searchIn();
    const {read} = await search('handle', {to: 1});
    expect(read.filter(name => name.includes('texts'))).toHaveLength(1);
  });

  test('a version that the site no longer has does not duplicate hits', async () => {
    const {urls} = await searchIn('docs-default-0.9')('handle');
    expect(urls).toEqual(['blog']);
  });

  test('the index of a version is preloaded for its readers', async () => {
    const read: string[] = [];
    await searchOver(files, name => read.push(name)).preload([v1!, 'docs-default-0.9']);
    expect(read).toEqual(['index.json', expect.stringMatching(/^files\/index\./)]);
  });
});

test('readers of many docs instances load each index once', async () => {
  const tags = ['a', 'b', 'c', 'd', 'e'].map(id => `docs-${id}-current`);
  const pages = tags.map(tag => versionOf(tag, '# Kettle', `The handle of ${tag}.`));
  const assets = createSearchAssets(toPages(recordsOf(pages)), {}, tags);
  const read: string[] = [];
  const site = searchOver(assets.files, name => read.push(name));
  const filters = [['docusaurus_tag:default', ...tags.map(tag => `docusaurus_tag:${tag}`)]];
  for (const query of ['k', 'ke', 'ket', 'kett', 'kettle']) {
    await site.find(input(query, {filters}));
  }
  expect(read.filter(name => name.startsWith('files/index.'))).toHaveLength(tags.length);
});

test('the index of the version that is read stays, after a query was counted in eight others', async () => {
  const tags = Array.from({length: 9}, (_, number) => `docs-default-${number}`);
  const pages = tags.map(tag => versionOf(tag, '# Kettle', `The handle of ${tag}.`));
  const assets = createSearchAssets(toPages(recordsOf(pages)), {}, tags);
  const read: string[] = [];
  const site = searchOver(assets.files, name => read.push(name));
  const find = (tag: string, query: string) =>
    site.find(input(query, {filters: [['docusaurus_tag:default', `docusaurus_tag:${tag}`]]}));
  await find(tags[0]!, 'nothing');
  await Promise.all(tags.slice(1).map(tag => find(tag, 'nothing')));
  await find(tags[0]!, 'kettle');
  expect(read.filter(name => name.startsWith('files/index.'))).toHaveLength(tags.length);
});

describe('queries are understood as in one index', () => {
  const posts = Array.from({length: 6}, (_, number) =>
    pageOf(
      `https://docs.example/blog/${number}`,
      `# Generate a signed token ${number}`,
      'The token is signed. Generate one.',
      '## Rate',
      'A rate limit.',
    ),
  );
  const docs = [
    versionOf(v2!, '# Reference', 'Call generateSignedToken with a name, or set rateLimit.'),
    {
      ...versionOf(v2!, '# Other', 'Nothing of it. The word is spelled brazzle.'),
      url: 'https://docs.example/other',
    },
  ];
  const all = recordsOf([...posts, ...docs]);
  const site = searchOver(createSearchAssets(toPages(all), {}, [v2!]).files);
  const single = searchOver(createSearchAssets(toPages(all)).files);
  const urlsOf = async (from: typeof site, query: string) =>
    (await from.find(input(query))).hits.map(({url}) => url);

  // The posts would be found by its parts.
  test.each(['generateSignedToken', 'generateSignedToken ', 'rateLimit'])(
    'a name in one index, %s, is not split in another',
    async query => {
      expect((await urlsOf(site, query))[0]).toBe(`https://docs.example/${v2}`);
    },
  );

  test.each(['generate token', 'brazle', 'signed tokens', 'rate-limit', 'nothing', '"rate limit"'])(
    '%s finds the same as in one index',
    async query => {
      expect((await urlsOf(site, query)).sort()).toEqual((await urlsOf(single, query)).sort());
    },
  );
});

describe('stems', () => {
  beforeAll(() => loadStemmers(stemmedLanguages));
  const stem = (language: string | string[], term: string) => languageOf(language).stem(term);

  test.each([
    ['de', 'Einstellung', 'Einstellungen'],
    ['de', 'installieren', 'installiert'],
    ['de', 'installiere', 'installierend'],
    ['de', 'Schlüssel', 'Schlüsseln'],
    ['de', 'Haus', 'Hauses'],
    ['de', 'Benutzer', 'Benutzern'],
    ['de', 'Fehler', 'Fehlers'],
    ['es', 'configuración', 'configuraciones'],
    ['es', 'instalacion', 'instalar'],
    ['fr', 'paramètre', 'paramètres'],
    ['fr', 'configurée', 'configurer'],
    ['it', 'installazione', 'installazioni'],
    ['pt', 'configuração', 'configurações'],
    ['nl', 'instelling', 'instellingen'],
    ['sv', 'inställning', 'inställningar'],
    ['nb', 'innstilling', 'innstillinger'],
    ['da', 'indstilling', 'indstillinger'],
    ['fi', 'talo', 'talossa'],
    ['ru', 'настройка', 'настройками'],
    ['en', 'schedule', 'schedules'],
  ])('%s: %s and %s share one', (language, a, b) => {
    expect(stem(language, a)).toBe(stem(language, b));
  });

  test.each([
    ['de', 'Tier', 'Tor'],
    ['de', 'Version', 'Verse'],
    ['de', 'Bier', 'Bein'],
  ])('%s: %s and %s do not', (language, a, b) => {
    expect(stem(language, a)).not.toBe(stem(language, b));
  });

  test.each(['v2', 'api-key', '設定'])('%s is its own stem', term => {
    expect(stem('de', term)).toBe(term);
  });

  test('of docs in several languages depend on the script', () => {
    expect(stem(['zh', 'en'], 'schedules')).toBe(stem('en', 'schedule'));
    expect(stem(['ru', 'en'], 'schedules')).toBe(stem('en', 'schedule'));
    expect(stem(['ru', 'en'], 'настройки')).toBe(stem('ru', 'настройка'));
    expect(stem(['zh', 'en'], '設定')).toBe('设定');
  });

  test('marks of Arabic and Hebrew fold', () => {
    expect(fold('مُحَمَّد')).toBe('محمد');
    expect(fold('مـرحبا')).toBe('مرحبا');
    expect(fold('שָׁלוֹם')).toBe('שלום');
  });
});
