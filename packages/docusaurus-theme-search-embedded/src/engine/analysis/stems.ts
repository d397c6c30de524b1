import {stem as porter2} from 'porter2';

/** Latin endings that Snowball's English leaves apart (notification and notify), or joins (author). */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ifications?$/, 'ify'],
  [/scriptions?$/, 'scribe'],
  [/creat(ions?|ors?)$/, 'create'],
  [/^authori[sz](e|ed|es|ing|ations?)$/, 'authorizz'],
];

/** Plurals of acronyms in small letters; Snowball wants a vowel before it takes an s away. */
const ACRONYM_PLURAL = /^[^aeiouy\W\d]{2,}s$/;

/**
 * The stem of an English word by Snowball's algorithm (Porter 2): authenticate, authentication and
 * authenticator share one, and so do LLM and LLMs. A term with a digit or a sign in it is its own.
 */
export function englishStem(term: string): string {
  if (/[^a-z]/.test(term)) return term;
  if (ACRONYM_PLURAL.test(term) && !term.endsWith('ss')) return term.slice(0, -1);
  const plain = LATIN.reduce((word, [ending, verb]) => word.replace(ending, verb), term);
  return porter2(plain);
}
