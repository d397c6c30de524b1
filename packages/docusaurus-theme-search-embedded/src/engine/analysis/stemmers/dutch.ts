import {stemmer as snowball} from '@orama/stemmers/dutch';
import {listed, replaceEndings} from './endings.js';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('nl');

/** Words that end like such a plural, but have another one. */
const kept = /(?:adres|alias|canvas|proces|succes)$/;

/**
 * Plurals in -s behind a vowel, which Snowball keeps: opties, codes, paginas (Donaldson, "Dutch: A Comprehensive
 * Grammar", plurals).
 */
const singular = replaceEndings(listed('es>e as>a os>o'), 2);

/** Snowball keeps most double consonants, which a plural has in closed syllables: knop, knoppen. */
const double = /([bcdfghjklmnpqrstvwxz])\1$/;

export function stemmer(word: string): string {
  const stem = snowball(kept.test(word) ? word : singular(loanVerb(word)));
  return stem.replace(double, '$1');
}
