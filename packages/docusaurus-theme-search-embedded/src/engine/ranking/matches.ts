import type {Index} from '../format/parseIndex.js';
import {maxTerms} from '../query/parts.js';

/**
 * The matched words of the query by section and page, as bit masks. Searches reuse the memory.
 */
export class Matches {
  /** Words in the section; from bit {@link maxTerms}, words in its text. */
  private readonly masks: Uint32Array;
  /** Words in any heading of the page. */
  readonly onPage: Uint16Array;
  /** The sections with a bit, in the order of discovery. Only the first `length` are valid. */
  readonly sections: Uint32Array;
  length = 0;

  constructor({sections, pages}: Index) {
    this.masks = new Uint32Array(sections.length);
    this.onPage = new Uint16Array(pages.length);
    this.sections = new Uint32Array(sections.length);
  }

  clear(): void {
    this.masks.fill(0);
    this.onPage.fill(0);
    this.length = 0;
  }

  /** @param bits mask of the word */
  add(section: number, bits: number): void {
    const before = this.masks[section]!;
    if (before === 0) {
      this.sections[this.length++] = section;
    }
    this.masks[section] = before | bits;
  }

  /** Words in the section or its text. */
  inSection(section: number): number {
    return this.masks[section]! & ((1 << maxTerms) - 1);
  }

  /** Words in the text of the section. */
  inText(section: number): number {
    return this.masks[section]! >>> maxTerms;
  }
}

/** Returns a mask whose bit n is set if word n of the query passes a test. */
export function maskOf<T>(words: readonly T[], test: (word: T) => boolean): number {
  return words.reduce((mask, word, index) => (test(word) ? mask | (1 << index) : mask), 0);
}

/** Returns the number of bits that are set. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}
