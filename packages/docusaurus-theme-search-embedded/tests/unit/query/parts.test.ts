// Protects which words of a query have to match together.
import {describe, expect, it} from 'vitest';
import {quotedParts, readParts} from '../../../src/engine/query/parts';
import {vocabularyOf, type Content} from '../../fixtures/engine/vocabulary';

const read = (words: string, content: Content) => readParts(words, vocabularyOf(content));

describe('query: parts', () => {
  it('reads words, of which only the last may be a prefix', () => {
    expect(read('api key', {texts: ['an api key']})).toEqual([
      {kind: 'word', term: 'api', isIncomplete: false},
      {kind: 'word', term: 'key', isIncomplete: true},
    ]);
  });

  it('treats a long word that the site lacks as a prefix, and a stop word after others as complete', () => {
    const [first, last] = read('installa in', {texts: ['installation']});
    expect(first).toMatchObject({term: 'installa', isIncomplete: true});
    expect(last).toMatchObject({term: 'in', isIncomplete: false});
  });

  it('reads the parts of a compound', () => {
    expect(read('x-key ', {})).toEqual([
      {kind: 'compoundPart', term: 'x', compound: 'x-key', names: undefined, isIncomplete: false},
      {kind: 'compoundPart', term: 'key', compound: 'x-key', names: undefined, isIncomplete: false},
    ]);
  });

  it.each([
    ['cy.wait ', ['cy.wait']],
    ['cy.wa', ['cy.wait', 'cy.wash']],
    ['cy.wa ', undefined],
    ['--flag', ['--flag']],
    // A flag is complete: `-w` is not a prefix of `-watch`.
    ['--fla', undefined],
  ])('reads the names of %s', (words, names) => {
    const parts = read(words, {texts: ['cy.wait and cy.wash', '--flag']});
    for (const part of parts) {
      const found = part.kind === 'compoundPart' ? part.names : undefined;
      expect(found && [...found].sort()).toEqual(names && [...names].sort());
    }
  });

  it('keeps a camelCase word that the site contains', () => {
    expect(read('getUsers ', {texts: ['getUsers']})).toEqual([
      {kind: 'identifier', term: 'getusers', isIncomplete: false},
    ]);
    expect(read('getUsers ', {texts: ['get users']}).map(({term}) => term)).toEqual([
      'get',
      'users',
    ]);
  });

  it('reads letters and digits apart, if the site writes them so', () => {
    const termsOf = (words: string, content: Content) => read(words, content).map(({term}) => term);
    expect(termsOf('utf8 ', {texts: ['utf 8']})).toEqual(['utf', '8']);
    expect(termsOf('utf8 ', {texts: ['utf8 and utf 8']})).toEqual(['utf8']);
    expect(termsOf('utf8 ', {texts: ['utf 16']})).toEqual(['utf8']);
    expect(termsOf('TLS1.3 ', {texts: ['TLS 1.3']})).toEqual(['tls', '1.3']);
  });

  it('keeps the rarest words that the site has of a long text', () => {
    const noise = Array.from({length: 40}, (_, index) => `straw${index}`);
    const texts = ['needle', ...Array.from({length: 3}, () => noise.slice(0, 20).join(' '))];
    const terms = read([...noise, 'the', 'needle'].join(' '), {texts}).map(({term}) => term);
    expect(terms).toHaveLength(16);
    expect(terms).toContain('needle');
    expect(terms.every(term => term === 'needle' || texts[1]!.includes(term))).toBe(true);
  });

  it('reads quoted terms, which are complete', () => {
    expect(quotedParts(['key'])).toEqual([{kind: 'quoted', term: 'key', isIncomplete: false}]);
  });
});
