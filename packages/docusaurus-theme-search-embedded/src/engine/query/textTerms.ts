import type {IndexHeader} from '../format/header.js';
import {locateList, locatePostings, locatePrefix, locateStopWord} from '../format/locate.js';
import type {TermTable} from '../format/terms.js';

/** Parsed files of postings by their index in the header; null for a file that could not be fetched. */
export type PostingTables = ReadonlyMap<number, TermTable | null>;

/** One or two letters of an alphabet are the beginning of too many words. In other scripts they may be a word. */
const short = /^\p{sc=Latin}{0,2}$/u;

/**
 * The terms of one index's texts, as far as their files are at hand. A file that is not at hand is noted in
 * {@link missing}, and its terms count as if the site had them. So a query that is parsed without files needs those of
 * its usual answer at once, and those of a fallback only when it is certain that the site lacks a word.
 */
export class TextTerms {
  /** The files that a query needs and that nobody has tried to fetch. */
  readonly missing = new Set<number>();
  /** The files at hand that a query needs. */
  readonly used = new Map<number, TermTable>();

  /**
   * @param whole all terms but stop words, if the index includes their postings
   * @param stopWords those of the language, whose postings have files of their own
   * @param readStopWords those of them that the query looks up in texts
   */
  constructor(
    private readonly header: IndexHeader,
    private readonly whole: TermTable | undefined,
    private readonly files: PostingTables,
    private readonly stopWords: ReadonlySet<string>,
    private readonly readStopWords: ReadonlySet<string>,
  ) {}

  /** Returns the table that would contain a term; null if it is not at hand, undefined if the query does not read it. */
  tableOf(term: string): TermTable | null | undefined {
    if (this.stopWords.has(term)) {
      return this.readStopWords.has(term)
        ? this.fileAt(locateStopWord(this.header, term))
        : undefined;
    }
    return this.whole ?? this.fileAt(locatePostings(this.header, term));
  }

  /** Returns the tables at hand that would contain terms with a prefix, and whether these are all. */
  tablesOf(prefix: string): {tables: TermTable[]; isComplete: boolean} {
    if (this.whole) {
      return {tables: [this.whole], isComplete: true};
    }
    const files = locatePrefix(this.header, prefix).map(file => this.fileAt(file));
    return {
      tables: files.filter(table => table !== null && table !== undefined),
      isComplete: !files.includes(null),
    };
  }

  /** Returns a list of all terms with a word's first letter; null if it is not at hand. */
  listFor(word: string): TermTable | null | undefined {
    if (this.whole) {
      return this.whole;
    }
    const file = locateList(this.header, word);
    return file === undefined ? undefined : this.fileAt(file);
  }

  /** Returns whether the list for a word was needed, but is not at hand. */
  lacksListFor(word: string): boolean {
    const file = locateList(this.header, word);
    return file !== undefined && this.missing.has(file);
  }

  /** Returns whether completions of a prefix are read: not of one or two letters, unless the index has all postings. */
  reads(prefix: string): boolean {
    return this.whole !== undefined || !short.test(prefix);
  }

  private fileAt(file: number): TermTable | null | undefined {
    if (file >= this.header.names.postings.length) {
      return undefined;
    }
    const table = this.files.get(file);
    if (table === undefined) {
      this.missing.add(file);
    } else if (table) {
      this.used.set(file, table);
    }
    return table ?? null;
  }
}
