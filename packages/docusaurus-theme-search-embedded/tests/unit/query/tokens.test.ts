// Protects how a query is split into tokens.
import {describe, expect, it} from 'vitest';
import {phraseTerms, queryTokens, splitAtDigits} from '../../../src/engine/query/queryTokens';

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

  it('splits compounds of a phrase', () => {
    expect(phraseTerms('An x-api-key, please')).toEqual(['an', 'x', 'api', 'key', 'please']);
  });

  it.each([
    ['utf8', ['utf', '8']],
    ['tls1.3', ['tls', '1.3']],
    ['1.5gb', ['1.5', 'gb']],
    ['v1.3', []],
    ['404500', []],
    ['word', []],
    ['x-api2', []],
  ])('splits %s where letters and digits meet', (term, parts) => {
    expect(splitAtDigits(term)).toEqual(parts);
  });
});
