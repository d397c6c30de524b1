import {sectionOf} from '../format/postings.js';
import type {IndexTerms} from './dictionary.js';
import type {ParsedQuery} from './parse.js';

/** The number of bits of a mask. */
const maxTopics = 31;

/**
 * Returns a function that returns how much of a query a section has in a row, as it was typed: the highest
 * summed weight of adjacent topics, of which those that the section lacks count as negative, as a share of all.
 */
export function literalShares(
  {run}: ParsedQuery,
  own: IndexTerms,
  sections: number,
): (section: number) => number {
  const topics = run?.topics.slice(0, maxTopics) ?? [];
  const masks = new Uint32Array(topics.length > 0 ? sections : 0);
  topics.forEach(({terms}, position) => {
    for (const term of terms) {
      for (const postings of [own.headingsOf(term), own.textsOf(term)]) {
        for (const posting of postings) {
          masks[sectionOf(posting)]! |= 1 << position;
        }
      }
    }
  });
  const total = topics.reduce((sum, {weight}) => sum + weight, 0) || 1;
  return section => {
    const mask = masks[section] ?? 0;
    let best = 0;
    let sum = 0;
    for (let position = 0; position < topics.length; position++) {
      const {weight} = topics[position]!;
      sum = Math.max(0, sum + (mask & (1 << position) ? weight : -weight));
      best = Math.max(best, sum);
    }
    return best / total;
  };
}
