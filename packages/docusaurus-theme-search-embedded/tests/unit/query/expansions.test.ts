// Protects the terms that a word of a query stands for: forms, synonyms, typos, and compounds.
import {describe, expect, it} from 'vitest';
import {tokenize} from '../../../src/engine/analysis/tokens';
import {expandPart} from '../../../src/engine/query/expandPart';
import {
  lower,
  mergeExpansions,
  raiseBest,
  type Expansion,
} from '../../../src/engine/query/expansions';
import {expandSynonym, findSynonyms} from '../../../src/engine/query/expandSynonyms';
import {expandTypos} from '../../../src/engine/query/expandTypos';
import {joinedParts, joinWords} from '../../../src/engine/query/joinWords';
import {quotedParts, readParts, type Part} from '../../../src/engine/query/parts';
import {parseQuery} from '../../../src/engine/query/parse';
import type {Vocabulary} from '../../../src/engine/query/vocabulary';
import {vocabularyOf, type Content} from '../../fixtures/engine/vocabulary';

/** Returns the expansions of a query's last part that the site contains. */
function expandLast(words: string, vocabulary: Vocabulary) {
  const expansions = expandPart(readParts(words, vocabulary).at(-1)!, vocabulary);
  return mergeExpansions(expansions, vocabulary.dictionary);
}
const termsOf = (list: readonly {term: string}[]) => list.map(({term}) => term).sort();

describe('query: expansions of a part', () => {
  const vocabulary = vocabularyOf({headings: ['Keys'], texts: ['key keyboard keyed', '4 429']});

  it('returns the term, its other forms and, if it is incomplete, its completions', () => {
    expect(termsOf(expandLast('key ', vocabulary))).toEqual(['key', 'keyed', 'keys']);
    expect(termsOf(expandLast('key', vocabulary))).toEqual(['key', 'keyboard', 'keyed', 'keys']);
  });

  it('lowers the boost with each missing letter', () => {
    const boosts = new Map(expandLast('keyb', vocabulary).map(({term, boost}) => [term, boost]));
    expect(boosts.get('keyboard')).toBeCloseTo(0.5 ** vocabulary.ranking.prefix);
  });

  it('does not complete numbers', () => {
    expect(termsOf(expandLast('4', vocabulary))).toEqual(['4']);
  });

  it('expands a quoted word and an identifier to themselves', () => {
    for (const kind of ['quoted', 'identifier'] as const) {
      const part: Part = {kind, term: 'key', isIncomplete: false};
      expect(expandPart(part, vocabulary)).toEqual([{term: 'key', boost: 1}]);
    }
  });

  it('expands the last part of a name to the words of its completions', () => {
    const names = vocabularyOf({headings: ['pause'], texts: ['cy.pause']});
    const expansions = expandLast('cy.pa', names);
    expect(expansions).toContainEqual(expect.objectContaining({term: 'pause'}));
    expect(termsOf(expansions)).toEqual(['cy.pause', 'pause']);
  });
});

describe('query: merged expansions', () => {
  const {dictionary} = vocabularyOf({texts: ['key token']});

  it('keep the best of each term, and no term that the site lacks', () => {
    const list = [
      {term: 'key', boost: 0.5},
      {term: 'key', boost: 0.7},
      {term: 'none', boost: 1},
      {term: 'token', boost: 0},
    ];
    expect(mergeExpansions(list, dictionary)).toEqual([{term: 'key', boost: 0.7}]);
  });

  it('rise together, until the best is almost 1', () => {
    const raised = raiseBest(
      lower(
        [
          {term: 'key', boost: 1},
          {term: 'token', boost: 0.5},
        ],
        0.4,
      ),
      {certainty: 0.9},
    );
    expect(raised[0]!.boost).toBeCloseTo(0.4 ** 0.1);
    expect(raised[1]!.boost).toBeCloseTo(0.5 * 0.4 ** 0.1);
    expect(raiseBest([], {certainty: 0.9})).toEqual([]);
  });
});

describe('query: two words as one', () => {
  const join = (words: string, vocabulary: Vocabulary) => {
    const parts = readParts(words, vocabulary);
    return joinWords(
      parts.map(({term}) => [{term, boost: 1}]),
      parts,
      vocabulary,
    );
  };

  it('pairs adjacent words, except quoted ones and parts of one name', () => {
    const vocabulary = vocabularyOf({texts: ['cy.press']});
    const pairsOf = (parts: Part[]) => joinedParts(parts, vocabulary).map(({term}) => term);
    expect(pairsOf(readParts('web hook url', vocabulary))).toEqual(['webhook', 'hookurl']);
    expect(pairsOf(readParts('cy.press ', vocabulary))).toEqual([]);
    expect(pairsOf(readParts('e-mail ', vocabulary))).toEqual(['email']);
    expect(pairsOf(readParts('end-to-end ', vocabulary))).toEqual(['endto', 'toend', 'endtoend']);
    expect(pairsOf(quotedParts(['web', 'hook']))).toEqual([]);
  });

  it('lowers the single words if the site writes them as one', () => {
    const vocabulary = vocabularyOf({texts: ['a webhook', 'the web', 'a hook']});
    const {part} = vocabulary.ranking;
    for (const [index, term] of ['web', 'hook'].entries()) {
      expect(join('web hook ', vocabulary)[index]).toEqual([
        {term, boost: part},
        {term: 'webhook', boost: 1, isJoined: true},
      ]);
    }
  });

  it('keeps the single words if a heading has both', () => {
    const vocabulary = vocabularyOf({headings: ['Web hook'], texts: ['a webhook']});
    expect(join('web hook ', vocabulary)[0]![0]).toEqual({term: 'web', boost: 1});
  });
});

describe('query: synonyms', () => {
  const synonyms = [
    ['key', 'token'],
    ['otp', 'one-time code'],
  ];

  it('are found for words, pairs of words, and prefixes, but not for quoted words', () => {
    const vocabulary = vocabularyOf({}, {synonyms});
    const wordsOf = (parts: Part[]) =>
      findSynonyms(parts, vocabulary).map(({from, to, words}) => [
        from,
        to,
        words.map(({term}) => term).join(' '),
      ]);
    expect(wordsOf(readParts('api keys ', vocabulary))).toContainEqual([1, 2, 'token']);
    expect(wordsOf(readParts('to ken', vocabulary))).toContainEqual([0, 2, 'key']);
    expect(wordsOf(readParts('toke', vocabulary))).toContainEqual([0, 1, 'key']);
    expect(wordsOf(quotedParts(['key']))).toEqual([]);
  });

  it('of several words are looked up by the rarest, if the site has all', () => {
    const words = tokenize('one-time code');
    const expand = (texts: string[]) => {
      const vocabulary = vocabularyOf({texts});
      return expandSynonym({from: 0, to: 1, words}, readParts('otp ', vocabulary), vocabulary);
    };
    expect(termsOf(expand(['a one time code', 'a code', 'one time', 'time']))).toEqual(['one']);
    expect(expand(['one time'])).toEqual([]);
    expect(expand(['otp', 'a one time code'])).toEqual([]);
  });

  it('are searched for in texts only if the site lacks the word', () => {
    const expand = (content: Content) => {
      const vocabulary = vocabularyOf(content, {synonyms: [['kettle', 'boiler']]});
      const parts = readParts('kettle ', vocabulary);
      return findSynonyms(parts, vocabulary)
        .flatMap(synonym => expandSynonym(synonym, parts, vocabulary))
        .map(({term, isInHeadings = false}) => [term, isInHeadings]);
    };
    expect(expand({texts: ['lamp', 'boiler']})).toEqual([['boiler', false]]);
    expect(expand({texts: ['kettle', 'boiler']})).toEqual([]);
    expect(expand({headings: ['Boiler'], texts: ['kettle']})).toEqual([['boiler', true]]);
  });
});

describe('query: typos', () => {
  const vocabulary = vocabularyOf({headings: ['Machines'], texts: ['machine documentation']});
  const typosOf = (term: string, {known = [] as Expansion[], isOnlyWord = false} = {}) =>
    termsOf(expandTypos({kind: 'word', term, isIncomplete: false}, known, isOnlyWord, vocabulary));

  it('are corrected, with the other forms of the word', () => {
    expect([...new Set(typosOf('machin'))]).toEqual(['machine', 'machines']);
  });

  it('are neither words of the index nor prefixes of words in headings', () => {
    expect(typosOf('machine')).toEqual([]);
    expect(typosOf('machin', {known: [{term: 'machines', boost: 1}]})).toEqual([]);
  });

  it('are no parts of a word that the site writes as one', () => {
    const joined = {term: 'slotmachin', boost: 1, isJoined: true};
    expect(typosOf('machin', {known: [joined]})).toEqual([]);
  });

  it('of words without a topic are corrected only if the query has no other word', () => {
    expect(typosOf('docmuentation')).toEqual([]);
    expect(typosOf('docmuentation', {isOnlyWord: true})).toEqual(['documentation']);
  });
});

describe('query: parsed', () => {
  it('has terms, phrases, and exclusions', () => {
    const vocabulary = vocabularyOf({texts: ['one of the test']}, {synonyms: [['key', 'token']]});
    const parsed = parseQuery('"the test" key -"one two" -three', vocabulary);
    expect(parsed.terms.map(({term, isQuoted}) => [term, isQuoted])).toEqual([
      ['the', true],
      ['test', true],
      ['key', false],
    ]);
    expect(parsed.phrases.map(({words}) => words.map(({term}) => term))).toEqual([['the', 'test']]);
    expect(parsed.excluded).toEqual([['one', 'two'], ['three']]);
  });

  it('lowers words without a topic', () => {
    const vocabulary = vocabularyOf({texts: ['page', 'key']});
    const [page, key] = parseQuery('page key', vocabulary).terms;
    expect(page).toMatchObject({isTopic: false});
    expect(page!.weight).toBeCloseTo(key!.weight * vocabulary.ranking.withoutTopic);
  });
});
