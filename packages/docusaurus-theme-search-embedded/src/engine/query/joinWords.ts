import {expandExact, expandStem} from './expandPart.js';
import {lower, onlyInHeadings, type Expansion} from './expansions.js';
import {formsOf} from './forms.js';
import {minStemPrefix, type Part} from './parts.js';
import {inHeadings, reachOf, type Vocabulary} from './vocabulary.js';

/** Two adjacent parts of a query as one word. */
export type JoinedPair = {
  term: string;
  from: number;
  before: Part;
  after: Part;
  /** Where the pair is looked up. */
  reach: Vocabulary;
};

/**
 * Returns the adjacent parts that the site may write as one word. After a stop word it is looked up only in headings,
 * unless it was typed as one (`on-prem`).
 */
export function joinedPairs(parts: readonly Part[], vocabulary: Vocabulary): JoinedPair[] {
  const {stopWords} = vocabulary.language;
  return parts
    .slice(1)
    .map((after, from) => {
      const before = parts[from]!;
      const term = before.term + after.term;
      const isUnlikely = stopWords.has(before.term) && !isSameCompound(before, after);
      const {isIncomplete} = after;
      const reach = isUnlikely ? inHeadings(vocabulary) : reachOf({term, isIncomplete}, vocabulary);
      return {term, from, before, after, reach};
    })
    .filter(({before, after}) => {
      const isQuoted = before.kind === 'quoted' || after.kind === 'quoted';
      return !isQuoted && !isSameName(before, after);
    });
}

function isSameCompound(before: Part, after: Part): boolean {
  return (
    before.kind === 'compoundPart' &&
    after.kind === 'compoundPart' &&
    before.compound === after.compound
  );
}

/** Returns whether two parts belong to one name: `cy.press` is not "cypress", but `e-mail` may be "email". */
function isSameName(before: Part, after: Part): boolean {
  return (
    isSameCompound(before, after) && before.kind === 'compoundPart' && before.names !== undefined
  );
}

/**
 * Adds the compound of two words if the site writes them as one, in any form. The single words then count
 * as parts, unless a heading contains both.
 *
 * @param expansions those of each part
 */
export function joinWords(
  expansions: readonly Expansion[][],
  parts: readonly Part[],
  vocabulary: Vocabulary,
): Expansion[][] {
  const {ranking, shareHeading} = vocabulary;
  const termsOf = (part: Part) =>
    formsOf(part.term, false, inHeadings(vocabulary)).map(({term}) => term);
  const all = [...expansions];
  for (const {term, from, before, after, reach} of joinedPairs(parts, vocabulary)) {
    const isLong = term.length > minStemPrefix;
    const isKnown = isLong && formsOf(term, false, reach).length > 0;
    const isOneWord = isKnown && !shareHeading(termsOf(before), termsOf(after));
    // Looked up whether it is needed or not: a round trip costs more than a file.
    const completions = isLong && after.isIncomplete ? expandExact(term, true, reach) : [];
    const whole = [{term, boost: 1}, ...(isLong ? expandStem(term, false, reach) : [])];
    const joined = [
      ...whole.map(expansion => ({...expansion, isJoined: true})),
      ...(isKnown ? [] : completions),
    ];
    for (const index of [from, from + 1]) {
      const known = isOneWord ? lower(all[index]!, ranking.part) : all[index]!;
      all[index] = [...known, ...(reach === vocabulary ? joined : onlyInHeadings(joined))];
    }
  }
  return all;
}
