import {fleeting, stemmerOf} from './affixes.js';
import {listed, replaceEndings} from './endings.js';

/**
 * Nouns in -acja and verbs in -ować, half of a manual's verbs: Swan, "A Grammar of Contemporary Polish", 2002, has
 * them. The rows were not compared with the book.
 */
const loanVerb = replaceEndings(
  listed(
    'acja acje acją acji acjo acjom acjami acjach acyj ować owanie owania owaniu owaniem owany owana owane owanych owanym owanej owaną ował owała owało owali owały uje ujesz ujemy ujecie ują ując ujący ujemy uj ujcie',
  ),
  4,
);

/** The declension of nouns and adjectives (ibid.). */
const declined = stemmerOf({
  endings: [
    listed(
      'iach iami iego iemu owie ach ami ego emu iej iem ich imi iom owi ych ymi ów om em ej ią ia ie ię im io iu ym a ą e ę i o u y',
    ),
    // The consonant before an ending: serwerze, użytkownicy.
    listed('rz>r dz>d c>k'),
    fleeting('ie', 'e'),
  ],
  least: 3,
});

export function stemmer(word: string): string {
  return declined(loanVerb(word));
}
