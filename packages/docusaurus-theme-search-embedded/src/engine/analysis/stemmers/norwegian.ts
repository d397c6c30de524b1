import {stemmer as snowball} from '@orama/stemmers/norwegian';
import {replaceEndings} from './endings.js';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('nb');

/** The definite forms of nouns in -er: brukeren, brukerne (Holmes and Enger, "Norwegian: A Comprehensive Grammar"). */
const indefinite = replaceEndings(
  [
    ['eren', 'er'],
    ['erne', 'er'],
  ],
  2,
);

export function stemmer(word: string): string {
  return snowball(indefinite(loanVerb(word)));
}
