// Protects the terms of the index: which words of a page readers can search for.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {tableOf} from '../../src/engine/format/postings';
import type {TermTable} from '../../src/engine/format/terms';
import {findTypos} from '../../src/engine/query/expandTypos';

function dictionaryOf(words: Iterable<string>): TermTable {
  return tableOf(new Map([...words].map(word => [word, [0]])));
}

/** Returns the textbook edit distance, with transposed neighbors as one edit. */
function distance(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      }
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}

const word = fc.stringMatching(/^[abc]{1,10}$/);
const words = fc.array(word, {maxLength: 40});

describe('search engine: words of the index', () => {
  it('finds words and ranges as a plain scan does', () => {
    fc.assert(
      fc.property(words, word, (list, query) => {
        const dictionary = dictionaryOf(list);
        expect(dictionary.count(query) > 0).toBe(list.includes(query));
        const [from, to] = dictionary.range(query);
        const expected = dictionary.terms.filter(other => other.startsWith(query));
        expect(dictionary.terms.slice(from, to)).toEqual(expected);
      }),
    );
  });

  it('finds the same typos as the textbook distance, except in first letters', () => {
    fc.assert(
      fc.property(words, word, (list, query) => {
        expect(typosIn(list, query, false)).toEqual(
          expected(list, query, other => distance(query, other)),
        );
      }),
    );
  });

  it('finds a prefix with typos if some prefix of the word is within the distance', () => {
    fc.assert(
      fc.property(words, word, (list, query) => {
        const nearest = (other: string) =>
          Math.min(...Array.from(other, (_, end) => distance(query, other.slice(0, end + 1))));
        expect(typosIn(list, query, true)).toEqual(expected(list, query, nearest));
      }),
    );
  });

  it('never matches numbers and words as typos of each other', () => {
    const list = ['es2015', 'node18', 'nodes'];
    expect(typosIn(list, 'nodex8', false)).toEqual([]);
    expect(typosIn(list, 'es201x', false)).toEqual([]);
    expect(typosIn(list, 'node1', false)).toEqual([]);
    expect(typosIn(list, 'nodez', false)).toEqual([['nodes', 1]]);
    expect(typosIn(['api2', 'apis'], 'apix', false)).toEqual([['apis', 1]]);
  });
});

type Found = [term: string, typos: number];

function typosIn(list: readonly string[], query: string, asPrefix: boolean): Found[] {
  const table = dictionaryOf(list);
  const [from, to] = table.range(query.slice(0, 1));
  return findTypos([{table, from, to}], query, asPrefix).map(({term, typos}) => [term, typos]);
}

function expected(
  list: readonly string[],
  query: string,
  typosOf: (other: string) => number,
): Found[] {
  const allowed = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  return dictionaryOf(list)
    .terms.filter(other => other[0] === query[0])
    .map((other): Found => [other, typosOf(other)])
    .filter(([, typos]) => typos > 0 && typos <= allowed);
}
