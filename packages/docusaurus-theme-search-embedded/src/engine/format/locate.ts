import type {IndexHeader} from './header.js';
import {lowerBound} from './terms.js';

/** The location of a section's text: the index of the file, and the offset among its sections. */
export type TextLocation = {file: number; offset: number};

/** Returns the location of a section's text. */
export function locateText({texts}: IndexHeader, section: number): TextLocation {
  let file = 0;
  for (let high = texts.length - 1; file < high;) {
    const middle = (file + high + 1) >> 1;
    if (texts[middle]! <= section) {
      file = middle;
    } else {
      high = middle - 1;
    }
  }
  return {file, offset: section - (texts[file] ?? 0)};
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

/** Returns the index of the file with a term's alphabetical range, which lacks frequent terms. */
export function locateRange({postings}: Ranges, term: string): number {
  const index = lowerBound(postings, term);
  return postings[index] === term ? index : Math.max(0, index - 1);
}
