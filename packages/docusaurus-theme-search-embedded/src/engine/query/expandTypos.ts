import type {Expansion} from './expansions.js';
import {isTopic, sameStem} from './forms.js';
import type {Part} from './parts.js';
import {findTypos, mayHaveTypos, type Typo} from './typos.js';
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
