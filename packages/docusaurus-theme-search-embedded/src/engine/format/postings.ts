import {ByteReader, ByteWriter, SearchIndexError} from './bytes';

/** Where a term of a heading list stands: the two bits beside a section. */
export const Field = {heading: 0, address: 1, category: 2, part: 3} as const;

/** What the two bits beside a section of a text list say: in code only, once, 2–3 times, 4 and more. */
export const TERM_FREQUENCIES = [0, 1, 2.4, 5] as const;

/** The two bits for a term that stands in prose `times` times; 0 for one that stands in code only. */
export function frequencyCode(times: number): number {
  return times >= 4 ? 3 : times >= 2 ? 2 : times;
}

/** Each number of a list is a section and its two bits, in rising order. */
export const sectionOf = (posting: number): number => posting >>> 2;
export const codeOf = (posting: number): number => posting & 3;
export const posting = (section: number, code: number): number => section * 4 + code;

/** Writes the lists of consecutive terms, each posting as the difference to the one before. */
export class PostingsWriter {
  private readonly bytes = new ByteWriter();
  /** How many postings were written. */
  length = 0;

  add(list: readonly number[]): void {
    let previous = 0;
    for (const value of list) {
      this.bytes.varint(value - previous);
      previous = value;
    }
    this.length += list.length;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.finish();
  }
}

/** The postings of all terms, in one or several blocks of which a search needs a few. */
export class Postings {
  /** The lists of the terms of each block, one after another. */
  private readonly blocks: (Uint32Array | undefined)[];
  /** Where each term's list begins in its block. */
  private readonly start: Uint32Array;

  /**
   * @param count document frequency: sections of each term
   * @param first number of the first term of each block
   */
  constructor(
    readonly count: Uint32Array,
    private readonly first: readonly number[],
  ) {
    this.blocks = first.map(() => undefined);
    this.start = new Uint32Array(count.length);
    let block = 0;
    for (let term = 1; term < count.length; term++) {
      const isFirst = term === first[block + 1];
      if (isFirst) block++;
      this.start[term] = isFirst ? 0 : this.start[term - 1]! + count[term - 1]!;
    }
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
    const reader = new ByteReader(bytes, file);
    const [from, to] = [this.first[block]!, this.first[block + 1] ?? this.count.length];
    const length = to > from ? this.start[to - 1]! + this.count[to - 1]! : 0;
    const values = new Uint32Array(length);
    let place = 0;
    for (let term = from; term < to; term++) {
      let value = 0;
      for (const end = place + this.count[term]!; place < end; place++) {
        value += reader.varint();
        values[place] = value;
      }
    }
    if (reader.position !== bytes.length) {
      throw new SearchIndexError(file, 'this part belongs to another search index');
    }
    this.blocks[block] = values;
  }

  /** The list of a term; read it with {@link sectionOf} and {@link codeOf}. */
  read(term: number): Uint32Array {
    const start = this.start[term]!;
    const block = this.blocks[this.blockOf(term)];
    if (!block) throw new Error(`The postings of term ${term} are not loaded.`);
    return block.subarray(start, start + this.count[term]!);
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
