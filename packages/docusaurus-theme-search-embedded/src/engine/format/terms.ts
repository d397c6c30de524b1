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

  /** Returns the postings of a term, to be read with `sectionOf` and `codeOf`. */
  read(term: string): Uint32Array {
    const index = this.lowerBound(term);
    if (this.terms[index] !== term) {
      return this.postings.subarray(0, 0);
    }
    return this.postings.subarray(this.start[index], this.start[index + 1]);
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

/**
 * The term dictionary of one query: the terms of all headings, and those of texts in the files that the
 * query needs. Depends only on query and index, not on other loaded files.
 */
export class Dictionary {
  readonly tables: readonly TermTable[];
  private readonly contained = new Map<string, {headings: Uint32Array; texts: Uint32Array}>();
  private readonly storesStems: boolean;
  private readonly counts = new Map<string, number>();
  /** The words of the query as they were typed, by term. */
  private readonly typed = new Map<string, string>();

  /**
   * @param tableOf returns the table of texts that would contain a term
   * @param stem returns the stem of a word that the site lacks
   */
  constructor(
    readonly headings: TermTable,
    texts: Iterable<TermTable>,
    private readonly tableOf: (term: string) => TermTable | undefined,
    private readonly stem: (word: string) => string = word => word,
  ) {
    this.tables = [headings, ...texts];
    this.storesStems = this.tables.some(table => table.storesStems);
  }

  /** Returns the postings of a term in headings. */
  headingsOf(term: string): Uint32Array {
    return this.contained.get(term)?.headings ?? this.headings.read(term);
  }

  /**
   * Adds a word of a script without spaces that the site lacks, but whose pairs of characters some section
   * has.
   *
   * @param pairs without stop words
   * @returns whether a section has all
   */
  addContained(word: string, pairs: readonly string[]): boolean {
    const headings = inAll(pairs.map(pair => this.headings.read(pair)));
    const texts = inAll(pairs.map(pair => this.textsOf(pair)));
    if (pairs.length === 0 || headings.length + texts.length === 0) {
      return false;
    }
    this.contained.set(word, {headings, texts});
    this.counts.delete(word);
    return true;
  }

  /** Returns the postings of a term in texts. */
  textsOf(term: string): Uint32Array {
    const contained = this.contained.get(term);
    if (contained) {
      return contained.texts;
    }
    return this.tableOf(term)?.read(term) ?? new Uint32Array();
  }

  /** Returns whether the postings of a term in texts are at hand. Those of stop words seldom are. */
  hasTexts(term: string): boolean {
    return this.tableOf(term) !== undefined;
  }

  /** Returns the number of sections with a term in a heading, or in a text if that is higher. */
  frequency(term: string): number {
    let count = this.counts.get(term);
    if (count === undefined) {
      count = Math.max(this.headingsOf(term).length, this.textsOf(term).length);
      this.counts.set(term, count);
    }
    return count;
  }

  has(term: string): boolean {
    return this.frequency(term) > 0;
  }

  /** Notes how a term was typed, with its marks. */
  noteTyped({term, source}: {term: string; source: string}): void {
    this.typed.set(term, source);
  }

  /**
   * Returns the stems of a term: those that the site stores, or else that of the word as it was typed.
   * Words that differ only in marks are one term and may have several stems.
   */
  stemsOf(term: string): string[] {
    if (!this.storesStems) {
      return [this.stem(term)];
    }
    const stored = this.tables.map(table => table.stemOf(term)).filter(stem => stem !== undefined);
    return stored.length > 0
      ? Array.from(new Set(stored))
      : [this.stem(this.typed.get(term) ?? term)];
  }

  /** Returns the terms with one of the stored stems. */
  termsWith(stems: readonly string[]): string[] {
    const found = this.tables.flatMap(table => stems.flatMap(stem => table.termsWith(stem)));
    return Array.from(new Set(found));
  }

  /** Returns whether two terms are forms of one word. */
  shareStem(term: string, other: string): boolean {
    if (!this.storesStems) {
      return this.stem(term) === this.stem(other);
    }
    const stems = this.stemsOf(term);
    return this.stemsOf(other).some(stem => stems.includes(stem));
  }

  isInHeadings(term: string): boolean {
    return this.headings.count(term) > 0;
  }

  /** Returns whether it is a term or the prefix of one. */
  hasCompletion(prefix: string): boolean {
    return this.tables.some(table => {
      const [from, to] = table.range(prefix);
      return from < to;
    });
  }

  /** Returns all terms that start with `prefix`. */
  completionsOf(prefix: string): string[] {
    const found = this.tables.flatMap(table => table.terms.slice(...table.range(prefix)));
    return Array.from(new Set(found));
  }
}

/** Returns the postings of the first list whose sections are in all lists. */
function inAll([first, ...others]: readonly Uint32Array[]): Uint32Array {
  const sections = others.map(list => new Set(Array.from(list, posting => posting >>> 2)));
  return (first ?? new Uint32Array()).filter(posting =>
    sections.every(found => found.has(posting >>> 2)),
  );
}
