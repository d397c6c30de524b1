import {stemmer as snowball} from '@orama/stemmers/german';
import {replaceEndings} from './endings.js';

/**
 * The forms of verbs in -ieren (Duden, "Die Grammatik": weak conjugation), half of a manual's verbs, which
 * Snowball separates.
 */
const loanVerb = replaceEndings(
  [
    'ierungen',
    'ierenden',
    'ierende',
    'ierung',
    'ierend',
    'ierten',
    'ierter',
    'iertes',
    'iertem',
    'ieren',
    'ierte',
    'ierst',
    'iert',
    'iere',
  ].map(ending => [ending, '']),
  4,
);

/** -eln, which later versions of Snowball treat like -el ("wechseln", "Wechsel"). */
const verb = replaceEndings([['eln', 'el']], 2);

export function stemmer(word: string): string {
  return snowball(verb(loanVerb(word)));
}
