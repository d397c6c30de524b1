import {encodedDataTerm, withoutEncodedData} from '../analysis/encodedData.js';
import {addressesOf} from '../analysis/address.js';
import {
  compoundParts,
  isUnspaced,
  joinedSpelling,
  partsOf,
  tokenize,
  tokenizeSigns,
  wordsOrSigns,
  type Token,
} from '../analysis/tokens.js';
import type {StemTable} from './stems.js';
import {Field, posting, tableOf} from './postings.js';
import {headingOf, type IndexedSection, type Page} from './sections.js';
import {rarityOf, type TermTable} from './terms.js';

/** What the headings of a page consist of. */
export type HeadedPage = Pick<Page, 'url' | 'category' | 'title' | 'label'> & {
  sections: Pick<IndexedSection, 'anchor' | 'headings'>[];
};

/** The part of a page in the index file: everything except its texts. */
export type HeadingPage = HeadedPage & {
  sections: (HeadedPage['sections'][number] & {hasText: boolean})[];
};

/** A sign that only separates the words around it. */
const separator = /^[-–—|/:·•]$/u;

/**
 * Inverts headings, anchors, paths, labels, and categories when an index is loaded. Storing these postings
 * would double the size of the index, which contains the headings anyway.
 */
export function invertHeadings(
  pages: readonly HeadedPage[],
  stems?: StemTable,
): {
  table: TermTable;
  /** The summed rarity of the words in each section's heading. */
  weights: Float32Array;
} {
  const lists = new Map<string, number[]>();
  const headings: (readonly Token[])[] = [];
  for (const page of pages) {
    for (const section of page.sections) {
      const fields = new Map<string, number>();
      const text = headingOf(page, section);
      const words = tokenize(text);
      const signs = tokenizeSigns(text).filter(
        ({term}) => words.length === 0 || !separator.test(term),
      );
      const noteWords = (tokens: readonly Token[], field: number): void => {
        noteFields(fields, tokens, field);
        stems?.note(tokens);
      };
      noteWords([...words, ...signs], Field.heading);
      if (section.anchor !== null) {
        noteWords(wordsOfPath(section.anchor), Field.path);
      } else {
        const {pathname} = new URL(page.url, 'https://example.org');
        addressesOf(pathname).forEach(address => fields.set(address, Field.path));
        noteWords(wordsOfPath(pathname), Field.path);
        noteWords(tokenize(page.label), Field.path);
        noteWords(tokenize(page.category), Field.category);
      }
      for (const [term, field] of fields) {
        const list = lists.get(term);
        const value = posting(headings.length, field);
        if (list) {
          list.push(value);
        } else {
          lists.set(term, [value]);
        }
      }
      // Next to words, signs are decoration.
      headings.push(words.length > 0 ? words.flatMap(compoundParts) : signs);
    }
  }
  const weightOf = ({term}: Token) => rarityOf(lists.get(term)!.length, headings.length);
  const weights = Float32Array.from(headings, words =>
    words.reduce((sum, word) => sum + weightOf(word), 0),
  );
  return {table: tableOf(lists, stems?.stemOf), weights};
}

/**
 * Counts the terms of texts. Terms that occur only in code or in repeated texts count 0.
 *
 * @param stems notes the stems of the words, in languages that store them
 */
export function countTerms(
  {prose, code, repeated}: Pick<IndexedSection, 'prose' | 'code' | 'repeated'>,
  stems?: StemTable,
): Map<string, number> {
  const frequencies = new Map<string, number>();
  const count = (texts: readonly string[], each: number): void => {
    const words = texts.map(withoutEncodedData);
    if (words.some((text, index) => text !== texts[index])) {
      frequencies.set(encodedDataTerm, 0);
    }
    const tokens = words.flatMap(wordsOrSigns);
    stems?.note(tokens);
    for (const token of tokens) {
      // A pair of characters is a part of a word, and counts like one in code.
      const eachPart = isUnspaced(token.term) ? 0 : each;
      frequencies.set(token.term, (frequencies.get(token.term) ?? 0) + each);
      const parts = Array.from(partsOf(token), ({term}) => term);
      for (const term of [...parts, ...joinedSpelling(token)]) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + eachPart);
      }
    }
  };
  const isRepeated = (text: string) => repeated.has(text);
  count(
    prose.filter(text => !isRepeated(text)),
    1,
  );
  count([...prose.filter(isRepeated), ...code], 0);
  return frequencies;
}

/** Keeps the best field of each term. Words of an identifier such as `beforeEach` are a separate field. */
function noteFields(fields: Map<string, number>, tokens: readonly Token[], field: number): void {
  const noteToken = (token: Token, code: number): void => {
    const {term, kind, parts} = token;
    joinedSpelling(token).forEach(joined => noteTerm(joined, code));
    noteTerm(term, code);
    const isTorn = kind === 'camel' || kind === 'number';
    const codeOfParts = isTorn && code === Field.heading ? Field.part : code;
    for (const part of parts) {
      noteToken(part, codeOfParts);
    }
  };
  const noteTerm = (term: string, code: number): void => {
    // A pair of characters may be a word of its own further on.
    const isBetter = fields.get(term) === Field.part && isUnspaced(term);
    if (!fields.has(term) || isBetter) {
      fields.set(term, code);
    }
  };
  for (const token of tokens) {
    noteToken(token, field);
  }
}

/** Returns the words of a path or anchor as separate terms. */
function wordsOfPath(path: string): Token[] {
  return tokenize(decode(path)).flatMap(compoundParts);
}

/** Decodes percent-encoding, also of signs that have a meaning in a path; or returns the text if it is not UTF-8. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) {
      return path;
    }
    throw error;
  }
}
