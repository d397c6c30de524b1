// Protects which words of a query have to match together.
import {describe, expect, it} from 'vitest';
import {quotedParts, readParts} from '../../../src/engine/query/parts';
import {splitWord} from '../../../src/engine/query/splitWord';
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

  it('reads the major number of a version', () => {
    expect(read('v7.0 ', {texts: ['7.0']})).toMatchObject([{term: '7.0', major: '7'}]);
  });

  it('reads quoted terms, which are complete', () => {
    expect(quotedParts(['key'])).toEqual([{kind: 'quoted', term: 'key', isIncomplete: false}]);
  });
});

describe('query: a word that the site writes as two', () => {
  const split = (term: string, content: Content, isKnown = false) =>
    splitWord(term, isKnown, false, vocabularyOf(content));

  it('splits where the rarer half is most frequent', () => {
    expect(split('ratelimit', {texts: ['rate limit']})).toEqual(['rate', 'limit']);
    expect(split('utf8', {texts: ['utf 8']})).toEqual(['utf', '8']);
    expect(split('ratelimit', {texts: ['rate']})).toBeUndefined();
  });

  it('does not split off less than a word', () => {
    expect(split('abcdef', {texts: ['ab cdef']})).toBeUndefined();
  });

  it('splits a known word only if a heading has both halves', () => {
    const texts = ['deadlock', 'dead', 'lock'];
    expect(split('deadlock', {texts}, true)).toBeUndefined();
    expect(split('deadlock', {texts, headings: ['Dead lock']}, true)).toEqual(['dead', 'lock']);
    expect(split('deadlock', {headings: ['Dead lock', 'Deadlock']}, true)).toBeUndefined();
  });
});
