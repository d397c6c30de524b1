import {joinedSpelling} from '../analysis/tokens.js';
import {expandExact, expandStem} from './expandPart.js';
import {lower, onlyInHeadings, type Expansion} from './expansions.js';
import {formsOf} from './forms.js';
import {minStemPrefix, type Part} from './parts.js';
import {inHeadings, reachOf, type Vocabulary} from './vocabulary.js';

/** Adjacent parts of a query as one word. */
export type JoinedParts = {
  term: string;
  from: number;
  /** The index after the last part. */
  to: number;
  /** Where the word is looked up. */
  reach: Vocabulary;
};

/**
 * Returns the adjacent parts that the site may write as one word: pairs, and all parts of a hyphenated compound. A pair
 * after a stop word is looked up only in headings, unless it was typed as one (`on-prem`).
 */
export function joinedParts(parts: readonly Part[], vocabulary: Vocabulary): JoinedParts[] {
  const {stopWords} = vocabulary.language;
  const pairs = parts.slice(1).flatMap((after, from) => {
    const before = parts[from]!;
    const isQuoted = before.kind === 'quoted' || after.kind === 'quoted';
    if (isQuoted || isSameName(before, after)) {
      return [];
    }
    const term = before.term + after.term;
    const isUnlikely = stopWords.has(before.term) && !isSameCompound(before, after);
    const {isIncomplete} = after;
    const reach = isUnlikely ? inHeadings(vocabulary) : reachOf({term, isIncomplete}, vocabulary);
    return [{term, from, to: from + 2, reach}];
  });
  return [...pairs, ...wholeCompounds(parts).map(whole => ({...whole, reach: vocabulary}))];
}

/** Returns the hyphenated compounds of more than two parts: `endtoend` for `end-to-end`. */
function wholeCompounds(parts: readonly Part[]): Omit<JoinedParts, 'reach'>[] {
  return parts.flatMap((part, from) => {
    const isFirst = from === 0 || !isSameCompound(parts[from - 1]!, part);
    if (!isFirst || part.kind !== 'compoundPart' || part.names) {
      return [];
    }
    const end = parts.findIndex((other, index) => index > from && !isSameCompound(part, other));
    const to = end < 0 ? parts.length : end;
    const spellings = joinedSpelling({term: part.compound, kind: 'compound'});
    return to - from > 2 ? spellings.map(term => ({term, from, to})) : [];
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
 * Adds the compound of adjacent words if the site writes them as one, in any form. The single words then count
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
  for (const {term, from, to, reach} of joinedParts(parts, vocabulary)) {
    const [before, after] = [parts[from]!, parts[to - 1]!];
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
    for (let index = from; index < to; index++) {
      const known = isOneWord ? lower(all[index]!, ranking.part) : all[index]!;
      all[index] = [...known, ...(reach === vocabulary ? joined : onlyInHeadings(joined))];
    }
  }
  return all;
}
