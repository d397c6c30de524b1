import type {IndexHeader} from './header.js';
import {firstLetter, lowerBound} from './terms.js';

/** The location of texts of a section: the index of the file, and the offset among its sections. */
export type TextLocation = {file: number; offset: number};

/** Returns the locations of a section's texts, in order. */
export function locateTexts(
  {texts, continued}: IndexHeader,
  section: number,
): [TextLocation, ...TextLocation[]] {
  let file = 0;
  for (let high = texts.length - 1; file < high;) {
    const middle = (file + high + 1) >> 1;
    if (texts[middle]! <= section) {
      file = middle;
    } else {
      high = middle - 1;
    }
  }
  const found: TextLocation[] = [];
  while (texts[file] === section && continued.includes(file)) {
    found.unshift({file, offset: 0});
    file--;
  }
  return [{file, offset: section - (texts[file] ?? 0)}, ...found];
}

/** Returns the index of the file that lists the terms of texts with a word's first letter; undefined if none is listed. */
export function locateList(
  {postings, frequent, lists}: IndexHeader,
  word: string,
): number | undefined {
  return lists.length > 0
    ? postings.length + frequent.length + locateRange({postings: lists}, firstLetter(word))
    : undefined;
}

/** Where the files of postings start, and which terms have their own. */
type Ranges = Pick<IndexHeader, 'postings' | 'frequent'>;

/** Returns the index of the file with a stop word's postings. If no text has stop words, there is no such file. */
export function locateStopWord({stopWords}: IndexHeader, term: string): number {
  return stopWords.first + locatePostings(stopWords, term);
}

/** Returns the index of the file with a term's postings. */
export function locatePostings(header: Ranges, term: string): number {
  const {postings, frequent} = header;
  const index = lowerBound(frequent, term);
  return frequent[index] === term ? postings.length + index : locateRange(header, term);
}

/** Returns the indexes of the files with the postings of all terms that start with a prefix. */
export function locatePrefix(header: Ranges, prefix: string): number[] {
  const {postings, frequent} = header;
  // U+FFFF is not a character, so no term contains it.
  const end = `${prefix}\uffff`;
  const range = between(locateRange(header, prefix), locateRange(header, end) + 1);
  const own = between(lowerBound(frequent, prefix), lowerBound(frequent, end));
  return [...range, ...own.map(index => postings.length + index)];
}

function between(from: number, to: number): number[] {
  return Array.from({length: to - from}, (_, index) => from + index);
}

/** Returns the index of the file with a term's alphabetical range, which lacks frequent terms. */
function locateRange({postings}: Pick<Ranges, 'postings'>, term: string): number {
  const index = lowerBound(postings, term);
  return postings[index] === term ? index : Math.max(0, index - 1);
}
