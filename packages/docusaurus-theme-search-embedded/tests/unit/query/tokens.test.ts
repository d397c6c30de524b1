// Protects how a query is split into tokens.
import {describe, expect, it} from 'vitest';
import {resolveOptions} from '../../../src/engine/options';
import {lookupsOf, OpenTerms} from '../../../src/engine/query/lookups';
import {phraseTerms, queryTokens, splitAtDigits} from '../../../src/engine/query/queryTokens';
import {readQuery} from '../../../src/engine/query/readQuery';

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

describe('query: the terms of texts that it reads', () => {
  const openOf = (query: string) =>
    new OpenTerms(
      lookupsOf(
        readQuery(query, () => false),
        language,
      ),
      false,
    );

  it.each([
    ['the x-api-key ', ['x-api-key', 'x', 'api', 'keys', 'xapikey'], ['of', 'other']],
    ['keybo', ['keyboard', 'keyboards'], ['key']],
    ['ke', [], ['ke', 'key']],
    ['installing ', ['install', 'installed', 'installation'], ['ins']],
    ['sk-', ['sk', 'sk-ant'], ['skip']],
    ['time out ', ['timeout', 'timeouts'], ['tidy']],
    ['1.44', ['1.44', '1.44.0'], ['1.45', '2']],
    ['utf8 ', ['utf8', 'utf', '8'], ['ut']],
    ['print -all', ['-all', 'all'], []],
    ['/users/7', ['/users/*', '/*/*'], ['/groups/*']],
    ['"to be"', ['to', 'be'], ['of']],
  ])('%s', (query, read, others) => {
    const open = openOf(query);
    expect(read.filter(term => !open.has(term))).toEqual([]);
    expect(others.filter(term => open.has(term))).toEqual([]);
  });

  it('are those within a prefix', () => {
    const open = new OpenTerms([
      {term: 'key', isPrefix: true},
      {term: 'kettle', isPrefix: false},
    ]);
    expect(open.within('keyb')).toEqual([{term: 'keyb', isPrefix: true}]);
    expect(open.within('ke')).toEqual([
      {term: 'key', isPrefix: true},
      {term: 'kettle', isPrefix: false},
    ]);
    expect(open.within('x')).toEqual([]);
  });
});
