import {
  acronymPlural,
  compoundParts,
  isSign,
  wordsOrSigns,
  type Token,
} from '../analysis/tokens.js';

import type {ReadQuery} from './readQuery.js';

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
    const mayGoOn = !isSign(token.term) && !acronymPlural.test(words.slice(token.start, token.end));
    const isIncomplete = isOpen && index === length - 1 && mayGoOn;
    const rest = words.slice(token.end);
    const isNameStart = isIncomplete && joiningSigns.test(rest);
    return {token, isIncomplete, nameStart: isNameStart ? token.term + rest : undefined};
  });
}

/**
 * Returns the parts of a word where letters and digits meet, which the site may write apart: `utf` and `8`, `TLS` and
 * `1.3`, `1.5` and `GB`; none for a version such as `v1.3`.
 */
export function splitAtDigits(term: string): string[] {
  const parts = term.match(/\p{L}+|\p{N}+(?:\.\p{N}+)*/gu) ?? [];
  const isWhole = parts.length > 1 && parts.join('') === term;
  return isWhole && !/^v\p{N}/u.test(term) ? parts : [];
}

/** Returns whether a term is a path, such as `/users/*`. */
export function isPath(term: string): boolean {
  return term.startsWith('/');
}

/** Returns a hyphenated compound, and the flags that readers may type without their dashes. */
export function flagsOf(compound: string): string[] {
  return /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u.test(compound)
    ? [compound, `--${compound}`, `-${compound}`]
    : [];
}

/** One or two letters of an alphabet are the beginning of another word, as long as somebody types. */
const unfinished = /^\s*\p{sc=Latin}{1,2}$/u;

/** Returns the stop words that a query looks up in texts: those of a text of it without other words. */
export function stopWordsOfTexts(
  {text, phrases, excluded}: ReadQuery,
  stopWords: ReadonlySet<string>,
): Set<string> {
  const typed = phrases.length > 0 || unfinished.test(text) ? [] : [text];
  const texts = [...typed, ...phrases, ...excluded].map(phraseTerms);
  return new Set(texts.filter(terms => terms.every(term => stopWords.has(term))).flat());
}

/** Returns the terms of a phrase, with compounds split into their words. */
export function phraseTerms(text: string): string[] {
  return wordsOrSigns(text)
    .flatMap(compoundParts)
    .map(({term}) => term);
}
