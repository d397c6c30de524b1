import {stemmer as snowball} from '@orama/stemmers/swedish';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('sv');

export function stemmer(word: string): string {
  return snowball(loanVerb(word));
}
