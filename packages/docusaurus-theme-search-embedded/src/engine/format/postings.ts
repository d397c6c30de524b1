import {ByteReader, ByteWriter, SearchIndexError} from './bytes.js';
import {termEnd, TermTable} from './terms.js';

/** The fields of a heading posting, in two bits next to the section. */
export const Field = {heading: 0, path: 1, category: 2, part: 3} as const;

/** Term frequencies by the two bits of a text posting: only in code, once, 2–3, and 4 or more times. */
export const termFrequencies = [0, 1, 2.4, 5] as const;

/** Returns the two bits for the frequency of a term in prose; 0 means only in code. */
export function frequencyCode(times: number): number {
  return times >= 4 ? 3 : times >= 2 ? 2 : times;
}

/** A posting is a section and two bits. Lists of postings are in ascending order. */
export const sectionOf = (posting: number): number => posting >>> 2;
export const codeOf = (posting: number): number => posting & 3;
export const posting = (section: number, code: number): number => section * 4 + code;

export type TermList = readonly [term: string, postings: readonly number[]];

/** Returns the stem of a term of the index. */
export type StemOf = (term: string) => string;

/**
 * Writes sorted terms and their postings for {@link parsePostings}.
 *
 * @param stemOf returns the stems to store; undefined in a language without
 */
export function writePostings(
  lists: readonly TermList[],
  stemOf?: StemOf,
): Uint8Array<ArrayBuffer> {
  const ends: string[] = [];
  const shared = new ByteWriter();
  const counts = new ByteWriter();
  const postings = new ByteWriter();
  let before = '';
  for (const [term, list] of lists) {
    const common = commonPrefix(before, term);
    shared.byte(common);
    ends.push(term.slice(common));
    before = term;
    counts.varint(list.length);
    let last = 0;
    for (const value of list) {
      postings.varint(value - last);
      last = value;
    }
  }
  const writer = new ByteWriter();
  writer.varint(lists.length);
  writer.block(shared.finish());
  writer.text(ends.join(termEnd));
  writer.block(counts.finish());
  writer.block(postings.finish());
  if (stemOf) {
    writeStems(writer, lists, stemOf);
  }
  return writer.finish();
}

/** Writes each stem as the number of letters that the term loses, and the letters that replace them. */
function writeStems(writer: ByteWriter, lists: readonly TermList[], stemOf: StemOf): void {
  const lengths = new ByteWriter();
  const replacements: string[] = [];
  for (const [term] of lists) {
    const stem = stemOf(term);
    const common = commonPrefix(term, stem);
    const hasReplacement = common < stem.length;
    lengths.varint((term.length - common) * 2 + Number(hasReplacement));
    if (hasReplacement) {
      replacements.push(stem.slice(common));
    }
  }
  writer.block(lengths.finish());
  writer.text(replacements.join(termEnd));
}

function readStems(reader: ByteReader, terms: readonly string[], file: string): string[] {
  const lengths = new ByteReader(reader.block(), file);
  const replacements = reader.text().split(termEnd).values();
  return terms.map(term => {
    const code = lengths.varint();
    const start = term.slice(0, term.length - (code >> 1));
    return code & 1 ? start + String(replacements.next().value) : start;
  });
}

/** @throws {SearchIndexError} with `file` if the bytes are truncated, damaged, or not postings */
export function parsePostings(bytes: Uint8Array, file: string): TermTable {
  const reader = new ByteReader(bytes, file);
  const length = reader.varint();
  const shared = reader.block();
  const ends = reader.text().split(termEnd);
  const counts = new ByteReader(reader.block(), file);
  const lists = new ByteReader(reader.block(), file);
  if (shared.length !== length) {
    throw new SearchIndexError(file, 'these are no postings of the search');
  }
  const start = new Uint32Array(length + 1);
  for (let term = 0; term < length; term++) {
    start[term + 1] = start[term]! + counts.varint();
  }
  const postings = new Uint32Array(start[length]!);
  let offset = 0;
  for (let term = 0; term < length; term++) {
    let value = 0;
    for (const end = start[term + 1]!; offset < end; offset++) {
      value += lists.varint();
      postings[offset] = value;
    }
  }
  let term = '';
  const terms = Array.from(shared, (common, index) => {
    term = term.slice(0, common) + ends[index]!;
    return term;
  });
  const stems = reader.position < bytes.length ? readStems(reader, terms, file) : undefined;
  if (reader.position !== bytes.length) {
    throw new SearchIndexError(file, 'these are no postings of the search');
  }
  return new TermTable(terms, shared, start, postings, stems);
}

/** Creates the same table in memory. */
export function tableOf(lists: ReadonlyMap<string, readonly number[]>, stemOf?: StemOf): TermTable {
  const terms = Array.from(lists.keys()).sort();
  const shared = Uint8Array.from(terms, (term, index) =>
    commonPrefix(terms[index - 1] ?? '', term),
  );
  const start = new Uint32Array(terms.length + 1);
  terms.forEach((term, index) => {
    start[index + 1] = start[index]! + lists.get(term)!.length;
  });
  const postings = new Uint32Array(start[terms.length]!);
  terms.forEach((term, index) => postings.set(lists.get(term)!, start[index]!));
  return new TermTable(terms, shared, start, postings, stemOf && terms.map(stemOf));
}

/** Returns the length of the common prefix. Never splits a surrogate pair. */
function commonPrefix(a: string, b: string): number {
  let length = 0;
  const limit = Math.min(a.length, b.length, 255);
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) {
    length++;
  }
  const last = length > 0 ? a.charCodeAt(length - 1) : 0;
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}
