import {stem as porter2} from 'porter2';
import {separated, stemOfOtherWord} from './englishWords.js';

/** Endings of nouns that Snowball does not join with their verbs (notification, notify), and verbs that it joins (author). */
const corrections: readonly (readonly [RegExp, string])[] = [
  ...separated,
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
  const other = stemOfOtherWord(term);
  if (other !== undefined) {
    return other;
  }
  const plain = corrections.reduce((word, [ending, verb]) => word.replace(ending, verb), term);
  return porter2(plain);
}
