import {stemmer as snowball} from '@orama/stemmers/danish';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('da');

export function stemmer(word: string): string {
  return snowball(loanVerb(word));
}
