/** Stands between terms in a file; no term holds it. */
export const TERM_END = '\n';

/** The terms of an index in rising order. */
export class TermDictionary {
  /** How many first letters each term shares with the one before. */
  constructor(
    readonly terms: readonly string[],
    readonly shared: Uint8Array,
  ) {}

  private readonly stems: string[] = [];

  /** The stem of a term; worked out once, and only for those that a query comes near. */
  stemOf(place: number, stem: (term: string) => string): string {
    return (this.stems[place] ??= stem(this.terms[place]!));
  }

  /** Number of the term, or -1. */
  find(term: string): number {
    const place = this.lowerBound(term);
    return this.terms[place] === term ? place : -1;
  }

  /** Tells whether it is a term, or with `asPrefix` the beginning of one. */
  has(term: string, asPrefix = false): boolean {
    const [from, to] = this.range(term);
    return this.terms[from] === term || (asPrefix && from < to);
  }

  /** The range of terms that begin with `prefix`: `[from, to)`. */
  range(prefix: string): [from: number, to: number] {
    // U+FFFF is no letter, so no term of the index holds it.
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  private lowerBound(term: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.terms[middle]! < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
