import {truncate} from '../analysis/fold.js';
import type {StoredText} from './header.js';
import {writePostings, type StemOf, type TermList} from './postings.js';
import type {IndexedPage, IndexedSection} from './sections.js';

/** A term in more sections than this has its own file, so that queries for its neighbors stay small. */
const minFrequent = 1000;
/** The stored length of a text, for display and phrases. Longer texts are still indexed completely. */
const maxStoredLength = 4096;

/** Splits texts into files of whole pages. Splits a page that exceeds a file between sections. */
export function cutTexts(
  pages: readonly IndexedPage[],
  size: number,
): {first: number; texts: StoredText[]}[] {
  const files: {first: number; texts: StoredText[]}[] = [];
  let sectionCount = 0;
  let filled = Infinity;
  for (const page of pages) {
    page.sections.forEach((section, index) => {
      if (filled >= (index === 0 ? size : 1.5 * size)) {
        files.push({first: sectionCount, texts: []});
        filled = 0;
      }
      const text = storedText(section);
      files.at(-1)!.texts.push(text);
      filled += text.flat().reduce((sum, {length}) => sum + length, 8);
      sectionCount++;
    });
  }
  return files;
}

function storedText({prose, code}: IndexedSection): StoredText {
  const stored = (texts: readonly string[]) => texts.map(text => truncate(text, maxStoredLength));
  return [stored(prose), stored(code)];
}

export type PostingBytes = {starts: string[]; frequent: string[]; bytes: Uint8Array[]};

export function wholeFile(lists: readonly TermList[], stemOf?: StemOf): PostingBytes {
  return {starts: [''], frequent: [], bytes: [writePostings(lists, stemOf)]};
}

/**
 * Splits postings into files where the first two letters of terms change, or the third or fourth if a
 * prefix has too many terms, so that the next keystroke usually needs the same file.
 */
export function cutPostings(
  lists: readonly TermList[],
  size: number,
  stemOf?: StemOf,
): PostingBytes {
  const frequent = lists.filter(([, list]) => list.length > minFrequent);
  const starts: string[] = [];
  const files: TermList[][] = [];
  let filled = Infinity;
  let before = '';
  for (const list of lists.filter(([, {length}]) => length <= minFrequent)) {
    const [term] = list;
    const letters = newLetters(before, term);
    if (startsFile(letters, filled / size)) {
      starts.push(starts.length === 0 ? '' : term.slice(0, letters));
      files.push([]);
      filled = 0;
    }
    files.at(-1)!.push(list);
    filled += list[1].length;
    before = term;
  }
  return {
    starts,
    frequent: frequent.map(([term]) => term),
    bytes: [...files, ...frequent.map(list => [list])].map(file => writePostings(file, stemOf)),
  };
}

/** Returns the length of the shortest prefix of a term that the term before it lacks: 2 to 4, or 5 for more. */
function newLetters(before: string, term: string): number {
  return [2, 3, 4].find(count => term.slice(0, count) !== before.slice(0, count)) ?? 5;
}

/**
 * Returns whether a term starts a new file of postings. Terms that share two letters are split later than
 * others, because the next keystroke usually needs both.
 *
 * @param letters what {@link newLetters} returned
 * @param fill the file's size as a multiple of the intended one
 */
function startsFile(letters: number, fill: number): boolean {
  if (letters > 4) {
    return fill === Infinity;
  }
  return fill >= (letters === 2 ? 1 : 2);
}
