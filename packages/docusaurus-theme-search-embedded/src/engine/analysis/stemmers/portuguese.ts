import {stemmer as snowball} from '@orama/stemmers/portuguese';
import {replaceEndings} from './endings.js';

/**
 * Plurals, which Snowball stems differently from their singulars: the plural step of the RSLP stemmer
 * (Orengo and Huyck, "A stemming algorithm for the Portuguese language", 2001).
 */
const singular = replaceEndings(
  [
    ['ções', 'ção'],
    ['ção', 'ção'],
    ['ões', 'ão'],
    ['ães', 'ão'],
    ['ão', 'ão'],
    ['ais', 'al'],
    ['éis', 'el'],
    ['óis', 'ol'],
    ['is', 'il'],
    ['ns', 'm'],
    ['as', 'a'],
    ['os', 'o'],
  ],
  2,
);

export function stemmer(word: string): string {
  return snowball(singular(word));
}
