// Protects the interface from answers and stored searches of any shape: what cannot be shown is left out and named.
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {hitOfRecord} from '../../src/client/hitOfRecord';
import type * as Reader from '../../src/interface/backend/readAnswer';
import {oddAnswer} from '../support/oddAnswers';

const site = {origins: ['https://docs.example.com'], baseUrl: '/'};
const range = {from: 0, to: 20};
const hit = (id: unknown, changes: object = {}) => ({
  id,
  url: `/docs/a#${String(id)}`,
  kind: 'heading',
  category: 'Guides',
  headings: ['Page', `Section ${String(id)}`],
  ...changes,
});

let reader: typeof Reader;
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
const printed = (): string[] => consoleError.mock.calls.map(([message]) => String(message));

beforeEach(async () => {
  // Each problem is printed once per page load.
  vi.resetModules();
  reader = await import('../../src/interface/backend/readAnswer');
});
afterEach(() => consoleError.mockClear());

const read = (value: unknown, asked = range) => reader.readAnswer(value, site, asked);
const titles = (...hits: unknown[]) =>
  read({hits, total: hits.length}).items.map(item => item.title);

describe('the number of results', () => {
  test.each([undefined, null])('%j is none, without a message', total => {
    expect(read({hits: [hit('a')], total})).toMatchObject({total: undefined, hasMore: false});
    expect(printed()).toEqual([]);
  });

  test.each([NaN, -1, 1.5, Infinity, '12', '', true, [3], {value: 3}, 1e300, 0])(
    '%j is named and left out',
    total => {
      const answer = read({hits: [hit('a')], total});
      expect(answer.total).toBeUndefined();
      expect(answer.items).toHaveLength(1);
      expect(printed()).toEqual([expect.stringMatching(/^Search: `total` of the answer must be/)]);
    },
  );

  test('without one, a full page of results means that there may be more', () => {
    const hits = Array.from({length: 20}, (_, index) => hit(index));
    expect(read({hits}).hasMore).toBe(true);
    expect(read({hits: hits.slice(1)}).hasMore).toBe(false);
  });

  test('no hits are no results, whatever the total is', () => {
    expect(read({hits: [], total: 5})).toMatchObject({total: 0, hasMore: false});
    expect(read({hits: []})).toMatchObject({total: 0, hasMore: false});
    expect(read({hits: [], total: 5}, {from: 0, to: 0}).total).toBe(5);
  });
});

describe('hits', () => {
  test('a hit without headings is left out and named', () => {
    expect(titles(hit('a'), hit('b', {headings: undefined}), hit('c'))).toEqual([
      'Section a',
      'Section c',
    ]);
    expect(printed()).toEqual([
      'Search: `hits[1].headings` ("b") must be a list of texts. Received undefined. The hit is left out.',
    ]);
  });

  test.each([
    [{url: 'javascript:alert(1)'}, 'url'],
    [{url: '//elsewhere.example'}, 'url'],
    [{url: 'docs/a'}, 'url'],
    [{url: null}, 'url'],
    [{url: {href: '/docs/a'}}, 'url'],
    [{headings: 'Section'}, 'headings'],
    [{headings: [], category: ''}, 'headings'],
    [{headings: ['\u200b', ' '], category: '\ue000\ue001'}, 'headings'],
  ])('%j is left out, and names %s', (changes, field) => {
    expect(titles(hit('a'), hit('b', changes))).toEqual(['Section a']);
    expect(printed()).toEqual([expect.stringContaining(`hits[1].${field}`)]);
  });

  test.each([null, 3, 'x', [], true])('%j is no hit', value => {
    expect(titles(value, hit('a'))).toEqual(['Section a']);
    expect(printed()).toHaveLength(1);
  });

  test.each([
    [{category: {}}, 'Section b'],
    [{excerpt: ['x']}, 'Section b'],
    [{score: 'high', queryID: {}, hasText: 'yes'}, 'Section b'],
    [{headings: ['Page', {}, 2024]}, '2024'],
    [{headings: ['Page', 'Section', null, null]}, 'Section'],
    [{url: 'mailto:docs@example.com'}, 'Section b'],
  ])('%j is shown', (changes, title) => {
    expect(titles(hit('b', changes))).toEqual([title]);
  });

  test('a number is an id, also 0; without an id, the URL is', () => {
    const {items} = read({hits: [hit(7), hit(0), hit({}, {url: '/docs/b'})]});
    expect(items.map(({id}) => id)).toEqual(['7', '0', '/docs/b']);
    expect(printed()).toEqual([expect.stringContaining('hits[2].id')]);
  });

  test('each id is shown once, and the total counts it once', () => {
    const hits = [1, 1, 2, 2, '2', 3].map(id => hit(id));
    const {items, total} = read({hits, total: 6});
    expect(items.map(({id}) => id)).toEqual(['1', '2', '3']);
    expect(total).toBe(3);
    expect(printed()).toEqual([
      'Search: `hits[1].id` ("1") must not repeat. The hit is left out. The same holds for `hits[3].id` ("2"), `hits[4].id` ("2").',
    ]);
  });

  test('the same problem is printed once', () => {
    read({hits: [hit('a'), hit('b', {url: 3})]});
    read({hits: [hit('a'), hit('b', {url: 3})]});
    expect(printed()).toHaveLength(1);
  });

  test('an answer fails without a list of hits, and without a hit that can be shown', () => {
    expect(() => read({total: 3})).toThrow(
      '`hits` of the answer must be a list. Received undefined.',
    );
    expect(() => read('<html>')).toThrow('`hits` of the answer must be a list');
    expect(() => read({hits: [hit('a', {url: ''})]})).toThrow(/No hit .* `hits\[0\]\.url` \("a"\)/);
  });
});

test('any JSON value is an error, or an answer whose rows can be shown, opened, and told apart', () => {
  let shown = 0;
  const check = (value: unknown): void => {
    let answer;
    try {
      answer = read(value);
    } catch (error) {
      expect((error as Error).message).toMatch(/`hits` of the answer|No hit of the answer/);
      return;
    }
    const {items, total, areas = {}} = answer;
    shown += items.length;
    expect(new Set(items.map(({id}) => id)).size).toBe(items.length);
    for (const {id, title, breadcrumb, group, excerpt = '', link} of items) {
      expect(title.trim()).not.toBe('');
      for (const text of [id, title, group, excerpt, ...breadcrumb]) {
        expect(text).toBeTypeOf('string');
      }
      expect(['http:', 'https:', 'mailto:']).toContain(
        new URL(link.href, site.origins[0]).protocol,
      );
    }
    for (const count of [total ?? 0, ...Object.values(areas)]) {
      expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
    }
  };
  fc.assert(fc.property(oddAnswer, check), {numRuns: 1000});
  fc.assert(fc.property(fc.jsonValue(), check));
  expect(shown).toBeGreaterThan(200);
});

test('excerpts of any shape are texts, or could not be read', () => {
  expect(reader.checkExcerpts({a: 'x', b: null, c: {}, d: 4})).toEqual({
    a: 'x',
    b: null,
    c: undefined,
    d: '4',
  });
  expect(reader.checkExcerpts('x')).toBeUndefined();
  fc.assert(fc.property(fc.jsonValue(), value => void reader.checkExcerpts(value)));
});

describe('records', () => {
  const record = {objectID: 'a', type: 'lvl2', url: '/docs/a#b'};
  const title = (value: object) => read({hits: [hitOfRecord(value)]}).items[0];

  test.each([
    {hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Section'}},
    {'hierarchy.lvl0': 'Guides', 'hierarchy.lvl1': 'Page', 'hierarchy.lvl2': 'Section'},
    {hierarchy_lvl0: 'Guides', hierarchy_lvl1: 'Page', hierarchy_lvl2: 'Section'},
  ])('have their levels in %j', levels => {
    const found = {title: 'Section', breadcrumb: ['Page'], group: 'Guides'};
    expect(title({...record, ...levels})).toMatchObject(found);
  });

  test('without a type have the innermost heading', () => {
    expect(title({id: 3, url: '/docs/a', hierarchy_lvl1: 'Page'})).toMatchObject({
      id: '3',
      title: 'Page',
    });
  });
});

describe('stored searches', () => {
  const stored = (objectID: unknown, url: unknown = '/docs/a') => ({
    objectID,
    type: 'lvl1',
    url,
    content: null,
    hierarchy: {lvl0: 'Docs', lvl1: 'Page'},
  });

  test('a number as id survives, and each id is shown once', () => {
    const text = JSON.stringify([stored(7), stored('7'), stored(0), stored('a', 'javascript:1')]);
    expect(reader.readStored(text, site).map(({id}) => id)).toEqual(['7', '0']);
    expect(printed()).toEqual([]);
  });

  test('any text is a list', () => {
    const any = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map(value => JSON.stringify([value])),
    );
    fc.assert(fc.property(any, text => void reader.readStored(text, site)));
  });

  test('on the pages of a browser extension, they lead to its pages', () => {
    const extension = {
      origins: ['chrome-extension://abc', 'https://docs.example.com'],
      baseUrl: '/',
    };
    const urls = ['/docs/a', 'https://docs.example.com/docs/b', 'chrome-extension://abc/docs/c'];
    const text = JSON.stringify(urls.map(url => stored(url, url)));
    expect(reader.readStored(text, extension).map(({link}) => link)).toEqual([
      {kind: 'internal', href: '/docs/a'},
      {kind: 'internal', href: '/docs/b'},
      {kind: 'internal', href: '/docs/c'},
    ]);
  });
});
