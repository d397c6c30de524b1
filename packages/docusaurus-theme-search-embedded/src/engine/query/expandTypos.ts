import {isUnspaced} from '../analysis/tokens.js';
import type {Expansion} from './expansions.js';
import {isTopic, sameStem} from './forms.js';
import type {Part} from './parts.js';
import {findTypos, type Typo} from './typos.js';
import type {Vocabulary} from './vocabulary.js';

/**
 * Returns terms that differ from a part by a typo, and their other forms. A word of the index is not a
 * typo, and neither is the prefix of a word in headings, or a part of a word that the site writes as one. Words without
 * a topic are returned only if the query has no other word: `docmuentation`.
 *
 * @param known what the part expands to without typos
 */
export function expandTypos(
  {term, kind, isIncomplete}: Part,
  known: readonly Expansion[],
  isOnlyWord: boolean,
  vocabulary: Vocabulary,
): Expansion[] {
  const {dictionary, language, ranking, typoTolerance} = vocabulary;
  if (isUnspaced(term)) {
    return [];
  }
  if (!typoTolerance || kind === 'quoted' || language.stopWords.has(term)) {
    return [];
  }
  const isExplained = known.some(
    ({term: other, isJoined}) => isJoined || dictionary.isInHeadings(other),
  );
  if (dictionary.has(term) || isExplained) {
    return [];
  }
  const found = bestTypos(term, isIncomplete, known.length === 0, vocabulary);
  const topics = found.filter(typo => isTopic(language, typo.term));
  const words = found.filter(typo => !language.stopWords.has(typo.term));
  return (isOnlyWord && topics.length === 0 ? words : topics).flatMap(({term: other, typos}) => {
    const forms = typos === 1 ? sameStem(other, vocabulary) : [];
    return [
      {term: other, boost: ranking.guess ** typos},
      ...forms.map(form => ({term: form, boost: ranking.guess * ranking.stem})),
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
