import {sectionOf} from '../format/postings.js';
import type {IndexTerms} from '../query/dictionary.js';
import type {ParsedQuery} from '../query/parse.js';

/** The number of bits in a number. */
const bits = 32;

/**
 * Returns a function that returns how much of a query a section may have in a row, as it was typed: the highest
 * summed weight of adjacent topics, of which those that the section lacks count as negative.
 */
export function literalWeights(
  {sequence}: ParsedQuery,
  own: IndexTerms,
  sections: number,
): (section: number) => number {
  const topics = sequence?.topics ?? [];
  // A bit for each topic.
  const masks = Array.from(
    {length: Math.ceil(topics.length / bits)},
    () => new Uint32Array(sections),
  );
  topics.forEach(({term, isInHeadings}, position) => {
    const lists = isInHeadings ? [own.headingsOf(term)] : [own.headingsOf(term), own.textsOf(term)];
    for (const postings of lists) {
      for (const posting of postings) {
        masks[Math.floor(position / bits)]![sectionOf(posting)]! |= 1 << (position % bits);
      }
    }
  });
  return section => {
    let best = 0;
    let sum = 0;
    for (let position = 0; position < topics.length; position++) {
      const {weight} = topics[position]!;
      const mask = masks[Math.floor(position / bits)]![section]!;
      const hasTopic = (mask & (1 << (position % bits))) !== 0;
      sum = Math.max(0, sum + (hasTopic ? weight : -weight));
      best = Math.max(best, sum);
    }
    return best;
  };
}
