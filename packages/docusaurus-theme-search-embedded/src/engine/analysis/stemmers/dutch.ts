import {stemmer as snowball} from '@orama/stemmers/dutch';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('nl');

export function stemmer(word: string): string {
  return snowball(loanVerb(word));
}
