import {stemmer as snowball} from '@orama/stemmers/norwegian';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('nb');

export function stemmer(word: string): string {
  return snowball(loanVerb(word));
}
