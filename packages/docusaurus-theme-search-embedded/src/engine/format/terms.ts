import {isUnspaced} from '../analysis/tokens.js';

/** Separates terms in a file. No term contains it. */
export const termEnd = '\n';

/** A term dictionary: sorted terms with their postings, of all headings or of one file of postings. */
export class TermTable {
  /** The indexes of the terms by stem, once it is needed. */
  private byStem: Map<string, number[]> | undefined;

  /**
   * @param shared length of the prefix that each term shares with the one before
   * @param start offset of each term's postings, with one more entry than terms
   * @param stems the stem of each term, in languages that store them
   */
  constructor(
    readonly terms: readonly string[],
    readonly shared: Uint8Array,
    private readonly start: Uint32Array,
    private readonly postings: Uint32Array,
    private readonly stems?: readonly string[],
  ) {}

  /** The approximate size in memory. */
  get bytes(): number {
    return this.postings.byteLength + this.terms.length * (this.stems ? 90 : 40);
  }

  get storesStems(): boolean {
    return this.stems !== undefined;
  }

  /** Returns the stored stem of a term; undefined if the table lacks the term, or stores no stems. */
  stemOf(term: string): string | undefined {
    const index = this.stems ? this.lowerBound(term) : -1;
    return this.terms[index] === term ? this.stems![index] : undefined;
  }

  /** Returns the terms with a stored stem. */
  termsWith(stem: string): string[] {
    if (!this.stems) {
      return [];
    }
    if (!this.byStem) {
      this.byStem = new Map();
      for (const [index, other] of this.stems.entries()) {
        const known = this.byStem.get(other);
        if (known) {
          known.push(index);
        } else {
          this.byStem.set(other, [index]);
        }
      }
    }
    return (this.byStem.get(stem) ?? []).map(index => this.terms[index]!);
  }

  /** Returns the terms whose stored stem ends with another one. */
  endingWith(stem: string): string[] {
    return this.terms.filter((_, index) => this.stems?.[index]!.endsWith(stem));
  }

  /** Returns the postings of a term, to be read with `sectionOf` and `codeOf`. */
  read(term: string): Uint32Array {
    const index = this.lowerBound(term);
    if (this.terms[index] !== term) {
      return this.postings.subarray(0, 0);
    }
    return this.postings.subarray(this.start[index], this.start[index + 1]);
  }

  has(term: string): boolean {
    return this.terms[this.lowerBound(term)] === term;
  }

  /** Returns the document frequency of a term: the number of sections with it. */
  count(term: string): number {
    const index = this.lowerBound(term);
    return this.terms[index] === term ? this.start[index + 1]! - this.start[index]! : 0;
  }

  /** Returns the range of terms that start with `prefix`: `[from, to)`. */
  range(prefix: string): [from: number, to: number] {
    // U+FFFF is not a character, so no term contains it.
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  private lowerBound(term: string): number {
    return lowerBound(this.terms, term);
  }
}

/** Returns the first letter of a term, which a typo seldom changes. */
export function firstLetter(term: string): string {
  return String.fromCodePoint(term.codePointAt(0) ?? 0);
}

/** Words without digits and without signs that only the index has. */
const letters = /^[^\p{N}\p{Cc}]+$/u;

/**
 * Returns whether a misspelled word may mean a term: not one with a digit, because 8090 is not 8080, nor one of a script
 * without spaces.
 */
export function mayBeMeant(term: string): boolean {
  return letters.test(term) && !isUnspaced(term);
}

/** Returns the index of the first item that is not below `value`. */
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Returns the weight of a term that `count` of `sections` contain: its inverse document frequency. */
export function rarityOf(count: number, sections: number): number {
  return Math.log(1 + (sections + 1) / (count + 1));
}
