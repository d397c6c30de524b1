import {stemmer as snowball} from '@orama/stemmers/russian';
import {replaceEndings} from './endings.js';

/** The short form of adjectives in -тельный (Zaliznyak, "Grammatical dictionary of Russian", type 1*a). */
const adjective = replaceEndings([['телен', 'тельн']], 2);

/** Snowball's alphabet has no ё: "It is assumed that ё is mapped to е". */
export function stemmer(word: string): string {
  return snowball(adjective(word.replaceAll('ё', 'е')));
}
