import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {TermDictionary} from '../src/engine/format/terms';
import {findTypos} from '../src/engine/query/typos';

function dictionaryOf(words: Iterable<string>): TermDictionary {
  const sorted = [...new Set(words)].sort();
  const shared = sorted.map((word, place) => {
    const before = sorted[place - 1] ?? '';
    let length = 0;
    while (length < before.length && before[length] === word[length]) length++;
    return length;
  });
  return new TermDictionary(sorted, Uint8Array.from(shared));
}

/** The textbook distance, with neighbours swapped as one typo. */
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
        expect(dictionary.find(query) >= 0).toBe(list.includes(query));
        const [from, to] = dictionary.range(query);
        const expected = dictionary.terms.filter(other => other.startsWith(query));
        expect(dictionary.terms.slice(from, to)).toEqual(expected);
      }),
    );
  });

  it('finds the typos that the textbook distance finds, first letters apart', () => {
    fc.assert(
      fc.property(words, word, (list, query) => {
        const dictionary = dictionaryOf(list);
        const allowed = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
        const expected = dictionary.terms
          .map((other, place): [number, number] => [place, distance(query, other)])
          .filter(
            ([place, typos]) =>
              typos > 0 && typos <= allowed && dictionary.terms[place]![0] === query[0],
          );
        const found = findTypos(dictionary, query, false)
          .map(({term, typos}) => [term, typos])
          .filter(([place]) => dictionary.terms[place!]![0] === query[0]);
        expect(found).toEqual(expected);
      }),
    );
  });

  it('finds a beginning with typos when some beginning of the word is that near', () => {
    fc.assert(
      fc.property(words, word, (list, query) => {
        const dictionary = dictionaryOf(list);
        const allowed = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
        const nearest = (other: string) =>
          Math.min(...Array.from(other, (_, end) => distance(query, other.slice(0, end + 1))));
        const expected = dictionary.terms
          .map((other, place): [number, number] => [place, nearest(other)])
          .filter(
            ([place, typos]) =>
              typos > 0 && typos <= allowed && dictionary.terms[place]![0] === query[0],
          );
        const found = findTypos(dictionary, query, true)
          .map(({term, typos}) => [term, typos])
          .filter(([place]) => dictionary.terms[place!]![0] === query[0]);
        expect(found).toEqual(expected);
      }),
    );
  });
});
