// Protects the words that a Korean compound is split into.
import {describe, expect, it} from 'vitest';
import {unspacedTerms} from '../../../src/engine/query/unspaced';
import type {Vocabulary} from '../../../src/engine/query/vocabulary';

/** Returns a function that splits a word into those that are known, and counts the lookups. */
function splitterOf(...known: string[]) {
  let lookups = 0;
  const dictionary = {
    has(term: string) {
      lookups++;
      return known.includes(term);
    },
    hasCompletion: () => false,
    containsAll: () => false,
  };
  const others = {language: {stopWords: new Set()}, synonyms: {find: () => []}};
  const vocabulary = {dictionary, ...others} as unknown as Vocabulary;
  return (word: string) => ({terms: unspacedTerms(word, vocabulary), lookups});
}

describe('a Korean compound', () => {
  it('is split into the longest words of the site', () => {
    expect(splitterOf('설치', '안내', '서')('설치안내서').terms).toEqual(['설치', '안내', '서']);
    expect(splitterOf('설치', '설치안내', '서')('설치안내서').terms).toEqual(['설치안내', '서']);
  });

  it('of 200 characters that can be split in very many ways, but not to its end, is answered', () => {
    const word = `${'가'.repeat(199)}하`;
    const {terms, lookups} = splitterOf('가가', '가가가', '가가가가')(word);
    expect(terms).toEqual([word]);
    expect(lookups).toBeLessThan(word.length ** 2);
  });
});
