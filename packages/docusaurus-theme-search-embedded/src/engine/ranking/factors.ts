import {withMarks} from '../analysis/fold.js';
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

/** Lowers sections whose heading or title has a word of the query only with other marks. */
export function marksFactorOf(
  terms: readonly QueryTerm[],
  {headings, sections, pages, stored}: Index,
  {otherMarks}: Ranking,
): Factor {
  const others = new Set<number>();
  for (const {term, marked} of terms) {
    const found = marked === undefined ? [] : Array.from(headings.read(term));
    for (const section of found.filter(each => codeOf(each) === Field.heading).map(sectionOf)) {
      const pageIndex = sections.page[section]!;
      const page = stored[pageIndex]!;
      const heading = headingOf(page, page.sections[section - pages.first[pageIndex]!]!);
      const words = tokenize(heading).filter(word => word.term === term);
      if (words.length > 0 && !words.some(({source}) => withMarks(source) === marked)) {
        others.add(section);
      }
    }
  }
  return section =>
    others.has(section) || others.has(pages.first[sections.page[section]!]!) ? otherMarks : 1;
}
