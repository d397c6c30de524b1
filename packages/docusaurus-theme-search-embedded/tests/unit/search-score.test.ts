// Protects the score of search: each kind of query has the same weight.
import {expect, test} from 'vitest';
import {relevance, type Query} from '../../bench/search/score';

const query = (q: string, more: Partial<Query> = {}): Query => ({
  id: q,
  type: 'full',
  q,
  pages: ['/right'],
  src: [],
  ...more,
});

test.each<[what: string, urls: string[], expected: number]>([
  ['the first page', ['https://a.example/right/#section'], 1],
  ['the second page after two sections of one', ['/x#a', '/x#b', '/right'], 1 / 2],
  ['a page behind one that links to it', ['/links', '/right'], 1],
  ['nothing', [], 0],
  ['a page after ten others', [...Array.from({length: 10}, (_, n) => `/${n}`), '/right'], 0],
])('relevance of %s', (_, urls, expected) => {
  const queries = [query('a', {src: ['/links']})];
  expect(relevance(queries, new Map([['a', urls]]))).toBe(expected);
});

test('each kind of query has the same weight, however many queries it has', () => {
  const queries = [query('a'), query('b'), query('c'), query('d', {type: 'typo'})];
  expect(relevance(queries, new Map([['d', ['/right']]]))).toBe(1 / 2);
});
