import {fold} from '../analysis/fold.js';
import type {Language} from '../analysis/language.js';
import {
  compoundParts,
  isSign,
  isUnspaced,
  partsOf,
  wordsOrSigns,
  type Token,
} from '../analysis/tokens.js';
import {readQuery} from './readQuery.js';

export type QueryToken = {
  token: Token;
  /** Whether the reader may still be typing it: the last token, unless a space follows it. */
  isIncomplete: boolean;
  /** The last token with the joining signs after it, which start a name: `sk-`. */
  nameStart?: string;
};

const joiningSigns = /^[-_.]+$/;

/** Splits the words of a query into tokens. */
export function queryTokens(words: string): QueryToken[] {
  const isOpen = !/\s$/.test(words);
  return wordsOrSigns(words).map((token, index, {length}) => {
    const isIncomplete = isOpen && index === length - 1 && !isSign(token.term);
    const rest = words.slice(token.end);
    const isNameStart = isIncomplete && joiningSigns.test(rest);
    return {token, isIncomplete, nameStart: isNameStart ? token.term + rest : undefined};
  });
}

/** Splits a text that nobody is typing any more into tokens. */
function completeTokens(text: string): QueryToken[] {
  return wordsOrSigns(text).map(token => ({token, isIncomplete: false}));
}

/** Returns the parts of a compound as one word. */
function joinedTerm(token: Token): string {
  return compoundParts(token)
    .map(({term}) => term)
    .join('');
}

/** Returns a name and its version with a space between them, if none was typed: `TLS 1.3` for `TLS1.3`. */
export function spacedVersion({term}: Token): string | undefined {
  const [, name, version] = /^(\p{L}+)(\p{N}+(?:\.\p{N}+)+)$/u.exec(term) ?? [];
  return name && name !== 'v' ? `${name} ${version}` : undefined;
}

/** Returns a hyphenated compound, and the flags that readers may type without their dashes. */
export function flagsOf(compound: string): string[] {
  return /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u.test(compound)
    ? [compound, `--${compound}`, `-${compound}`]
    : [];
}

/** Returns the terms of a phrase, with compounds split into their words. */
export function phraseTerms(text: string): string[] {
  return wordsOrSigns(text)
    .flatMap(compoundParts)
    .map(({term}) => term);
}

/** Returns whether two terms start alike, so that the same file of postings usually has both. */
function isNear(term: string, other: string): boolean {
  return term.slice(0, 3) === other.slice(0, 3);
}

/** Returns the terms whose postings a query needs, and whether each may be a prefix. */
export function lookupTerms(
  query: string,
  language: Language,
): {term: string; isIncomplete: boolean}[] {
  // A word with a minus may be an option or excluded. Its postings are needed for both.
  const {words, phrases, excluded} = readQuery(query, language, () => true);
  const tokens = [...queryTokens(words), ...[...phrases, ...excluded].flatMap(completeTokens)];
  return tokens.flatMap(({token, isIncomplete, nameStart}, _, {length}) => {
    const parts = isUnspaced(token.term) ? [] : Array.from(partsOf(token));
    const terms = [token, ...parts].map(({term}) => term);
    const {source} = token;
    const others =
      token.kind === 'word' && language.storesStems
        ? [language.respell(source), language.stem(source)]
        : [];
    // `sk-` also finds the word `sk`, and `time-out` the word `timeout`.
    const names = nameStart === undefined ? [] : [token.term, nameStart];
    const complete = [
      ...names,
      ...(token.kind === 'compound' ? [joinedTerm(token)] : []),
      ...(length === 1 ? flagsOf(token.term) : []),
      ...(spacedVersion(token)?.split(' ') ?? []),
    ];
    return [
      ...terms.map(term => ({term, isIncomplete})),
      ...others
        .map(fold)
        .filter(other => !isNear(other, token.term))
        .map(term => ({term, isIncomplete})),
      ...complete.map(term => ({term, isIncomplete: false})),
    ].filter(({term}) => !language.stopWords.has(term));
  });
}

/** One or two letters of an alphabet are the beginning of another word, as long as somebody types. */
const short = /^\p{sc=Latin}{1,2}$/u;

/**
 * Returns the stop words whose postings in texts a query needs: those of a phrase, an exclusion, or a query
 * without other words.
 */
export function lookupStopWords(query: string, language: Language): string[] {
  const {stopWords} = language;
  const {words, phrases, excluded} = readQuery(query, language, () => false);
  const onlyStopWords = (text: string): string[] => {
    const terms = phraseTerms(text);
    return terms.every(term => stopWords.has(term)) ? terms : [];
  };
  const typed = phrases.length > 0 || short.test(words) ? [] : onlyStopWords(words);
  return [...typed, ...phrases.flatMap(onlyStopWords), ...excluded.flatMap(onlyStopWords)];
}
