// Protects that what a query means and finds does not depend on the files at hand, and which files it needs.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {englishStopWords} from '../../../src/engine/analysis/stopWords';
import {tokenize} from '../../../src/engine/analysis/tokens';
import {loadStemmers, stemmedLanguages} from '../../../src/engine/analysis/stemmers';
import {parsePostings} from '../../../src/engine/format/postings';
import {buildIndex, type BuildOptions} from '../../../src/engine/format/writeIndex';
import type {TermTable} from '../../../src/engine/format/terms';
import {parseWith} from '../../../src/engine/query/parse';
import {toPages} from '../../../src/records';
import type {SearchRecord} from '../../../src/shared/record';
import {records, recordsOf} from '../../fixtures/engine/records';
import {paradigms} from '../../fixtures/engine/paradigms';
import {createEngine} from '../../support/createEngine';

await loadStemmers(stemmedLanguages);

/** Returns an engine, and the tables of all its files of postings. */
function engineOf(list: readonly SearchRecord[], options: BuildOptions) {
  const built = buildIndex(toPages(list), options);
  const tables = new Map<number, TermTable>(
    built.postings.map((bytes, file) => [file, parsePostings(bytes, `postings ${file}`)]),
  );
  const engine = createEngine(built.index({postings: built.postings.map(String), texts: []}));
  return {engine, tables};
}

type Site = ReturnType<typeof engineOf>;

/** Parses a query, and fetches what it needs in rounds. */
function parseIn({engine, tables}: Site, query: string, atHand: readonly number[] = []) {
  const fetched = new Map(atHand.map(file => [file, tables.get(file)!]));
  const rounds: number[][] = [];
  for (;;) {
    const found = parseWith(query, [{engine, tables: fetched}]);
    const [missing] = found.missing as [number[]];
    if (missing.length === 0) {
      return {...found, rounds};
    }
    rounds.push(missing);
    expect(rounds.length).toBeLessThan(6);
    missing.forEach(file => fetched.set(file, tables.get(file)!));
  }
}

/** Returns all sections that a query finds, with their scores. */
function searchIn(site: Site, query: string) {
  const {parsed, vocabularies} = parseIn(site, query);
  return site.engine
    .search(parsed, vocabularies[0]!)
    .best(Infinity)
    .map(({section, score}) => [section, score]);
}

const words = Array.from(
  new Set(records.flatMap(({content}) => tokenize(content ?? '')).map(({term}) => term)),
);
const word = fc.constantFrom(...words);
/** A word, its beginning, or with a typo. */
const changed = fc.oneof(
  word,
  fc.tuple(word, fc.nat(6)).map(([term, cut]) => term.slice(0, Math.max(1, term.length - cut))),
  fc
    .tuple(word, fc.nat(8), fc.constantFrom('', 'x', 'ee', '-'))
    .map(([term, index, letter]) => term.slice(0, index) + letter + term.slice(index + 1)),
);
const oddWords = [
  'the of a key token otp one-time log in sertificate getUsers utf8 1.5GB 1.44 1.44.0 -all sk-',
  'end-to-end time-out /api/7 /messages/{id} --config postbox. postbox.j X-Signature -mail -of',
  'アウトー 설치안내 設定 AT&T E0599 10:08:01',
].flatMap(line => line.split(' '));
const phrases = ['"api keys"', '"zzz keys"', '"of the"', '-"api keys"'];
const odd = fc.oneof(fc.constantFrom(...oddWords), fc.constantFrom(...phrases));
const query = fc
  .tuple(fc.array(fc.oneof(changed, odd), {minLength: 1, maxLength: 5}), fc.constantFrom('', ' '))
  .map(([list, end]) => list.join(' ') + end);

describe('a query parsed with some files', {timeout: 120_000}, () => {
  const site = engineOf(records, {postingsSize: 8});
  const files = Array.from(site.tables.keys());

  it('means the same whatever is at hand, and its ranking needs no more', () => {
    const pasted = words.slice(0, 40).join(' ');
    fc.assert(
      fc.property(query, fc.subarray(files), (text, atHand) => {
        const expected = parseIn(site, text, files);
        const found = parseIn(site, text, atHand);
        expect(found.parsed).toEqual(expected.parsed);
        site.engine.search(found.parsed, found.vocabularies[0]!);
        expect(found.vocabulary.dictionary.missing).toEqual([[]]);
      }),
      {
        numRuns: 500,
        examples: [
          [pasted, []],
          ['docker run -all', []],
          ['-"api keys" on', []],
        ],
      },
    );
  });

  it('needs one round for words of the site, and at most three for others', () => {
    const known = fc.array(word, {minLength: 1, maxLength: 4}).map(list => `${list.join(' ')} `);
    fc.assert(
      fc.property(known, text => {
        expect(parseIn(site, text).rounds.length).toBeLessThanOrEqual(1);
      }),
    );
    fc.assert(
      fc.property(query, text => {
        expect(parseIn(site, text).rounds.length).toBeLessThanOrEqual(3);
      }),
      {numRuns: 200, examples: [['copyee otp']]},
    );
  });

  it('needs a few files for each key of words that are typed letter by letter', () => {
    const typed = ['mail', 'create a filter', 'onMessageReceived', 'two-factor', 'time zone'];
    const read = typed.map(text => {
      const needed = new Set<number>();
      for (let length = 1; length <= text.length; length++) {
        const {rounds} = parseIn(site, text.slice(0, length), [...needed]);
        rounds.flat().forEach(file => needed.add(file));
      }
      return needed.size;
    });
    expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(40);
  });

  it('means the same by a word alone and next to others, unless they are one word', () => {
    const isPlain = (term: string) => /^[a-z]{3,}$/.test(term) && !englishStopWords.has(term);
    const plain = fc.constantFrom(...words.filter(isPlain));
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const [alone] = parseIn(site, `${one} `).parsed.terms;
        const [beside] = parseIn(site, `${one} ${other} `).parsed.terms;
        const isJoined = beside!.expansions.some(expansion => expansion.isJoined);
        const isOfBoth = beside!.expansions.some(({isSynonym}) => isSynonym);
        fc.pre(!isJoined && !isOfBoth && one !== other);
        expect(beside!.expansions).toEqual(alone!.expansions);
      }),
      {numRuns: 300},
    );
  });
});

describe('one file of postings and many', {timeout: 120_000}, () => {
  it.each(Object.entries(paradigms))(
    'find the same with the same scores: %s',
    (language, {words: list}) => {
      const forms = list.flatMap(each => each.forms.split(' '));
      const pages = recordsOf(
        forms.map((form, index) => ({
          url: `https://docs.example/${index}`,
          category: '',
          lines: [
            `# ${index % 3 === 0 ? form : `Page ${index}`}`,
            `${form} ${forms[(index * 7) % forms.length]} 1.44.${index} time-out`,
          ],
        })),
      );
      const options = {language: [language, 'en']};
      const whole = engineOf(pages, {...options, postingsSize: Infinity});
      const cut = engineOf(pages, {...options, postingsSize: 8});
      expect(cut.tables.size).toBeGreaterThan(5);
      const form = fc.constantFrom(...forms);
      const kind = fc.constantFrom<(one: string, other: string) => string>(
        one => `${one} `,
        one => one.slice(0, Math.max(3, one.length - 2)),
        one => `${one.slice(0, 2)}x${one.slice(3)} `,
        (one, other) => `${one} ${other} `,
        (one, other) => `${one}-${other} `,
        (one, other) => `"${one} ${other}"`,
        (one, other) => `${one} -${other} `,
        one => `${one} 1.44 `,
        one => `${one} timeout `,
      );
      fc.assert(
        fc.property(kind, form, form, (make, one, other) => {
          const text = make(one, other);
          expect(searchIn(cut, text)).toEqual(searchIn(whole, text));
        }),
        {numRuns: 25},
      );
    },
  );
});
