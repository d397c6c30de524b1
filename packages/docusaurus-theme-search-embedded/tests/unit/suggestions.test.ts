// Protects suggestions for a query without results.
import {describe, expect, test, vi} from 'vitest';
import {markTags} from '../../src/client/hit';
import {itemOf} from '../../src/interface/list/items';
import {suggestQueries} from '../../src/interface/state/suggestions';

const site = {origins: ['https://docs.example.com'], baseUrl: '/'};
const words = ['Installation', 'Installer', 'instance', 'Schedule', 'key'];

/** Finds the words that begin with the query, as results whose title is such a word. */
const find = vi.fn(async (query: string) =>
  words
    .filter(word => word.toLowerCase().startsWith(query))
    .map(word => {
      const headings = [`${markTags.start}${word}${markTags.end}`];
      return itemOf({id: word, url: '/a', kind: 'page', category: '', headings}, site)!;
    }),
);

describe('suggestions for a query without results', () => {
  test.each([
    ['"key" -api', ['key']],
    ['"schedule"', ['schedule']],
    ['installatoinz', ['installation']],
    ['instrument', ['installation', 'installer', 'instance']],
    ['schexule xyz', ['schedule']],
    ['xyz', []],
    ['zzzzqqqq', []],
    ['', []],
    ['-', []],
    ['""', []],
  ])('%s: %j', async (query, expected) => {
    expect(await suggestQueries(query, find)).toEqual(expected);
  });

  test('cost few searches, however long the query is', async () => {
    find.mockClear();
    await suggestQueries(Array.from({length: 40}, (_, n) => `zzzzqqqq${n}`).join(' '), find);
    expect(find.mock.calls.length).toBeLessThan(10);
  });
});
