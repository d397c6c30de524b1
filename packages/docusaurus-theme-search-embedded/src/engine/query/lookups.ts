import {encodedDataTerm} from '../analysis/encodedData.js';
import type {Language} from '../analysis/language.js';
import {compoundParts, isUnspaced, partsOf, tokenize, type Token} from '../analysis/tokens.js';
import {isNumber, stemStart} from './forms.js';
import {
  completeTokens,
  flagsOf,
  isPath,
  phraseTerms,
  queryTokens,
  splitAtDigits,
  type QueryToken,
} from './queryTokens.js';
import type {ParsedQuery} from './parse.js';
import type {ReadQuery} from './readQuery.js';

/** A term of texts that a query reads, or all terms that start with it. */
export type Lookup = {
  term: string;
  isPrefix: boolean;
  /** Whether it is a prefix for which a site with many files of postings would have to read too many of them. */
  isShort?: boolean;
};

/** One or two letters of an alphabet are the beginning of too many words. In other scripts they may be a word. */
const short = /^\p{sc=Latin}{0,2}$/u;

/** What a query reads of the texts' postings. */
export type Reading = {
  lookups: readonly Lookup[];
  /** Whether it also reads the list of all terms, among which it looks for misspelled words. */
  withVocabulary: boolean;
};

/** Returns what else a query reads that was parsed with the terms so far; undefined if that is nothing. */
export function furtherReading(
  {lookups, withVocabulary}: Reading,
  {more, needsVocabulary}: ParsedQuery,
): Reading | undefined {
  const open = new OpenTerms(lookups);
  const others = more.filter(({term, isPrefix}) =>
    isPrefix ? !open.covers(term) : !open.has(term),
  );
  return others.length === 0 && (withVocabulary || !needsVocabulary)
    ? undefined
    : {lookups: [...lookups, ...others], withVocabulary: withVocabulary || needsVocabulary};
}

/**
 * The terms of texts that a query reads. What a query finds depends on these terms, not on the files that contain
 * them, so a site that has one file of postings has the same answers as one that has many. Only prefixes of one or two
 * letters are completed in texts if all postings are at hand.
 */
export class OpenTerms {
  private readonly terms = new Set<string>();
  private readonly prefixes = new Set<string>();

  /** @param hasAll whether all postings are at hand */
  constructor(
    readonly lookups: readonly Lookup[],
    private readonly hasAll = true,
  ) {
    for (const {term, isPrefix, isShort} of lookups) {
      if (hasAll || !isShort) {
        (isPrefix ? this.prefixes : this.terms).add(term);
      }
    }
  }

  /** Returns whether the query reads the completions of a prefix: not those of one or two letters, unless it has all. */
  reads(prefix: string): boolean {
    return this.hasAll || !short.test(prefix);
  }

  /** Returns whether the query reads all terms that start with a prefix. */
  covers(prefix: string): boolean {
    for (let length = 0; length <= prefix.length; length++) {
      if (this.prefixes.has(prefix.slice(0, length))) {
        return true;
      }
    }
    return false;
  }

  has(term: string): boolean {
    return this.terms.has(term) || this.covers(term);
  }

  /** Returns those lookups, or parts of them, that start with a prefix. */
  within(prefix: string): Lookup[] {
    if (this.covers(prefix)) {
      return [{term: prefix, isPrefix: true}];
    }
    const below = (terms: Iterable<string>, isPrefix: boolean) =>
      Array.from(terms)
        .filter(term => term.startsWith(prefix))
        .map(term => ({term, isPrefix}));
    return [...below(this.prefixes, true), ...below(this.terms, false)];
  }
}

/** Returns the lookups of a word, its completions if it is incomplete, and its other forms. */
function ofWord({term, source}: Token, isIncomplete: boolean, language: Language): Lookup[] {
  if (isUnspaced(term)) {
    return [term, language.stem(source)].map(form => ({term: form, isPrefix: true}));
  }
  const mayGoOn = isIncomplete && !isNumber(term);
  const isShort = mayGoOn && short.test(term);
  const start = isShort ? [] : stemStart(term, language.stem(source), language);
  return [
    {term, isPrefix: mayGoOn, ...(isShort && {isShort})},
    ...start.map(form => ({term: form, isPrefix: form.length > 2})),
  ];
}

function ofText(text: string, isIncomplete: boolean, language: Language): Lookup[] {
  return tokenize(text).flatMap(token => ofWord(token, isIncomplete, language));
}

/** Returns the first part of a path, from which a path with other values in it is looked up. */
function ofPath(term: string): Lookup[] {
  const first = /^\/[^/]+/.exec(term)?.[0] ?? '';
  return isPath(term) ? [first, '/*'].map(prefix => ({term: prefix, isPrefix: true})) : [];
}

function ofToken(
  {token, isIncomplete, nameStart}: QueryToken,
  isOnly: boolean,
  language: Language,
): Lookup[] {
  const {term, source, kind} = token;
  const parts = isUnspaced(term) ? [] : Array.from(partsOf(token));
  const joined =
    kind === 'compound'
      ? compoundParts(token)
          .map(part => part.term)
          .join('')
      : '';
  const respelled = kind === 'word' ? language.respell(source) : source;
  return [
    ...[token, ...parts].flatMap(each =>
      ofWord(each, isIncomplete && each.end === token.end, language),
    ),
    // `time-out` also finds `timeout`.
    ...ofText(joined, isIncomplete, language),
    ...(respelled === source ? [] : ofText(respelled, isIncomplete, language)),
    ...splitAtDigits(term).flatMap(part => ofText(part, isIncomplete, language)),
    // Versions of which this is the beginning.
    ...(kind === 'number' ? [{term: `${term}.`, isPrefix: true}] : []),
    ...(isOnly ? flagsOf(term).map(flag => ({term: flag, isPrefix: false})) : []),
    ...ofPath(term),
    ...(nameStart === undefined
      ? []
      : [
          {term, isPrefix: false},
          {term: nameStart, isPrefix: true},
        ]),
  ];
}

/** Returns the terms of texts that a query reads first. */
export function lookupsOf({text, phrases, excluded}: ReadQuery, language: Language): Lookup[] {
  const {stopWords} = language;
  const typed = queryTokens(text);
  const others = [...phrases, ...excluded].flatMap(completeTokens);
  const words = typed.flatMap(({token}) => compoundParts(token));
  const isOpen = typed.at(-1)?.isIncomplete ?? false;
  const pairs = words.slice(1).flatMap((word, index) => {
    const {term} = words[index]!;
    const isOpenPair = isOpen && index === words.length - 2;
    return stopWords.has(term) ? [] : ofText(term + word.term, isOpenPair, language);
  });
  const isOnly = typed.length + others.length === 1;
  const tokens = typed.filter(({token}) => isOnly || !stopWords.has(token.term));
  const all = [
    ...[...tokens, ...others].flatMap(token => ofToken(token, isOnly, language)),
    ...pairs,
    ...(phrases.length > 0 ? [{term: encodedDataTerm, isPrefix: false}] : []),
    // A word after a minus may be an option of the site.
    ...excluded.map(word => ({term: `-${word.toLowerCase()}`, isPrefix: false})),
  ];
  return unique(all.filter(({term, isPrefix}) => isPrefix || !stopWords.has(term))).concat(
    stopWordsOf({text, phrases, excluded}, language),
  );
}

/** Returns the lookups of whole words that a text consists of. */
export function lookupsOfWords(text: string, language: Language): Lookup[] {
  return unique(
    tokenize(text)
      .flatMap(token => [token, ...compoundParts(token)])
      .flatMap(token => ofWord(token, false, language)),
  ).filter(({term}) => !language.stopWords.has(term));
}

/** Returns the lookups without those that others include. */
export function unique(lookups: readonly Lookup[]): Lookup[] {
  const prefixes = new OpenTerms(lookups.filter(({isPrefix, isShort}) => isPrefix && !isShort));
  const different = new Map(lookups.map(lookup => [`${lookup.term} ${lookup.isPrefix}`, lookup]));
  return Array.from(different.values()).filter(
    ({term, isPrefix}) => !prefixes.covers(isPrefix ? term.slice(0, -1) : term),
  );
}

/** One or two letters of an alphabet are the beginning of another word, as long as somebody types. */
const unfinished = /^\p{sc=Latin}{1,2}$/u;

/**
 * Returns the stop words whose postings in texts a query needs: those of a phrase, an exclusion, or a query
 * without other words.
 */
function stopWordsOf(
  {text, phrases, excluded}: Pick<ReadQuery, 'text' | 'phrases' | 'excluded'>,
  {stopWords}: Language,
): Lookup[] {
  const onlyStopWords = (each: string): string[] => {
    const terms = phraseTerms(each);
    return terms.every(term => stopWords.has(term)) ? terms : [];
  };
  const typed = phrases.length > 0 || unfinished.test(text) ? [] : onlyStopWords(text);
  const all = [...typed, ...phrases.flatMap(onlyStopWords), ...excluded.flatMap(onlyStopWords)];
  return all.map(term => ({term, isPrefix: false}));
}
