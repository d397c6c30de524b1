import {ByteWriter, SearchIndexError} from './bytes';

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

/** Each posting is a number of three bytes: the difference to the section before, and two bits. */
const PLANES = 3;
const MAX_SECTIONS = 2 ** (8 * PLANES - 2);

/**
 * Writes the lists of consecutive terms. All lowest bytes come first, then all middle and all highest
 * ones, which are mostly 0: so they compress best.
 */
export class PostingsWriter {
  private readonly planes = Array.from({length: PLANES}, () => new ByteWriter());

  /** How many postings were written. */
  get length(): number {
    return this.planes[0]!.length;
  }

  /** @throws {RangeError} for a site with more sections than the format can number */
  add(list: FlatPostings): void {
    let previous = 0;
    for (let place = 0; place < list.length; place += 2) {
      const section = list[place]!;
      if (section >= MAX_SECTIONS) {
        throw new RangeError(
          `The search index holds at most ${MAX_SECTIONS} sections. Use the hosted index (ALGOLIA_APP_ID, ALGOLIA_API_KEY).`,
        );
      }
      const value = (section - previous) * 4 + list[place + 1]!;
      this.planes.forEach((plane, number) => plane.byte((value >>> (8 * number)) & 255));
      previous = section;
    }
  }

  /** The planes, which compress best apart. */
  parts(): Uint8Array[] {
    return this.planes.map(plane => plane.finish());
  }
}

/** The list of one term in rising order: section and two bits at each place before `length`. */
export type PostingList = {sections: Uint32Array; codes: Uint8Array; length: number};

/** The postings of all terms, in one or several blocks of which a search needs a few. */
export class Postings {
  /** Where each term's list begins in its block. */
  private readonly start: Uint32Array;
  private readonly blocks: (Uint8Array | undefined)[];
  private readonly list: PostingList;

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
    let longest = 0;
    let position = 0;
    let block = 0;
    for (let term = 0; term < count.length; term++) {
      if (term === first[block + 1]) {
        block++;
        position = 0;
      }
      this.start[term] = position;
      position += count[term]!;
      longest = Math.max(longest, count[term]!);
    }
    this.list = {sections: new Uint32Array(longest), codes: new Uint8Array(longest), length: 0};
  }

  /** Number of the block that holds a term's list. */
  blockOf(term: number): number {
    return partOf(term, this.first);
  }

  has(block: number): boolean {
    return this.blocks[block] !== undefined;
  }

  /**
   * Takes a block.
   *
   * @throws {SearchIndexError} naming `file` if its lists are not those that the counts announce
   */
  add(block: number, bytes: Uint8Array, file: string): void {
    const last = (this.first[block + 1] ?? this.count.length) - 1;
    const length = last < 0 ? 0 : this.start[last]! + this.count[last]!;
    if (length * PLANES !== bytes.length) {
      throw new SearchIndexError(file, 'this part belongs to another search index');
    }
    this.blocks[block] = bytes;
  }

  /** Reads the list of a term. The next call uses its memory again. */
  read(term: number): PostingList {
    const {list} = this;
    const {sections, codes} = list;
    list.length = this.count[term]!;
    if (list.length === 0) return list;
    const bytes = this.blocks[this.blockOf(term)];
    if (!bytes) throw new Error(`The postings of term ${term} are not loaded.`);
    const plane = bytes.length / PLANES;
    const start = this.start[term]!;
    let section = 0;
    for (let place = 0; place < list.length; place++) {
      const at = start + place;
      const value = bytes[at]! | (bytes[plane + at]! << 8) | (bytes[2 * plane + at]! << 16);
      section += value >>> 2;
      sections[place] = section;
      codes[place] = value & 3;
    }
    return list;
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
