import {SearchIndexError, type ByteWriter} from './bytes';

/** Where a term of a heading list stands: the two bits beside a section. */
export const Field = {heading: 0, address: 1, category: 2, part: 3} as const;

/** What the two bits beside a section of a text list say: in code only, once, 2–3 times, 4 and more. */
export const TERM_FREQUENCIES = [0, 1, 2.4, 5] as const;

/** The two bits for a term that stands in prose `times` times; 0 for one that stands in code only. */
export function frequencyCode(times: number): number {
  return times >= 4 ? 3 : times >= 2 ? 2 : times;
}

/** Sections with two bits beside each, by turns: section, code, section, code… in rising order. */
export type FlatPostings = readonly number[];

/** Writes one term's list as differences with the two bits beside each. */
export function writePostings(writer: ByteWriter, list: FlatPostings): void {
  let previous = 0;
  for (let place = 0; place < list.length; place += 2) {
    const section = list[place]!;
    writer.varint((section - previous) * 4 + list[place + 1]!);
    previous = section;
  }
}

/** The list of one term in rising order: section and two bits at each place before `length`. */
export type PostingList = {sections: Uint32Array; codes: Uint8Array; length: number};

/** The postings of all terms, in one or several blocks of which a search needs a few. */
export class Postings {
  private readonly start: Uint32Array;
  private readonly blocks: (Uint8Array | undefined)[];
  private list: PostingList | undefined;

  /**
   * @param count document frequency: sections of each term
   * @param first number of the first term of each block
   */
  constructor(
    readonly count: Uint32Array,
    private readonly first: readonly number[],
  ) {
    this.start = new Uint32Array(count.length);
    this.blocks = first.map(() => undefined);
  }

  /** Number of the block that holds a term's list. */
  blockOf(term: number): number {
    return partOf(term, this.first);
  }

  has(block: number): boolean {
    return this.blocks[block] !== undefined;
  }

  /**
   * Takes a block. Only the counts are stored, so where each list starts is found by reading on.
   *
   * @throws {SearchIndexError} naming `file` if its lists are not those that the counts announce
   */
  add(block: number, bytes: Uint8Array, file: string): void {
    const end = this.first[block + 1] ?? this.count.length;
    let position = 0;
    for (let term = this.first[block]!; term < end; term++) {
      this.start[term] = position;
      for (let left = this.count[term]!; left > 0; left--) while (bytes[position++]! > 127);
    }
    if (position !== bytes.length) {
      throw new SearchIndexError(file, 'this part belongs to another search index');
    }
    this.blocks[block] = bytes;
  }

  /** Reads the list of a term. The next call uses its memory again. */
  read(term: number): PostingList {
    const list = (this.list ??= this.longestList());
    const {sections, codes} = list;
    list.length = this.count[term]!;
    if (list.length === 0) return list;
    const bytes = this.blocks[this.blockOf(term)];
    if (!bytes) throw new Error(`The postings of term ${term} are not loaded.`);
    let position = this.start[term]!;
    let section = 0;
    for (let place = 0; place < list.length; place++) {
      let value = 0;
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = bytes[position++]!;
        value |= (byte & 127) << shift;
      }
      section += value >>> 2;
      sections[place] = section;
      codes[place] = value & 3;
    }
    return list;
  }

  private longestList(): PostingList {
    const length = this.count.reduce((most, count) => Math.max(most, count), 0);
    return {sections: new Uint32Array(length), codes: new Uint8Array(length), length};
  }
}

/** Which part holds a number, by the number that each part begins with. */
export function partOf(number: number, first: readonly number[]): number {
  let low = 0;
  let high = first.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (first[middle]! <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}
