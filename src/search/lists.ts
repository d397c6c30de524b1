/** Sections of each word: differences with two bits beside each, in one or several blocks. */
export class SectionLists {
  private readonly start: Uint32Array;
  private readonly blocks: (Uint8Array | undefined)[];

  /**
   * @param count sections of each word
   * @param first number of the first word of each block
   */
  constructor(
    readonly count: Uint32Array,
    private readonly first: readonly number[],
  ) {
    this.start = new Uint32Array(count.length);
    this.blocks = first.map(() => undefined);
  }

  /** Number of the block that holds a word's list. */
  blockOf(word: number): number {
    let low = 0;
    let high = this.first.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.first[middle]! <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  has(block: number): boolean {
    return this.blocks[block] !== undefined;
  }

  /**
   * Takes a block. Only the counts are stored, so where each list starts is found by reading on.
   *
   * @returns false if the block does not hold exactly the lists that the counts announce
   */
  add(block: number, bytes: Uint8Array): boolean {
    const end = this.first[block + 1] ?? this.count.length;
    let position = 0;
    for (let word = this.first[block]!; word < end; word++) {
      this.start[word] = position;
      for (let left = this.count[word]!; left > 0; left--) while (bytes[position++]! > 127);
    }
    if (position !== bytes.length) return false;
    this.blocks[block] = bytes;
    return true;
  }

  /** Calls `visit` for each section of a word, in rising order, with its two bits. */
  read(word: number, visit: (section: number, code: number) => void): void {
    const bytes = this.blocks[this.blockOf(word)];
    if (!bytes) throw new Error(`The section list of word ${word} is not loaded.`);
    let position = this.start[word]!;
    let section = 0;
    for (let left = this.count[word]!; left > 0; left--) {
      let value = 0;
      for (let shift = 0, byte = 128; byte > 127; shift += 7) {
        byte = bytes[position++]!;
        value |= (byte & 127) << shift;
      }
      section += value >>> 2;
      visit(section, value & 3);
    }
  }
}
