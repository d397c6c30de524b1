import {stemmer as snowball} from '@orama/stemmers/arabic';
import {fold} from '../fold.js';

/**
 * Snowball removes more endings from nouns with an article than from those without. So each word gets one:
 * `ملفات` has the stem of `الملفات`.
 */
export function stemmer(word: string): string {
  return snowball(`ال${fold(word)}`);
}
