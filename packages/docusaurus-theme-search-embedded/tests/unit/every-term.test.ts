// Protects search for every term of an index, and for texts that nobody chose.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {englishStopWords} from '../../src/engine/analysis/stopWords';
import {tokenize} from '../../src/engine/analysis/tokens';
import {cleanText} from '../../src/records/text';
import {problemsOf, problemsOfTerms, termsOf} from '../support/everyTerm';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, searchOver} from '../fixtures/engine/site';

const origin = 'https://docs.example';

/** Returns a search over one page, and the terms of its index. */
async function pageOf(lines: readonly string[]) {
  const page = {url: `${origin}/page`, category: 'Guides', lines: ['# Page', ...lines]};
  const files = filesOf(recordsOf([page]));
  return {site: searchOver(files), terms: await termsOf(async name => files.get(name)!)};
}

const fixture = path.join(__dirname, '../fixtures/foreign/docs/characters.md');
/** The page of the fixture site that has every sign, without the backslashes of Markdown. */
const characters = readFileSync(fixture, 'utf8')
  .replace(/\\(.)/g, '$1')
  .split('\n')
  .filter(line => line !== '');

/** Fixed, so that each run tests the same texts. */
const seed = 41;

/** Half of a character, which a reader can paste and an input can cut. */
const anyUnit = fc.integer({min: 0, max: 0xffff}).map(code => String.fromCharCode(code));
/** Signs that mean something in Markdown, HTML, URLs, patterns, or queries; letters of many scripts. */
const sign = fc.constantFrom(...new Set(characters.join('')));
const anyText = fc.oneof(
  fc.string({unit: sign, maxLength: 80}),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.string({unit: 'grapheme', maxLength: 40}),
  fc.string({unit: anyUnit, maxLength: 40}),
);

describe('search words: queries that nobody chose', {timeout: 120_000}, () => {
  it('finds, marks, and highlights every term of a page with every sign', async () => {
    const {site, terms} = await pageOf(characters);
    expect(terms.length).toBeGreaterThan(150);
    expect(await problemsOfTerms(site, terms, origin)).toEqual([]);
  });

  it('finds, marks, and highlights every word of any page as the page spells it', async () => {
    const line = fc.oneof(fc.string({unit: sign}), fc.string({unit: 'grapheme'}));
    await fc.assert(
      fc.asyncProperty(fc.array(line), async texts => {
        // A line that begins with # would be a heading.
        const lines = texts.map(text => cleanText(text).replace(/^[#\s]+/, ''));
        const words = lines.flatMap(text =>
          tokenize(text)
            .filter(({term}) => !englishStopWords.has(term))
            .map(({start, end}) => text.slice(start, end)),
        );
        const {site} = await pageOf(lines);
        expect(await problemsOfTerms(site, words, origin)).toEqual([]);
      }),
      // The first one was found by chance: a sign of a script is not a letter of it.
      {seed, numRuns: 50, examples: [[['҂Ⰰ']]]},
    );
  });

  it('answers any query, also half of a character', async () => {
    const {site} = await pageOf(characters);
    await fc.assert(
      fc.asyncProperty(anyText, async query => {
        expect(await problemsOf(site, query, origin)).toEqual([]);
      }),
      {seed, numRuns: 300},
    );
  });
});
