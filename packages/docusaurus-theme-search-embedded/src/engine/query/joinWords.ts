import {expandExact, expandStem} from './expandPart.js';
import {lower, type Expansion} from './expansions.js';
import {formsOf} from './forms.js';
import {minStemPrefix, type Part} from './parts.js';
import type {Vocabulary} from './vocabulary.js';

/** Two adjacent parts of a query as one word. */
export type JoinedPair = {term: string; from: number; before: Part; after: Part};

/** Returns the adjacent parts that the site may write as one word. */
export function joinedPairs(parts: readonly Part[]): JoinedPair[] {
  return parts
    .slice(1)
    .map((after, from) => ({
      term: parts[from]!.term + after.term,
      from,
      before: parts[from]!,
      after,
    }))
    .filter(({before, after}) => {
      const isQuoted = before.kind === 'quoted' || after.kind === 'quoted';
      return !isQuoted && !isSameName(before, after);
    });
}

/** Returns whether two parts belong to one name: `cy.press` is not "cypress", but `e-mail` may be "email". */
function isSameName(before: Part, after: Part): boolean {
  return (
    before.kind === 'compoundPart' &&
    after.kind === 'compoundPart' &&
    before.names !== undefined &&
    before.names === after.names
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
  const all = [...expansions];
  for (const {term, from, before, after} of joinedPairs(parts)) {
    const isLong = term.length > minStemPrefix;
    const isKnown = isLong && formsOf(term, false, vocabulary).length > 0;
    const isOneWord =
      isKnown &&
      !shareHeading(
        formsOf(before.term, false, vocabulary),
        formsOf(after.term, false, vocabulary),
      );
    const isPrefix = isLong && !isKnown && after.isIncomplete;
    const whole = [{term, boost: 1}, ...(isLong ? expandStem(term, false, vocabulary) : [])];
    const joined = [
      ...whole.map(expansion => ({...expansion, isJoined: true})),
      ...(isPrefix ? expandExact(term, true, vocabulary) : []),
    ];
    for (const index of [from, from + 1]) {
      const known = isOneWord ? lower(all[index]!, ranking.part) : all[index]!;
      all[index] = [...known, ...joined];
    }
  }
  return all;
}
