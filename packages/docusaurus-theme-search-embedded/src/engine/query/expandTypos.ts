import type {Dictionary, TermRange} from './dictionary.js';
import {mayBeMeant} from '../format/terms.js';
import type {Expansion} from './expansions.js';
import {isTopic, sameStem} from './forms.js';
import type {Part} from './parts.js';
import type {Vocabulary} from './vocabulary.js';

/** Returns whether a part may be misspelled. Readers do not misspell stop words, and quote what they mean. */
export function isCorrectable({term, kind}: Part, {language, typoTolerance}: Vocabulary): boolean {
  return typoTolerance && kind !== 'quoted' && !language.stopWords.has(term) && mayHaveTypos(term);
}

/**
 * Returns terms that differ from a part by a typo, and their other forms. A word of the index is not a
 * typo, and neither is the prefix of a word in headings, or a part of a word that the site writes as one. Words without
 * a topic are returned only if the query has no other word: `docmuentation`.
 *
 * @param known what the part expands to without typos
 */
export function expandTypos(
  part: Part,
  known: readonly Expansion[],
  isOnlyWord: boolean,
  vocabulary: Vocabulary,
): Expansion[] {
  const {dictionary, language, ranking} = vocabulary;
  const {term, isIncomplete} = part;
  const isExplained = known.some(
    ({term: other, isJoined}) => isJoined || dictionary.isInHeadings(other),
  );
  if (!isCorrectable(part, vocabulary) || dictionary.has(term) || isExplained) {
    return [];
  }
  const found = bestTypos(term, isIncomplete, known.length === 0, vocabulary);
  const topics = found.filter(typo => isTopic(language, typo.term));
  const words = found.filter(typo => !language.stopWords.has(typo.term));
  return (isOnlyWord && topics.length === 0 ? words : topics).flatMap(({term: other, typos}) => {
    const forms = typos === 1 ? sameStem(other, vocabulary) : [];
    return [
      {term: other, boost: ranking.guess ** typos},
      ...forms.map(form => ({...form, boost: ranking.guess * ranking.stem})),
    ];
  });
}

/** Prefers few typos to many, and then whole words to prefixes, so that `corn` means cron. */
function bestTypos(
  term: string,
  isIncomplete: boolean,
  isUnknown: boolean,
  {dictionary}: Vocabulary,
): Typo[] {
  for (const isLastResort of isUnknown ? [false, true] : [false]) {
    const ranges = dictionary.typoRangesOf(term, isLastResort, isUnknown);
    for (const asPrefix of isIncomplete ? [false, true] : [false]) {
      const found = findTypos(ranges, term, asPrefix, isLastResort);
      if (found.length > 0) {
        return found;
      }
    }
  }
  return [];
}

/** Returns whether the site has a term that a word may be with a typo. */
export function isMisspelled(term: string, isIncomplete: boolean, dictionary: Dictionary): boolean {
  return findTypos(dictionary.typoRangesOf(term), term, isIncomplete).length > 0;
}

/** A term similar to a query term; `typos` is 1 or 2. */
export type Typo = {term: string; typos: number};

/** Shorter words have no typos. */
const minTypoLength = 4;

/** Returns whether a word may be misspelled: not a short one, one with a digit, or one of a script without spaces. */
export function mayHaveTypos(term: string): boolean {
  return term.length >= minTypoLength && mayBeMeant(term);
}

/**
 * Returns the terms within Algolia's typo tolerance: one typo from 4 letters, two from 8. A typo is an
 * insertion, deletion, substitution, or transposition. A term with a digit has no typos: 8090 is not 8080.
 *
 * @param asPrefix compares with the best prefix of each term instead of the whole
 * @param isLastResort whether to allow two typos from 6 letters, as a last resort
 */
export function findTypos(
  ranges: readonly TermRange[],
  term: string,
  asPrefix: boolean,
  isLastResort = false,
): Typo[] {
  if (!mayHaveTypos(term)) {
    return [];
  }
  const allowed = term.length >= (isLastResort ? 6 : 8) ? 2 : 1;
  const found = ranges.flatMap(range => scan(range, term, allowed, asPrefix));
  return found.filter(typo => mayBeMeant(typo.term));
}

/**
 * Computes the edit distance to each term of a range. Neighbors share their first letters, and thus the
 * first rows of the matrix. A row above the limit excludes all terms that share it.
 */
function scan(
  {table: {terms, shared}, from, to}: TermRange,
  word: string,
  allowed: number,
  asPrefix: boolean,
): Typo[] {
  const found: Typo[] = [];
  const width = word.length + 1;
  const rows = [Uint8Array.from({length: width}, (_, column) => column)];
  // The number of rows that the current term shares with the one before.
  let sharedRows = 0;
  for (let index = from; index < to;) {
    const other = terms[index]!;
    let row = sharedRows;
    let isExcluded = false;
    while (row < other.length && !isExcluded) {
      isExcluded = fillRow(rows, ++row, word, other) > allowed;
    }
    let typos = rows[row]![width - 1]!;
    if (asPrefix) {
      typos = lowestEnd(rows, row, width - 1);
    } else if (isExcluded) {
      typos = Infinity;
    }
    const isFound = typos > 0 && typos <= allowed;
    if (isFound) {
      found.push({term: other, typos});
    }
    index++;
    // Terms with the same letters up to an excluded row have the same result.
    while (isExcluded && index < to && shared[index]! >= row) {
      if (isFound) {
        found.push({term: terms[index]!, typos});
      }
      index++;
    }
    sharedRows = index < to ? Math.min(shared[index]!, row) : 0;
  }
  return found;
}

/** Returns the lowest number of typos for any prefix of the term. */
function lowestEnd(rows: readonly Uint8Array[], last: number, end: number): number {
  let lowest = Infinity;
  for (let row = 1; row <= last; row++) {
    lowest = Math.min(lowest, rows[row]![end]!);
  }
  return lowest;
}

/** Fills one row of the restricted Damerau–Levenshtein matrix. @returns its lowest value */
function fillRow(rows: Uint8Array[], row: number, word: string, other: string): number {
  const width = word.length + 1;
  const above = rows[row - 1]!;
  const twoAbove = rows[row - 2];
  const current = (rows[row] ??= new Uint8Array(width));
  const letter = other.charCodeAt(row - 1);
  const letterBefore = row > 1 ? other.charCodeAt(row - 2) : -1;
  current[0] = row;
  let lowest = row;
  for (let column = 1; column < width; column++) {
    const wordLetter = word.charCodeAt(column - 1);
    let cost = Math.min(above[column]!, current[column - 1]!) + 1;
    cost = Math.min(cost, above[column - 1]! + (wordLetter === letter ? 0 : 1));
    const isTransposed =
      column > 1 && wordLetter === letterBefore && word.charCodeAt(column - 2) === letter;
    if (twoAbove && isTransposed) {
      cost = Math.min(cost, twoAbove[column - 2]! + 1);
    }
    current[column] = cost;
    lowest = Math.min(lowest, cost);
  }
  return lowest;
}
