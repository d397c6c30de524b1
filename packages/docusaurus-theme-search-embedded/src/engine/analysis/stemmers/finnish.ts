import {stemmer as snowball} from '@orama/stemmers/finnish';
import {listed, replaceEndings} from './endings.js';

/** The endings of cases behind a stem in -e, singular, and in -i, plural. */
const cases =
  'en et essä estä een ellä elle eltä enä eksi iä ien issä istä iin illä ille iltä inä iksi';

/** Returns all cases of nouns whose stem is not their nominative. */
const nouns = (stem: string, nominative: string): string =>
  cases
    .split(' ')
    .map(ending => `${stem}${ending}>${nominative}`)
    .join(' ');

/**
 * Nouns whose forms Snowball separates: asetus, asetukset; yhteys, yhteyden; palvelin, palvelimet; yleinen, yleiset.
 * Compounds of nimi keep their i: tiedostonimi, tiedostonimet. Karlsson, "Finnish: An Essential Grammar".
 */
const toNominative = replaceEndings(
  listed(
    [
      nouns('uks', 'us'),
      nouns('yks', 'ys'),
      nouns('oks', 'os'),
      nouns('öks', 'ös'),
      nouns('ud', 'us'),
      nouns('yd', 'ys'),
      nouns('im', 'in'),
      nouns('nim', 'nimi'),
      'usten>us ysten>ys tusta>tus ystä>ys isen>inen iset>inen isessä>inen isestä>inen isellä>inen iselle>inen isten>inen',
    ].join(' '),
  ),
  3,
);

export function stemmer(word: string): string {
  return snowball(toNominative(word));
}
