import {stemmer as snowball} from '@orama/stemmers/spanish';
import {listed, replaceEndings} from './endings.js';

/** Snowball expects the accent of nouns in -ión, which the plural lacks (RAE, "Ortografía", 2010, §3.4.1). */
const accented = replaceEndings(
  [
    ['ción', 'ción'],
    ['sión', 'sión'],
  ],
  2,
);

/** Plurals of foreign words: tokens, plugins, scripts (RAE, "Diccionario panhispánico de dudas", "plural"). */
const singular = replaceEndings(listed('ds>d gs>g ks>k ls>l ns>n ps>p rs>r ts>t'), 2);

/** The plural of -z is -ces: luz, luces (the same). */
const lastZ = /z$/;

export function stemmer(word: string): string {
  return snowball(singular(accented(word))).replace(lastZ, 'c');
}
