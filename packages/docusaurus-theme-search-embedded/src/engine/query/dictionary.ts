import type {TermTable} from '../format/terms.js';
import {isAlias, isNear} from '../format/stems.js';
import {OpenTerms} from './lookups.js';

/** Some adjacent terms of a table. */
export type TermRange = {table: TermTable; from: number; to: number};

/**
 * The terms of one index that a query may match: those of all headings, and those of texts that the query looks
 * up. Depends only on query and index, not on the files that contain them.
 */
export class IndexTerms {
  private readonly contained = new Map<string, {headings: Uint32Array; texts: Uint32Array}>();

  /**
   * @param tableOf returns the table of texts that would contain a term
   * @param vocabulary all terms of texts, if they were read
   */
  constructor(
    readonly headings: TermTable,
    private readonly texts: readonly TermTable[],
    private readonly open: OpenTerms,
    private readonly tableOf: (term: string) => TermTable | undefined,
    private readonly vocabulary?: TermTable,
  ) {}

  /** Returns the same terms without those of texts. */
  get ofHeadings(): IndexTerms {
    return new IndexTerms(this.headings, [], new OpenTerms([]), () => undefined);
  }

  /** Returns whether texts are searched for all terms that start with a prefix. */
  reads(prefix: string): boolean {
    return this.open.reads(prefix);
  }

  get storesStems(): boolean {
    return [this.headings, ...this.texts].some(table => table.storesStems);
  }

  /** Returns the terms that start with a prefix. */
  rangesOf(prefix: string): TermRange[] {
    return [rangeIn(this.headings, prefix), ...this.textRangesOf(prefix)];
  }

  /** Returns the terms with a first letter, in headings and, if the query reads the list of all terms, in texts. */
  typoRangesOf(letter: string, withTexts: boolean): TermRange[] {
    const tables =
      withTexts && this.vocabulary ? [this.headings, this.vocabulary] : [this.headings];
    return tables.map(table => rangeIn(table, letter));
  }

  /** Returns the stored stem of a term. */
  stemOf(term: string): string | undefined {
    const tables = this.open.has(term) ? [this.headings, ...this.texts] : [this.headings];
    return tables.map(table => table.stemOf(term)).find(stem => stem !== undefined);
  }

  /** Returns the terms with a stored stem. */
  termsWith(stem: string): string[] {
    const inTexts = this.texts.flatMap(table => table.termsWith(stem));
    return [...this.headings.termsWith(stem), ...inTexts.filter(term => this.open.has(term))];
  }

  private textRangesOf(prefix: string): TermRange[] {
    return this.open
      .within(prefix)
      .flatMap(({term, isPrefix}) =>
        this.texts.map(table => (isPrefix ? rangeIn(table, term) : rangeOf(table, term))),
      );
  }

  /** Returns the postings of a term in headings. */
  headingsOf(term: string): Uint32Array {
    return this.contained.get(term)?.headings ?? this.headings.read(term);
  }

  /** Returns the postings of a term in texts. */
  textsOf(term: string): Uint32Array {
    const contained = this.contained.get(term);
    if (contained) {
      return contained.texts;
    }
    return (this.open.has(term) && this.tableOf(term)?.read(term)) || new Uint32Array();
  }

  /** Returns whether the postings of a term in texts are at hand. Those of stop words seldom are. */
  hasTexts(term: string): boolean {
    return this.open.has(term) && this.tableOf(term) !== undefined;
  }

  /**
   * Adds a word of a script without spaces that the index lacks, but whose pairs of characters some section
   * has.
   *
   * @param pairs without stop words, each with its other forms
   * @returns whether a section has all
   */
  addContained(word: string, pairs: readonly (readonly string[])[]): boolean {
    const headings = inAll(pairs.map(forms => inAny(forms.map(form => this.headings.read(form)))));
    const texts = inAll(pairs.map(forms => inAny(forms.map(form => this.textsOf(form)))));
    if (pairs.length === 0 || headings.length + texts.length === 0) {
      return false;
    }
    this.contained.set(word, {headings, texts});
    return true;
  }
}

/**
 * The term dictionary of one query, over all indexes that it searches: whether a word exists, how frequent it
 * is, and what it may mean are the same in each.
 */
export class Dictionary {
  private readonly storesStems: boolean;
  private readonly counts = new Map<string, number>();
  private headings: Dictionary | undefined;

  /**
   * @param stem returns the stem of a word that the site lacks
   * @param typed the words of the query as they were typed, by term
   */
  constructor(
    readonly indexes: readonly IndexTerms[],
    private readonly stem: (word: string) => string = word => word,
    private readonly typed = new Map<string, string>(),
  ) {
    this.storesStems = indexes.some(index => index.storesStems);
  }

  /** The same dictionary without terms of texts. */
  get ofHeadings(): Dictionary {
    this.headings ??= new Dictionary(
      this.indexes.map(index => index.ofHeadings),
      this.stem,
      this.typed,
    );
    return this.headings;
  }

  /** Returns whether texts are searched for all terms that start with a prefix. */
  reads(prefix: string): boolean {
    return this.indexes.every(index => index.reads(prefix));
  }

  /** Adds a word to each index; see {@link IndexTerms.addContained}. @returns whether any index has it */
  addContained(word: string, pairs: readonly (readonly string[])[]): boolean {
    this.counts.delete(word);
    return this.indexes.map(index => index.addContained(word, pairs)).some(Boolean);
  }

  /** Returns the number of sections with a term in a heading, or in a text if that is higher. */
  frequency(term: string): number {
    let count = this.counts.get(term);
    if (count === undefined) {
      const sum = (postingsIn: (index: IndexTerms) => Uint32Array) =>
        this.indexes.reduce((total, index) => total + postingsIn(index).length, 0);
      count = Math.max(
        sum(index => index.headingsOf(term)),
        sum(index => index.textsOf(term)),
      );
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

  /** Returns a term as it was typed, or itself if it was not. */
  typedAs(term: string): string {
    return this.typed.get(term) ?? term;
  }

  /**
   * Returns the stems of a term: those that the site stores, or else that of the word as it was typed.
   * Words that differ only in marks are one term and may have several stems.
   */
  stemsOf(term: string): string[] {
    if (!this.storesStems) {
      return [this.stem(term)];
    }
    const stored = this.indexes.map(index => index.stemOf(term)).filter(stem => stem !== undefined);
    return stored.length > 0 ? Array.from(new Set(stored)) : [this.stem(this.typedAs(term))];
  }

  /** Returns the terms with one of the stored stems, in alphabetical order. */
  termsWith(stems: readonly string[]): string[] {
    return sorted(this.indexes.flatMap(index => stems.flatMap(stem => index.termsWith(stem))));
  }

  /** Returns whether two terms are forms of one word. */
  shareStem(term: string, other: string): boolean {
    if (!this.storesStems) {
      return this.stem(term) === this.stem(other);
    }
    const stems = this.stemsOf(term);
    return this.stemsOf(other).some(stem => stems.includes(stem));
  }

  /** Returns whether texts have a term under another that starts with its stem: `memasang` under `pasang`. */
  hasAlias(term: string): boolean {
    return (
      this.storesStems && !isAlias(term) && !this.stemsOf(term).every(stem => isNear(term, stem))
    );
  }

  isInHeadings(term: string): boolean {
    return this.indexes.some(index => index.headingsOf(term).length > 0);
  }

  /** Returns whether it is a term or the prefix of one. */
  hasCompletion(prefix: string): boolean {
    return this.indexes.some(index => index.rangesOf(prefix).some(({from, to}) => from < to));
  }

  /** Returns all terms that start with `prefix`, in alphabetical order. */
  completionsOf(prefix: string): string[] {
    const found = this.indexes
      .flatMap(index => index.rangesOf(prefix))
      .flatMap(({table, from, to}) => table.terms.slice(from, to))
      .filter(term => !isAlias(term));
    return sorted(found);
  }

  /** Returns the terms that a word with a typo may be. As a last resort, the first letter may be wrong. */
  typoRangesOf(word: string, isLastResort = false, withTexts = true): TermRange[] {
    const letter = isLastResort ? '' : word.slice(0, 1);
    return this.indexes.flatMap(index => index.typoRangesOf(letter, withTexts));
  }
}

/**
 * Returns different terms in alphabetical order, regardless of the files that contain them. Scores are sums, whose last
 * bits depend on the order.
 */
function sorted(terms: readonly string[]): string[] {
  return Array.from(new Set(terms)).sort();
}

function rangeIn(table: TermTable, prefix: string): TermRange {
  const [from, to] = table.range(prefix);
  return {table, from, to};
}

/** Returns the range of a single term. */
function rangeOf(table: TermTable, term: string): TermRange {
  const [from] = table.range(term);
  return {table, from, to: table.terms[from] === term ? from + 1 : from};
}

/** Returns the postings of all lists, one for each section. */
function inAny(lists: readonly Uint32Array[]): Uint32Array {
  if (lists.length < 2) {
    return lists[0] ?? new Uint32Array();
  }
  const bySection = new Map(lists.flatMap(list => Array.from(list, each => [each >>> 2, each])));
  return Uint32Array.from(bySection.values()).sort();
}

/** Returns the postings of the first list whose sections are in all lists. */
function inAll([first, ...others]: readonly Uint32Array[]): Uint32Array {
  const sections = others.map(list => new Set(Array.from(list, posting => posting >>> 2)));
  return (first ?? new Uint32Array()).filter(posting =>
    sections.every(found => found.has(posting >>> 2)),
  );
}
