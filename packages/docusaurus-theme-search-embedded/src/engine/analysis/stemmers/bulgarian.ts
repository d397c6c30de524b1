import {stemmer as bulstem} from '@orama/stemmers/bulgarian';

/**
 * Orama's stemmer replaces letters in place, which throws for a string ("Cannot assign to read only
 * property"), so it gets an array with the methods of a string that it calls.
 */
export function stemmer(word: string): string {
  const letters = Object.assign(word.split(''), {
    substring(start: number, end: number): string {
      return letters.slice(start, end).join('');
    },
  });
  return bulstem(letters as unknown as string);
}
