import {describe, expect, test} from 'vitest';
import {germanStem} from '../src/engine/analysis/german';
import {MissingAssetError} from '../src/client/service';
import {SiteSearch} from '../src/client/siteSearch';
import {createSearchAssets} from '../src/plugin/assets';
import {recordsOf} from './fixtures/engine/records';

const pageOf = (url: string, ...lines: string[]) => ({url, category: 'Docs', lines});

/** Records of a page that belongs to a version. */
const versionOf = (tag: string, ...lines: string[]) =>
  recordsOf([pageOf(`https://docs.example/${tag}`, ...lines)]).map(record => ({
    ...record,
    docusaurus_tag: tag,
  }));

const [v1, v2] = ['docs-default-1.0', 'docs-default-2.0'];
const rest = recordsOf([pageOf('https://docs.example/blog', '# News', 'A handle of brass.')]);
const {files, figures} = createSearchAssets(rest, {}, [
  {
    tag: v1!,
    records: versionOf(v1!, '# Kettle', 'The colour of the handle.', '## Whistle', 'Loud.'),
  },
  {tag: v2!, records: versionOf(v2!, '# Kettle', 'The color of the handle.')},
]);
const stored = new Map(files.map(({name, bytes}) => [name, bytes]));

/** Searches as a reader of a version does; the names of the files that were read come along. */
function searchIn(...tags: string[]) {
  const read: string[] = [];
  const site = new SiteSearch(async name => {
    read.push(name);
    const bytes = stored.get(name);
    if (!bytes) throw new MissingAssetError(name);
    return bytes;
  });
  return async (query: string, more: {page?: number; hitsPerPage?: number} = {}) => {
    const filters = tags.map(tag => `docusaurus_tag:${tag}`);
    const facetFilters = filters.length > 0 ? [['docusaurus_tag:default', ...filters]] : [];
    const [answer] = await site.search([{indexName: '', query, facetFilters, ...more}]);
    return {answer: answer!, read, urls: answer!.hits.map(({url}) => url.split('/').at(-1))};
  };
}

describe('indexes of versions', () => {
  test('are named by one manifest, and counted together', () => {
    expect(figures).toMatchObject({pages: 3, files: stored.size});
  });

  test.each([
    [v1!, 'colour', [v1]],
    // The word of the other version keeps nobody from seeing the typo.
    [v2!, 'colour', [v2]],
    [v2!, 'whistle', []],
    [v2!, 'kettle', [v2]],
    [v2!, 'brass', ['blog']],
  ])('a reader of %s who asks for "%s" finds %j', async (tag, query, expected) => {
    expect((await searchIn(tag)(query)).urls).toEqual(expected);
  });

  test('a reader of one version fetches no other', async () => {
    const {read} = await searchIn(v1!)('handle');
    expect(read.filter(name => name.includes('index.'))).toHaveLength(2);
  });

  test('without a version all are searched, the pages of answers in one order', async () => {
    const search = searchIn();
    const all = await search('handle');
    expect([...all.urls].sort()).toEqual(['blog', v1, v2]);
    const pages = await Promise.all(
      [0, 1, 2].map(page => search('handle', {page, hitsPerPage: 1})),
    );
    expect(pages.map(({urls}) => urls[0])).toEqual(all.urls);
    expect(pages[1]!.answer).toMatchObject({nbHits: 3, nbPages: 3, page: 1, hitsPerPage: 1});
  });
});

describe('German stems', () => {
  test.each([
    ['einstellung', 'einstellungen'],
    ['installieren', 'installiert'],
    ['installiere', 'installierend'],
    ['schlussel', 'schlusseln'],
    ['haus', 'hauses'],
    ['benutzer', 'benutzern'],
    ['fehler', 'fehlers'],
  ])('%s and %s share one', (a, b) => {
    expect(germanStem(a)).toBe(germanStem(b));
  });

  test.each([
    ['tier', 'tor'],
    ['version', 'verse'],
    ['bier', 'bein'],
  ])('%s and %s do not', (a, b) => {
    expect(germanStem(a)).not.toBe(germanStem(b));
  });

  test.each(['v2', 'api-key', '設定'])('%s is its own', term => {
    expect(germanStem(term)).toBe(term);
  });
});
