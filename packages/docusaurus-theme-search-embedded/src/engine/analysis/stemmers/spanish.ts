import {stemmer as snowball} from '@orama/stemmers/spanish';
import {replaceEndings} from './endings.js';

/** Snowball expects the accent of nouns in -ión, which the plural lacks (RAE, "Ortografía", 2010, §3.4.1). */
const accented = replaceEndings(
  [
    ['ción', 'ción'],
    ['sión', 'sión'],
  ],
  2,
);

export function stemmer(word: string): string {
  return snowball(accented(word));
}
