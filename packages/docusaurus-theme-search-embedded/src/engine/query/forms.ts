import type {Language} from '../analysis/language.js';
import {stemStartLength} from '../format/stems.js';
import type {Dictionary} from './dictionary.js';
import type {Vocabulary} from './vocabulary.js';

/** Returns whether a term is a number or a version. These are no prefixes: 4 does not match 429. */
export function isNumber(term: string): boolean {
  return /^[\p{N}.]+$/u.test(term);
}

/** The longest ending that a stemmer removes, such as -ational. */
const maxEndingLength = 7;

/**
 * Returns the beginnings of all terms that may be forms of a word. A final e, i, or y may differ from the stem, so
 * they are one letter shorter. Two letters are only an acronym and its plural: IDs.
 */
export function stemStart(term: string, stem: string, {storesStems}: Language): string[] {
  // Numbers and names with signs have no other forms.
  if (!/^[\p{L}\p{M}]+$/u.test(term)) {
    return [];
  }
  if (storesStems) {
    return [term, stem].map(form => form.slice(0, stemStartLength));
  }
  return stem.length < 3 ? [stem, `${stem}s`] : [stem.slice(0, Math.max(3, stem.length - 1))];
}

/** Returns the terms with the same stem, without the term itself. Stop words have no forms, and are none. */
export function sameStem(term: string, vocabulary: Vocabulary): string[] {
  const {stopWords} = vocabulary.language;
  return stopWords.has(term)
    ? []
    : withStemOf(term, vocabulary).filter(other => other !== term && !stopWords.has(other));
}

function withStemOf(term: string, {dictionary, language}: Vocabulary): string[] {
  if (language.storesStems) {
    return dictionary.termsWith(dictionary.stemsOf(term));
  }
  const root = language.stem(term);
  const starts = stemStart(term, root, language);
  if (root.length < 3) {
    return starts.filter(form => dictionary.has(form));
  }
  const maxLength = root.length + maxEndingLength;
  return starts
    .flatMap(start => dictionary.completionsOf(start))
    .filter(other => other.length <= maxLength && language.stem(other) === root);
}

/** Returns all terms of the index that are a form of the term or, if it is incomplete, its completion. */
export function formsOf(term: string, isIncomplete: boolean, vocabulary: Vocabulary): string[] {
  const {dictionary} = vocabulary;
  const exact = dictionary.has(term) ? [term] : [];
  const completions = isIncomplete ? dictionary.completionsOf(term) : [];
  return [...exact, ...sameStem(term, vocabulary), ...completions];
}

export function highestFrequency(terms: readonly string[], dictionary: Dictionary): number {
  return Math.max(...terms.map(term => dictionary.frequency(term)));
}

/** Returns whether a term is neither a stop word nor a word without a topic. */
export function isTopic({stopWords, genericWords}: Language, term: string): boolean {
  return !stopWords.has(term) && !genericWords.has(term);
}
