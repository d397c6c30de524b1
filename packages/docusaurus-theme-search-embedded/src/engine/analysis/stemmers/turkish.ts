import {stemmer as snowball} from '@orama/stemmers/turkish';

/** Snowball takes the last vowel of a noun such as kullanıcı for a case, but not that of kullanıcılar. */
const lastVowel = /(?<=.{4})[ıiuü]$/;

export function stemmer(word: string): string {
  return snowball(word).replace(lastVowel, '');
}
