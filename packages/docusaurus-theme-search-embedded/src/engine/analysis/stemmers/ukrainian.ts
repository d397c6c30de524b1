import {stemmer as snowball} from '@orama/stemmers/ukrainian';

/** The vowel before к that some forms have: сторінок of сторінка (Pugh and Press, "Ukrainian: A Comprehensive Grammar"). */
const fleeting = /(?<=..[бвгґджзклмнпрстфхцчшщ])[ое]к$/;

export function stemmer(word: string): string {
  return snowball(word).replace(fleeting, 'к');
}
