// Protects the rows of the dialog: their order, and folded pages of one folder.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {itemOf, type SearchItem} from '../../src/interface/list/items';
import {distinguish, itemsIn, rowsOf, type Row, type RowGroup} from '../../src/interface/list/rows';

const site = {origins: ['https://docs.example.com'], baseUrl: '/'};

/** Returns the title page of a path, such as `/a`, in a group. */
function page(group: string, path: string, title = path): SearchItem {
  const hit = {id: path, url: path, kind: 'page', category: group, headings: [title]} as const;
  return itemOf({...hit, headings: [title]}, site)!;
}

/** Returns pages of groups, from the best on: `AAB` is two pages of A and one of B. */
const pages = (groups: string) => [...groups].map((group, index) => page(group, `/${index}`));

const textOf = (row: Row) => (row.kind === 'item' ? row.item.id : `+${row.similar.length}`);
const shown = (groups: RowGroup[]) =>
  groups.map(({title, rows}) => `${title}: ${rows.map(textOf).join(' ')}`);

describe('rows with equal texts', () => {
  const pathsOf = (items: readonly SearchItem[]) =>
    distinguish(items).map(({breadcrumb}) => breadcrumb.at(-1));

  test('of two pages differ by their path, and of one page by the anchor', () => {
    const twins = [page('Guides', '/a', 'Introduction'), page('Guides', '/b', 'Introduction')];
    expect(pathsOf([...twins, page('Guides', '/c', 'Other')])).toEqual(['/a', '/b', undefined]);
    const [one] = rowsOf(twins);
    expect(itemsIn(one!.rows).map(({breadcrumb}) => breadcrumb)).toEqual([['/a'], ['/b']]);
    const anchors = ['/a#x', '/a#y'].map(path => page('Guides', path, 'Introduction'));
    expect(pathsOf(anchors)).toEqual(['/a#x', '/a#y']);
  });

  test('of two categories have no path', () => {
    const items = [page('Guides', '/a', 'Introduction'), page('API', '/b', 'Introduction')];
    expect(pathsOf(items)).toEqual([undefined, undefined]);
  });
});

describe('the order of the rows', () => {
  test.each([
    ['one group', 'AAAA', ['A: /0 /1 /2 /3']],
    ['groups that begin with the best', 'AAABA', ['A: /0 /1 /2 /4', 'B: /3']],
    ['three results in order', 'AAB', ['A: /0 /1', 'B: /2']],
    ['a second group among the best', 'ABAAB', ['Best: /0 /1 /2', 'A: /3', 'B: /4']],
    ['the best remaining result decides', 'ABABBA', ['Best: /0 /1 /2', 'B: /3 /4', 'A: /5']],
    ['at most five of a group in all', 'BAAAAAAAB', ['Best: /0 /1 /2', 'A: /3 /4 /5', 'B: /8']],
    ['no results', '', []],
  ])('%s', (_, groups, rows) => {
    expect(shown(rowsOf(pages(groups), {bestTitle: 'Best'}))).toEqual(rows);
  });

  test('without a heading for the best, all results are in groups of at most five', () => {
    expect(shown(rowsOf(pages('BAAAAAAB')))).toEqual(['B: /0 /7', 'A: /1 /2 /3 /4 /5']);
  });

  test('a row of the best names its group', () => {
    const [best] = rowsOf(pages('ABA'), {bestTitle: 'Best'});
    expect(itemsIn(best!.rows).map(({breadcrumb}) => breadcrumb)).toEqual([['A'], ['B'], ['A']]);
  });

  test('the first three rows are the best, no row repeats, and no group has more than five', () => {
    const anyGroups = fc.string({unit: fc.constantFrom('A', 'B', 'C'), maxLength: 20});
    fc.assert(
      fc.property(anyGroups, groups => {
        const items = pages(groups);
        const rows = itemsIn(rowsOf(items, {bestTitle: 'Best'}).flatMap(group => group.rows));
        const ids = rows.map(({id}) => id);
        expect(ids.slice(0, 3)).toEqual(items.slice(0, 3).map(({id}) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const group of new Set(groups)) {
          const inGroup = rows.filter(row => row.group === group).length;
          const found = items.filter(item => item.group === group).length;
          expect(inGroup).toBe(Math.min(found, 5));
        }
      }),
    );
  });

  test('groups with the same name in several docs instances include the name of the instance', () => {
    const items = [page('Guides', '/docs/a'), page('Guides', '/api/x'), page('B', '/docs/b')];
    const areaOf = ({url}: SearchItem) => (url.startsWith('/api') ? 'API' : 'Docs');
    const groups = rowsOf(items, {areaOf});
    expect(groups.map(({title}) => title)).toEqual(['Guides (Docs)', 'Guides (API)', 'B']);
  });
});

describe('similar pages of a folder', () => {
  const keys = [
    page('Keys', '/keys/a', 'Get an Alpha API key'),
    page('Keys', '/keys/b', 'Get a Beta API key'),
    page('Keys', '/keys/', 'All API keys'),
    page('Keys', '/keys/c', 'Get a Gamma API key from C'),
    page('Keys', '/other/d', 'Get a Delta API key'),
    page('Keys', '/keys/e', 'Get an Epsilon API key'),
  ];

  test('fold into a row with their number, below the second one', () => {
    expect(shown(rowsOf(keys))).toEqual(['Keys: /keys/a /keys/b +2 /keys/ /other/d']);
  });

  test('fold without spaces between words, too', () => {
    const titles = ['获取甲公司的密钥', '获取乙公司的密钥', '安装', '获取丙公司的密钥'];
    const items = titles.map((title, index) => page('Keys', `/keys/${index}`, title));
    expect(shown(rowsOf(items))).toEqual(['Keys: /keys/0 /keys/1 +1 /keys/2']);
  });

  test('unfold in place', () => {
    const unfolded = new Set(['/keys/b']);
    expect(shown(rowsOf(keys, {unfolded}))).toEqual([
      'Keys: /keys/a /keys/b /keys/c /keys/e /keys/ /other/d',
    ]);
  });

  test('all results are rows, or counted by a row', () => {
    const titles = fc.constantFrom('Install the CLI on Linux', 'Install the CLI on Mac', 'Other');
    const any = fc.array(titles, {maxLength: 5});
    fc.assert(
      fc.property(any, names => {
        const items = names.map((title, index) => page('A', `/a/${index}`, title));
        const rows = rowsOf(items, {bestTitle: 'Best'}).flatMap(group => group.rows);
        const count = (row: Row) => (row.kind === 'item' ? 1 : row.similar.length);
        expect(rows.reduce((sum, row) => sum + count(row), 0)).toBe(items.length);
      }),
    );
  });
});
