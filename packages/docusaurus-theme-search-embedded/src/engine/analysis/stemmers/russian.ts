import {stemmer as snowball} from '@orama/stemmers/russian';
import {replaceEndings} from './endings.js';

/** The short form of adjectives in -тельный (Zaliznyak, "Grammatical dictionary of Russian", type 1*a). */
const adjective = replaceEndings([['телен', 'тельн']], 2);

/** The vowel before к that some forms have: ошибок of ошибка, список and списки (Wade, "A Comprehensive Russian Grammar"). */
const fleeting = /(?<=..[бвгджзклмнпрстфхцчшщ])[ое]к$/;
const fleetingBehindVowel = /(?<=.[аеиоуыэюя])ек$/;

/** Snowball's alphabet has no ё: "It is assumed that ё is mapped to е". */
export function stemmer(word: string): string {
  const stem = snowball(adjective(word.replaceAll('ё', 'е')));
  return stem.replace(fleeting, 'к').replace(fleetingBehindVowel, 'йк');
}
