import type {Language} from '../analysis/language.js';
import type {Dictionary} from './dictionary.js';
import type {Vocabulary} from './vocabulary.js';

/** The longest ending that a stemmer removes, such as -ational. */
const maxEndingLength = 7;

/** Returns the terms with the same stem, without the term itself. */
export function sameStem(term: string, {dictionary, language}: Vocabulary): string[] {
  if (language.storesStems) {
    const isForm = (other: string) => other !== term && !language.stopWords.has(other);
    return language.stopWords.has(term)
      ? []
      : dictionary.termsWith(dictionary.stemsOf(term)).filter(isForm);
  }
  const root = language.stem(term);
  // With two letters, only an acronym and its plural: IDs.
  if (root.length < 3) {
    return [root, `${root}s`].filter(form => form !== term && dictionary.has(form));
  }
  // A final e, i, or y may differ, so the range starts one letter earlier.
  const start = root.slice(0, Math.max(3, root.length - 1));
  const maxLength = root.length + maxEndingLength;
  return dictionary
    .completionsOf(start)
    .filter(other => other !== term && other.length <= maxLength && language.stem(other) === root);
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
