// Protects how a query is split into tokens.
import {describe, expect, it} from 'vitest';
import {resolveOptions} from '../../../src/engine/options';
import {lookupTerms, phraseTerms, queryTokens} from '../../../src/engine/query/queryTokens';
import {limitWords} from '../../../src/engine/query/readQuery';

const {language} = resolveOptions();

describe('query: tokens', () => {
  it('marks the last token as incomplete, unless a space follows it', () => {
    const incomplete = (query: string) => queryTokens(query).map(({isIncomplete}) => isIncomplete);
    expect(incomplete('two words')).toEqual([false, true]);
    expect(incomplete('two words ')).toEqual([false, false]);
    expect(incomplete('')).toEqual([]);
  });

  it('keeps the sign after the last token, which starts a name', () => {
    const startOf = (query: string) => queryTokens(query).at(-1)?.nameStart;
    expect(['sk-', 'cy.', 'has_', 'sk- ', 'sk'].map(startOf)).toEqual([
      'sk-',
      'cy.',
      'has_',
      undefined,
      undefined,
    ]);
  });

  it('returns the terms and parts whose postings a query needs, without stop words', () => {
    const termsOf = (query: string) =>
      lookupTerms(query, language).map(({term, isIncomplete}) =>
        isIncomplete ? `${term}…` : term,
      );
    expect(termsOf('the x-api-key ')).toEqual(['x-api-key', 'x', 'api', 'key', 'xapikey']);
    expect(termsOf('the key')).toEqual(['key…']);
    expect(termsOf('sk-')).toEqual(['sk…', 'sk', 'sk-']);
  });

  it('splits compounds of a phrase', () => {
    expect(phraseTerms('An x-api-key, please')).toEqual(['an', 'x', 'api', 'key', 'please']);
  });

  it('limits words, and first drops signs, repetitions, and words without a topic', () => {
    expect(limitWords('one two', language)).toBe('one two');
    expect(limitWords(`${'the '.repeat(20)}needle`, language)).toBe('needle ');
    const straws = Array.from({length: 20}, (_, index) => `straw${index} `);
    expect(limitWords(straws.join(''), language)).toBe(straws.slice(0, 16).join(''));
    expect(limitWords(`${'{ straw : '.repeat(20)}needle`, language)).toBe('straw needle ');
    expect(limitWords('x'.repeat(300), language)).toHaveLength(200);
  });
});
