// Protects recent and favorite searches of several sites and locales on one origin.
import {describe, expect, test} from 'vitest';
import {readStored} from '../../src/interface/backend/readAnswer';
import {storageKey, stringifyStored, without} from '../../src/interface/state/storedSearches';

const origin = 'https://docs.example.com';
const siteAt = (baseUrl: string, visited = origin) => ({origins: [visited, origin], baseUrl});
const record = (url: string) => ({
  objectID: url,
  type: 'lvl1',
  url,
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: url},
});
const textOf = (...urls: string[]) => JSON.stringify(urls.map(record));

describe('stored searches of several sites and locales on one origin', () => {
  test('have DocSearch\u2019s key at the root, and a key for each base URL below it', () => {
    expect(storageKey('RECENT', 'docs', '/')).toBe('__DOCSEARCH_RECENT_SEARCHES__docs');
    expect(storageKey('FAVORITE', 'docs', '/site/ja/')).toBe(
      '__DOCSEARCH_FAVORITE_SEARCHES__docs/site/ja/',
    );
  });

  test('a page of the site is stored without its origin, and leads to the visited one', () => {
    const preview = siteAt('/', 'https://preview.example.com');
    const items = readStored(textOf(`${origin}/docs/a#b`), preview);
    const text = stringifyStored(items, 7);
    expect(JSON.parse(text)).toMatchObject([{objectID: '/docs/a#b', url: '/docs/a#b'}]);
    expect(readStored(text, preview)[0]!.link).toEqual({
      kind: 'internal',
      href: '/docs/a#b',
    });
  });

  test('an entry with the origin and one without are the same search', () => {
    const items = readStored(textOf(`${origin}/docs/a`, '/docs/b'), siteAt('/'));
    const [again] = readStored(textOf('/docs/a'), siteAt('/'));
    expect(without(items, again!).map(({link}) => link.href)).toEqual(['/docs/b']);
  });

  test.each([null, '', 'x', '3', 'null', '{}', '[1, null, {"url": "/a"}]'])('%s is empty', text => {
    expect(readStored(text, siteAt('/'))).toEqual([]);
  });
});
