import {formsOf, highestFrequency, isTopic} from './forms.js';
import {digit, findTypos} from './typos.js';
import type {Vocabulary} from './vocabulary.js';

/**
 * Splits a word that the site writes as two, such as `ratelimit` or `utf8`, where the rarer half is most
 * frequent. Splits a word that occurs only in texts if a heading contains both halves, and both have a topic: not
 * `whereabouts`.
 *
 * @param isKnown whether the site contains the word in any form
 */
export function splitWord(
  term: string,
  isKnown: boolean,
  isIncomplete: boolean,
  vocabulary: Vocabulary,
): [string, string] | undefined {
  const {dictionary, language, rules, shareHeading} = vocabulary;
  if (!rules.splitWords) {
    return undefined;
  }
  const isInHeadings = (form: string) => dictionary.isInHeadings(form);
  if (isKnown && formsOf(term, isIncomplete, vocabulary).some(isInHeadings)) {
    return undefined;
  }
  // A word with a meaning of its own is only split if a heading has both halves.
  const needsHeading = isKnown || findTypos(dictionary.tables, term, isIncomplete).length > 0;
  let best: [string, string] | undefined;
  let bestFrequency = 0;
  for (let cut = 1; cut < term.length; cut++) {
    if (!mayCut(term, cut)) {
      continue;
    }
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    const first = formsOf(halves[0], false, vocabulary);
    const second = formsOf(halves[1], isIncomplete, vocabulary);
    if (first.length === 0 || second.length === 0) {
      continue;
    }
    const haveTopics = halves.every(half => isTopic(language, half));
    if (needsHeading && !(haveTopics && shareHeading(first, second))) {
      continue;
    }
    const frequency = Math.min(
      highestFrequency(first, dictionary),
      highestFrequency(second, dictionary),
    );
    if (frequency > bestFrequency) {
      bestFrequency = frequency;
      best = halves;
    }
  }
  return best;
}

/** Returns whether letters and digits meet, or whether both halves are long enough to be words. */
function mayCut(term: string, cut: number): boolean {
  const isNextToDigit = digit.test(term[cut - 1]!) !== digit.test(term[cut]!);
  return isNextToDigit || (cut >= 3 && cut <= term.length - 2);
}
