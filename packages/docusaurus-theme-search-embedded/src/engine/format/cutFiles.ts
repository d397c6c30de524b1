import {truncate} from '../../shared/text.js';
import type {StoredText} from './header.js';
import {writePostings, type StemOf, type TermList} from './postings.js';
import type {IndexedPage} from './sections.js';
import {firstLetter, mayBeMeant} from './terms.js';

/** A term in more sections than this has its own file, so that queries for its neighbors stay small. */
const minFrequent = 1000;
/** A longer text is stored in pieces. */
const pieceLength = 8192;
/** What two pieces have in common: as much as the longest query, so that one of them has all of it. */
const overlap = 1024;

/** A file of texts. */
export type TextFile = {
  /** The first section that it has texts of. */
  first: number;
  /** Whether the file before has other texts of that section. */
  isContinued: boolean;
  texts: StoredText[];
};

/** Splits texts into files of whole pages. A page that exceeds a file is split between sections, and a section between texts. */
export function cutTexts(pages: readonly IndexedPage[], size: number): TextFile[] {
  const files: TextFile[] = [];
  let sectionCount = 0;
  let filled = Infinity;
  const startFile = (isContinued: boolean): void => {
    files.push({first: sectionCount, isContinued, texts: []});
    filled = 0;
  };
  for (const page of pages) {
    page.sections.forEach(({prose, code}, index) => {
      if (filled >= (index === 0 ? size : 1.5 * size)) {
        startFile(false);
      }
      let stored: StoredText = [[], []];
      files.at(-1)!.texts.push(stored);
      filled += 8;
      for (const [kind, texts] of [prose, code].entries()) {
        for (const text of texts.flatMap(piecesOf)) {
          if (filled >= 1.5 * size && stored.flat().length > 0) {
            startFile(true);
            stored = [[], []];
            files.at(-1)!.texts.push(stored);
          }
          stored[kind]!.push(text);
          filled += text.length;
        }
      }
      sectionCount++;
    });
  }
  return files;
}

/** Returns a text in pieces that overlap, cut between words where there are any. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > pieceLength) {
    const piece = truncate(text.slice(start), pieceLength);
    const space = piece.lastIndexOf(' ');
    const end = space > pieceLength - overlap ? space : piece.length;
    pieces.push(piece.slice(0, end));
    const next = start + end - overlap;
    const nextSpace = text.lastIndexOf(' ', next);
    start = next - nextSpace < overlap && nextSpace > start ? nextSpace + 1 : next;
    // Never begins with half of a character.
    start += /^[\udc00-\udfff]/.test(text.slice(start, start + 1)) ? 1 : 0;
  }
  return [...pieces, text.slice(start)];
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

/**
 * Lists terms without postings, of which misspelled words may mean one. Starts a new file where the first letter changes,
 * because nearly all typos have the right one.
 *
 * @param size the number of terms after which a file is full
 */
export function cutTermLists(
  lists: readonly TermList[],
  size: number,
): Pick<PostingBytes, 'starts' | 'bytes'> {
  const starts: string[] = [];
  const files: TermList[][] = [];
  let letter = '';
  for (const [term] of lists.filter(([each]) => mayBeMeant(each))) {
    const last = files.at(-1);
    if (!last || (firstLetter(term) !== letter && last.length >= size)) {
      starts.push(last ? firstLetter(term) : '');
      files.push([]);
    }
    files.at(-1)!.push([term, []]);
    letter = firstLetter(term);
  }
  return {starts, bytes: files.map(file => writePostings(file))};
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
