import {stemmer as snowball} from '@orama/stemmers/german';
import {replaceEndings} from './endings.js';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('de');

/** -eln, which later versions of Snowball treat like -el ("wechseln", "Wechsel"). */
const verb = replaceEndings([['eln', 'el']], 2);

export function stemmer(word: string): string {
  return snowball(verb(loanVerb(word)));
}
