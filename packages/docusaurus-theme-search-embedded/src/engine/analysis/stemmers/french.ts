import {stemmer as snowball} from '@orama/stemmers/french';
import {replaceEndings} from './endings.js';

/** Feminine participles, which Snowball recognizes by their accent only. */
const accented = replaceEndings(
  [
    ['ées', 'ées'],
    ['ée', 'ée'],
  ],
  2,
);

export function stemmer(word: string): string {
  return snowball(accented(word));
}
