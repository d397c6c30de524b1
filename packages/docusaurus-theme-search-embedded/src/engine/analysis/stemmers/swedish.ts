import {stemmer as snowball} from '@orama/stemmers/swedish';
import {listed, replaceEndings} from './endings.js';
import {withoutLoanVerb} from './loanVerbs.js';

const loanVerb = withoutLoanVerb('sv');

/** Words that end like a definite form, but are none. */
const kept = /(?:het|budget|internet|paket|socket|widget)$/;

/**
 * The definite singular, which Snowball separates: systemet, kontot, sidan, nyckeln, servern (Holmes and Hinchliffe,
 * "Swedish: A Comprehensive Grammar", end articles).
 */
const indefinite = replaceEndings(
  listed(
    'et> mmet>m tret>ter mret>mmer andet>ande endet>ende ot>o an>a eln>el orn>or orer>or ern>er',
  ),
  3,
);

export function stemmer(word: string): string {
  return snowball(kept.test(word) ? word : indefinite(loanVerb(word)));
}
