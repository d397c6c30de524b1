import {stemmer as snowball} from '@orama/stemmers/greek';
import {listed, replaceEndings} from './endings.js';

/**
 * Plurals of nouns in -ση, which Snowball takes for verbs: ρύθμιση, ρυθμίσεις (Holton, Mackridge, and
 * Philippaki-Warburton, "Greek: A Comprehensive Grammar", nouns).
 */
const singular = replaceEndings(listed('σεις>ση σεων>ση'), 2);

export function stemmer(word: string): string {
  return snowball(singular(word));
}
