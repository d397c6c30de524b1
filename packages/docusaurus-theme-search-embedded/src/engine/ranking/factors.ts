import {accentedForm} from '../analysis/fold.js';
import {tokenize} from '../analysis/tokens.js';
import {headingOf} from '../format/sections.js';
import type {Index} from '../format/parseIndex.js';
import {codeOf, Field, sectionOf} from '../format/postings.js';
import type {IndexTerms} from '../query/dictionary.js';
import type {ParsedQuery, QueryTerm} from '../query/parse.js';
import type {Ranking} from './constants.js';

/** Returns the factor of a section. */
type Factor = (section: number) => number;

/** Lowers sections with only parts of the name that the query is. */
export function nameFactorOf(
  {names, spellings}: ParsedQuery,
  own: IndexTerms,
  {headings, sections}: Index,
  {part, withoutName}: Ranking,
): Factor {
  const sectionsWith = (list: readonly string[]) =>
    list
      .flatMap(name => [...Array.from(headings.read(name)), ...Array.from(own.textsOf(name))])
      .map(sectionOf);
  if (names) {
    const pages = new Set(sectionsWith(names).map(section => sections.page[section]!));
    return section => (pages.has(sections.page[section]!) ? 1 : part);
  }
  if (spellings) {
    const whole = new Set(sectionsWith(spellings));
    return section => (whole.has(section) ? 1 : withoutName);
  }
  return () => 1;
}

/** Lowers sections whose heading or title has a word of the query only with other accents. */
export function accentFactorOf(
  terms: readonly QueryTerm[],
  {headings, sections, pages, stored}: Index,
  {otherAccents}: Ranking,
): Factor {
  const others = new Set<number>();
  for (const {term, accented} of terms) {
    const found = accented === undefined ? [] : Array.from(headings.read(term));
    for (const section of found.filter(each => codeOf(each) === Field.heading).map(sectionOf)) {
      const pageIndex = sections.page[section]!;
      const page = stored[pageIndex]!;
      const heading = headingOf(page, page.sections[section - pages.first[pageIndex]!]!);
      const words = tokenize(heading).filter(word => word.term === term);
      if (words.length > 0 && !words.some(({source}) => accentedForm(source) === accented)) {
        others.add(section);
      }
    }
  }
  if (others.size === 0) {
    return () => 1;
  }
  return section =>
    others.has(section) || others.has(pages.first[sections.page[section]!]!) ? otherAccents : 1;
}

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
