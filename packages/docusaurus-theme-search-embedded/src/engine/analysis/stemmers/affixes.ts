import {fold} from '../fold.js';
import {listed, replaceEndings, type Endings} from './endings.js';

/** What the words of a language begin and end with. */
export type Affixes = {
  /** Single letters and words that are written together with the word after them. */
  prefixes?: readonly string[];
  /** One list after the other: of each, the longest ending of a word is replaced. */
  endings: readonly Endings[];
  /** The number of letters that remain of a word. */
  least: number;
};

/**
 * Returns a stemmer. Prefixes are removed as long as enough letters remain, so a word has the same stem as with a
 * prefix, also if it begins with such a letter itself.
 */
export function stemmerOf({prefixes = [], endings, least}: Affixes): (word: string) => string {
  const steps = endings.map(list => replaceEndings(list, least));
  const start = new RegExp(`^(?:${prefixes.map(fold).join('|') || '(?!)'})(?=.{${least}})`, 'u');
  return word => {
    let stem = steps.reduce((text, replaceEnding) => replaceEnding(text), word);
    while (start.test(stem)) {
      stem = stem.replace(start, '');
    }
    return stem;
  };
}

/** Vowels that appear between the last two consonants of a word without ending: Czech `hesel` of `heslo`. */
export function fleeting(...vowels: readonly string[]): Endings {
  const consonants = Array.from('bcčdfghjkľlłmnňprřsštvwzž');
  return listed(
    vowels.flatMap(vowel => consonants.map(letter => `${vowel}${letter}>${letter}`)).join(' '),
  );
}
