import {stem as porter2} from 'porter2';

/** Corrections for words that Snowball's English stemmer fails to join (notification, notify) or wrongly joins (author). */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/ifications?$/, 'ify'],
  [/scriptions?$/, 'scribe'],
  [/creat(ions?|ors?)$/, 'create'],
  [/^authori[sz](e|ed|es|ing|ations?)$/, 'authorizz'],
];

/** Lower-case plurals of acronyms. Snowball only removes an s after a vowel. */
const acronymPlural = /^[^aeiouy\W\d]{2,}s$/;

/**
 * Returns the Snowball (Porter 2) stem of an English word: authenticate, authentication, and authenticator
 * have the same one, and so do LLM and LLMs. A term with a digit or a sign is its own stem.
 */
export function englishStem(term: string): string {
  if (/[^a-z]/.test(term)) {
    return term;
  }
  if (acronymPlural.test(term) && !term.endsWith('ss')) {
    return term.slice(0, -1);
  }
  const plain = corrections.reduce((word, [ending, verb]) => word.replace(ending, verb), term);
  return porter2(plain);
}
