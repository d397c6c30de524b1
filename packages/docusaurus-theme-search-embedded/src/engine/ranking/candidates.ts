import {codeOf, Field, sectionOf} from '../format/postings.js';
import type {Index} from '../format/parseIndex.js';
import type {Facets} from '../format/sections.js';
import type {Form, IndexTerms} from '../query/dictionary.js';
import {isCode} from '../query/adjacency.js';
import {thresholds} from './constants.js';
import {countBits, maskOf, type Matches} from './matches.js';
import type {ParsedQuery} from '../query/parse.js';
import type {Vocabulary} from '../query/vocabulary.js';

/**
 * Returns the sections with at least half as many topics of the query as the best one, in their text or in
 * the headings of their page. Otherwise a short heading with the stop words of a pasted sentence would
 * precede the section that has the sentence. A section with a code, such as `E0599`, may have
 * nothing else of a question. The pieces of a word without spaces count only together.
 *
 * @param addressed the pages whose address the query is, which are results in any case
 */
export function candidates(
  {terms, excludedWords}: ParsedQuery,
  {language: {stopWords}}: Vocabulary,
  own: IndexTerms,
  index: Index,
  matches: Matches,
  addressed: ReadonlySet<number>,
  accept?: (facets: Facets) => boolean,
): number[] {
  const {page} = index.sections;
  const accepted = accept && index.header.facets.map(accept);
  const isExcluded = exclusionTest(excludedWords, own, index);
  // Without the postings of stop words, any text may contain one.
  const mayBeAnywhere = (term: string) => stopWords.has(term) && !own.hasTexts(term);
  const required = maskOf(terms, ({term, isQuoted}) => isQuoted && !mayBeAnywhere(term));
  const codes = maskOf(terms, ({term}) => isCode(term));
  const topics = maskOf(terms, ({isTopic}) => isTopic);
  const cutWords = Array.from(new Set(terms.map(({cutFrom}) => cutFrom)))
    .filter(word => word !== undefined)
    .map(word => maskOf(terms, ({cutFrom}) => cutFrom === word));
  const found: number[] = [];
  const counts: number[] = [];
  let highest = 0;
  for (const section of matches.sections.subarray(0, matches.length)) {
    if (accepted && !accepted[index.pages.facets[page[section]!]!]) {
      continue;
    }
    const matched = matches.inSection(section);
    if ((matched & required) !== required || isExcluded(section)) {
      continue;
    }
    const onPage = matched | matches.onPage[page[section]!]!;
    const lacking = cutWords.reduce((all, one) => ((onPage & one) === one ? all : all | one), 0);
    const count = countBits(onPage & topics & ~lacking);
    highest = Math.max(highest, count);
    found.push(section);
    counts.push((matched & codes) === 0 ? count : Infinity);
  }
  const least = highest * thresholds.topics;
  return found.filter((section, index) => counts[index]! >= least || addressed.has(section));
}

/** Returns a test for sections with an excluded word in their text, their heading, or a heading above. */
function exclusionTest(
  excludedWords: readonly Form[],
  own: IndexTerms,
  {headings, sections}: Index,
): (section: number) => boolean {
  if (excludedWords.length === 0) {
    return () => false;
  }
  const inTexts = new Set(
    excludedWords
      .filter(({isInHeadings}) => !isInHeadings)
      .flatMap(({term}) => Array.from(own.textsOf(term)))
      .map(sectionOf),
  );
  const inHeadings = new Set(
    excludedWords
      .flatMap(({term}) => Array.from(headings.read(term)))
      .filter(posting => codeOf(posting) === Field.heading || codeOf(posting) === Field.part)
      .map(sectionOf),
  );
  return section => {
    // The title is above all sections of a page.
    for (let above = section; above >= 0; above = sections.parent[above]!) {
      if (inHeadings.has(above)) {
        return true;
      }
    }
    return inTexts.has(section);
  };
}

/** Returns the sections that may contain an excluded phrase, because they have all its words. */
export function sectionsWithPhraseWords(
  {excluded}: ParsedQuery,
  {language}: Vocabulary,
  own: IndexTerms,
  {headings, sections}: Index,
): Set<number> {
  const phrases = excluded.filter(({length}) => length > 1);
  if (phrases.length === 0) {
    return new Set();
  }
  const sectionsWith = (term: string) =>
    new Set([...Array.from(headings.read(term)), ...Array.from(own.textsOf(term))].map(sectionOf));
  const all = Array.from({length: sections.length}, (_, section) => section);
  return new Set(
    phrases.flatMap(phrase => {
      // This query does not read the postings of stop words.
      const words = phrase.filter(term => !language.stopWords.has(term)).map(sectionsWith);
      return all.filter(section => words.every(found => found.has(section)));
    }),
  );
}
