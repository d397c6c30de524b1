import type {Language} from '../analysis/language';
import {compoundParts, partsOf, tokenize, type Token} from '../analysis/tokens';
import {limitWords} from './limitWords';

export type QueryToken = {
  token: Token;
  /** Whether the reader may still be typing it: the last token, unless a space follows it. */
  isIncomplete: boolean;
};

/** Splits the words of a query into tokens. */
export function queryTokens(words: string): QueryToken[] {
  const isOpen = !/\s$/.test(words);
  return tokenize(words).map((token, index, {length}) => ({
    token,
    isIncomplete: isOpen && index === length - 1,
  }));
}

/** Returns the terms of a phrase, with compounds split into their words. */
export function phraseTerms(text: string): string[] {
  return tokenize(text)
    .flatMap(compoundParts)
    .map(({term}) => term);
}

/** Returns the terms whose postings a query needs, and whether each may be a prefix. */
export function lookupTerms(
  query: string,
  language: Language,
): {term: string; isIncomplete: boolean}[] {
  return queryTokens(limitWords(query, language)).flatMap(({token, isIncomplete}) =>
    [token, ...Array.from(partsOf(token))]
      .filter(({term}) => !language.stopWords.has(term))
      .map(({term}) => ({term, isIncomplete})),
  );
}
