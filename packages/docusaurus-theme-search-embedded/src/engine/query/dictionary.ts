import {isAlias} from '../format/stems.js';
import {firstLetter, type TermTable} from '../format/terms.js';
import type {TextTerms} from './textTerms.js';

/** Some adjacent terms of a table. */
export type TermRange = {table: TermTable; from: number; to: number};

/** A term that is a form of a word. Texts have one that does not start like its stem under an alias. */
export type Form = {term: string; isInHeadings?: true};

type PostingsByField = {headings: Uint32Array; texts: Uint32Array};

/** The terms of one index that a query may match: those of all headings, and those of texts that the query reads. */
export class IndexTerms {
  /** @param texts undefined if only headings are searched */
  constructor(
    readonly headings: TermTable,
    readonly texts?: TextTerms,
    private readonly contained = new Map<string, PostingsByField>(),
  ) {}

  /** Returns the same terms without those of texts. */
  get ofHeadings(): IndexTerms {
    return new IndexTerms(this.headings, undefined, this.contained);
  }

  /** Returns whether the file that may have a term is not at hand. */
  isUnknown(term: string): boolean {
    return !this.contained.has(term) && this.texts?.tableOf(term) === null;
  }

  /** Returns the terms that start with a prefix, and whether these are all. */
  rangesOf(prefix: string, withTexts: boolean): {ranges: TermRange[]; isComplete: boolean} {
    const ofTexts = withTexts ? this.texts?.tablesOf(prefix) : undefined;
    const tables = [this.headings, ...(ofTexts?.tables ?? [])];
    return {
      ranges: tables.map(table => rangeIn(table, prefix)),
      isComplete: ofTexts?.isComplete ?? true,
    };
  }

  /** Returns the terms that a word with a typo may be; see {@link Dictionary.typoRangesOf}. */
  typoRangesOf(word: string, isLastResort: boolean, withTexts: boolean): TermRange[] {
    const list = withTexts ? this.texts?.listFor(word) : undefined;
    const letter = firstLetter(word);
    const inHeadings = rangeIn(this.headings, isLastResort ? '' : letter);
    return list ? [inHeadings, rangeIn(list, letter)] : [inHeadings];
  }

  /** Returns the stored stem of a term. */
  stemOf(term: string): string | undefined {
    return this.headings.stemOf(term) ?? this.texts?.tableOf(term)?.stemOf(term);
  }

  /** Returns the terms with a stored stem: all of headings, and those of texts that start with it or with the word. */
  termsWith(stem: string, starts: readonly Start[]): string[] {
    const inTexts = starts.flatMap(({start, isPrefix}) => {
      const tables = isPrefix
        ? (this.texts?.tablesOf(start).tables ?? [])
        : [this.texts?.tableOf(start)];
      const isNear = (term: string) => (isPrefix ? term.startsWith(start) : term === start);
      return tables.flatMap(table => table?.termsWith(stem).filter(isNear) ?? []);
    });
    return [...this.headings.termsWith(stem), ...inTexts];
  }

  /** Returns the postings of a term in headings. */
  headingsOf(term: string): Uint32Array {
    return this.contained.get(term)?.headings ?? this.headings.read(term);
  }

  /** Returns the postings of a term in texts. */
  textsOf(term: string): Uint32Array {
    if (!this.texts) {
      return new Uint32Array();
    }
    return (
      this.contained.get(term)?.texts ?? this.texts.tableOf(term)?.read(term) ?? new Uint32Array()
    );
  }

  /** Returns whether the postings of a term in texts are at hand. Those of stop words seldom are. */
  hasTexts(term: string): boolean {
    return Boolean(this.texts?.tableOf(term));
  }

  /** Returns the sections that have all pairs of characters of a word, of each pair in any form. */
  sectionsWithAll(pairs: readonly (readonly Form[])[]): PostingsByField {
    const inTexts = pairs.map(forms => forms.filter(({isInHeadings}) => !isInHeadings));
    return {
      headings: inAll(pairs.map(list => inAny(list.map(({term}) => this.headings.read(term))))),
      texts: inAll(inTexts.map(list => inAny(list.map(({term}) => this.textsOf(term))))),
    };
  }

  /** Adds a word of a script without spaces that the index lacks, but whose pairs of characters some section has. */
  addContained(word: string, pairs: readonly (readonly Form[])[]): void {
    this.contained.set(word, this.sectionsWithAll(pairs));
  }
}

/** What the forms of a word start with: a prefix, or a whole term. */
export type Start = {start: string; isPrefix: boolean};

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
    this.storesStems = indexes.some(({headings}) => headings.storesStems);
  }

  /** The same dictionary without terms of texts, for rules that are not worth files. */
  get ofHeadings(): Dictionary {
    const isOfHeadings = this.indexes.every(({texts}) => !texts);
    this.headings ??= isOfHeadings
      ? this
      : new Dictionary(
          this.indexes.map(index => index.ofHeadings),
          this.stem,
          this.typed,
        );
    return this.headings;
  }

  /** The files of each index that were needed, but are not at hand. */
  get missing(): number[][] {
    return this.indexes.map(({texts}) => Array.from(texts?.missing ?? []));
  }

  /** Whether files are missing, so that what the query means is not final. */
  get isProvisional(): boolean {
    return this.missing.some(files => files.length > 0);
  }

  /** Returns whether a list of {@link typoRangesOf} was needed, but is not at hand. */
  lacksListFor(word: string): boolean {
    return this.indexes.some(({texts}) => texts?.lacksListFor(word));
  }

  /** Returns whether texts are searched for all terms that start with a prefix. */
  reads(prefix: string): boolean {
    return this.indexes.every(({texts}) => !texts || texts.reads(prefix));
  }

  /** Returns the number of sections with a term in a heading, or in a text at hand if that is higher. */
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

  /** Returns whether the site has a term, or may have it in a file that is not at hand. */
  has(term: string): boolean {
    return this.frequency(term) > 0 || this.indexes.some(index => index.isUnknown(term));
  }

  /**
   * Returns whether a section has all pairs of characters of a word, or may have them in a file that is not at hand.
   *
   * @param pairs without stop words, each with its other forms
   */
  containsAll(pairs: readonly (readonly Form[])[]): boolean {
    const isFound = this.indexes.map(index => {
      const {headings, texts} = index.sectionsWithAll(pairs);
      const terms = pairs.flat().filter(({isInHeadings}) => !isInHeadings);
      const isUnknown = terms.some(({term}) => index.isUnknown(term));
      return headings.length + texts.length > 0 || isUnknown;
    });
    return pairs.length > 0 && isFound.includes(true);
  }

  /** Returns the number of sections that {@link containsAll} finds. */
  countContaining(words: readonly (readonly Form[])[]): number {
    return this.indexes
      .map(index => index.sectionsWithAll(words))
      .reduce((sum, {headings, texts}) => sum + headings.length + texts.length, 0);
  }

  /** Returns the terms that a word starts with, the longest first: those of headings and of the list with its letter. */
  wordsBefore(word: string): string[] {
    const tables = this.typoRangesOf(word).map(({table}) => table);
    const starts = Array.from(word.slice(1), (_, index) => word.slice(0, -1 - index));
    return starts.filter(start => tables.some(table => table.has(start)));
  }

  /** Adds a word to each index; see {@link IndexTerms.addContained}. */
  addContained(word: string, pairs: readonly (readonly Form[])[]): void {
    this.counts.delete(word);
    this.indexes.forEach(index => index.addContained(word, pairs));
  }

  /** Notes how a term was typed, with its accents. */
  noteTyped({term, source}: {term: string; source: string}): void {
    this.typed.set(term, source);
  }

  /** Returns a term as it was typed, or itself if it was not. */
  typedAs(term: string): string {
    return this.typed.get(term) ?? term;
  }

  /**
   * Returns the stems of a term: those that the site stores, or else that of the word as it was typed.
   * Words that differ only in accents are one term and may have several stems.
   */
  stemsOf(term: string): string[] {
    if (!this.storesStems) {
      return [this.stem(term)];
    }
    const stored = this.indexes.map(index => index.stemOf(term)).filter(stem => stem !== undefined);
    return stored.length > 0 ? Array.from(new Set(stored)) : [this.stem(this.typedAs(term))];
  }

  /** Returns the terms with a stored stem, in alphabetical order; see {@link IndexTerms.termsWith}. */
  termsWith(stem: string, starts: readonly Start[]): string[] {
    return sorted(this.indexes.flatMap(index => index.termsWith(stem, starts)));
  }

  /** Returns the terms of headings that end with a word in any form; none in English, whose stems are not stored. */
  endingWith(word: string): string[] {
    const found = this.stemsOf(word).flatMap(stem =>
      this.indexes.flatMap(({headings}) => headings.endingWith(stem)),
    );
    return sorted(found);
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
    return this.indexes.some(index => index.headingsOf(term).length > 0);
  }

  /** Returns whether a text or heading has a term that starts with a prefix, or a text that is not at hand may have it. */
  hasCompletion(prefix: string): boolean {
    const withTexts = this.reads(prefix);
    // Looks in all indexes, so that all files are missed at once.
    return this.indexes
      .map(index => index.rangesOf(prefix, withTexts))
      .some(({ranges, isComplete}) => !isComplete || ranges.some(({from, to}) => from < to));
  }

  /** Returns all terms that start with `prefix`, in alphabetical order. */
  completionsOf(prefix: string): string[] {
    const withTexts = this.reads(prefix);
    const found = this.indexes
      .flatMap(index => index.rangesOf(prefix, withTexts).ranges)
      .flatMap(({table, from, to}) => table.terms.slice(from, to))
      .filter(term => !isAlias(term));
    return sorted(found);
  }

  /**
   * Returns the terms that a word with a typo may be: those with its first letter, in headings and in a list of the terms
   * of texts. As a last resort, terms of headings may have another first letter, so that no further list is read.
   */
  typoRangesOf(word: string, isLastResort = false, withTexts = true): TermRange[] {
    return this.indexes.flatMap(index => index.typoRangesOf(word, isLastResort, withTexts));
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
