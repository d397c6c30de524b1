import {SearchIndexError} from '../engine/format/bytes.js';
import {assetName} from '../engine/format/files.js';
import type {StoredText} from '../engine/format/header.js';
import {parsePostings} from '../engine/format/postings.js';
import type {TermTable} from '../engine/format/terms.js';
import type {Hit, InputQuery} from './hit.js';
import type {ParsedQuery} from '../engine/query/parse.js';
import {PhraseCheck} from '../engine/ranking/phraseCheck.js';
import type {RankedSections, ScoredSection} from '../engine/ranking/rankedSections.js';
import type {TextSource} from '../engine/ranking/verbatim.js';
import type {Vocabulary} from '../engine/query/vocabulary.js';
import {loadEngine, type Engine} from '../engine/engine.js';
import type {PostingTables} from '../engine/query/textTerms.js';
import {urlOf} from '../engine/format/sections.js';
import {acceptFacets, countAreas} from './facets.js';
import {isStale, UnreachableError, type SearchFiles} from './files.js';
import {Marker} from './marking.js';
import {choosePassage, needsTexts} from './passages.js';
import {reportFailure} from './report.js';

/** The files of texts that are read for an excerpt. Only a section with very many texts has more. */
const maxExcerptFiles = 4;

/** The number of files of postings that a query is parsed with first. They take a few MB at most. */
const maxLatest = 64;

/** Files of postings, and why some of them could not be fetched. */
type LoadedPostings = {tables: PostingTables; networkError?: UnreachableError};

/** The files that are missing or damaged although the index was loaded again. */
export class MissingFiles {
  private readonly names = new Set<string>();
  /** Whether the index was just loaded again. */
  private retries = 0;

  /** Returns whether a file may be in a newer deployment. Each file is a reason to load the index again once. */
  mayBeReplaced(name: string): boolean {
    const isNew = !this.names.has(name);
    this.names.add(name);
    return isNew && this.retries === 0;
  }

  /** Runs a search with an index that was loaded again. */
  async retry<T>(search: () => Promise<T>): Promise<T> {
    this.retries++;
    try {
      return await search();
    } finally {
      this.retries--;
    }
  }
}

/** A loaded index of a site, which reads its postings and texts on demand. */
export class LoadedIndex {
  /**
   * The files of postings that the latest queries needed, the latest last. The next key mostly needs the same, so its query
   * is parsed once.
   */
  private readonly latest = new Map<number, TermTable>();

  constructor(
    readonly engine: Engine,
    private readonly files: SearchFiles,
    private readonly name: string,
    private readonly missing = new MissingFiles(),
  ) {}

  /** @throws {SearchIndexError} if the file is not an index of this version */
  static async load(
    files: SearchFiles,
    name: string,
    missing?: MissingFiles,
  ): Promise<LoadedIndex> {
    const parse = (bytes: Uint8Array, file: string) => loadEngine(bytes, {file});
    const {value} = await files.read(name, parse);
    return new LoadedIndex(await value, files, name, missing);
  }

  /**
   * Runs a query that was parsed for all indexes that it searches.
   *
   * @param vocabulary that of this index
   * @param networkError why files of postings are missing
   * @throws {UnreachableError} if files are missing without which sections with excluded words would match
   */
  search(
    parsed: ParsedQuery,
    vocabulary: Vocabulary,
    networkError: UnreachableError | undefined,
    filters: InputQuery['filters'],
  ): RankedSections {
    if (networkError && parsed.excluded.length > 0) {
      throw networkError;
    }
    const accept = filters && acceptFacets(filters);
    return this.engine.search(parsed, vocabulary, accept);
  }

  /** Returns the files of postings that a query is parsed with first. */
  get latestTables(): Map<number, TermTable | null> {
    return new Map(this.latest);
  }

  /** Keeps the files of postings that a query needed. */
  keep(tables: ReadonlyMap<number, TermTable> = new Map()): void {
    for (const [file, table] of tables) {
      this.latest.delete(file);
      this.latest.set(file, table);
    }
    for (const file of Array.from(this.latest.keys()).slice(0, -maxLatest)) {
      this.latest.delete(file);
    }
  }

  /** Returns the results of a search, whose phrases are not checked yet. */
  resultsOf(matched: RankedSections, lacksFiles: boolean): IndexResults {
    return new IndexResults(matched, this, lacksFiles, PhraseCheck.for(this.sourceOf(matched)));
  }

  /** Returns results with the texts of their sections, by which the ranking refines them. */
  sourceOf(matched: RankedSections): TextSource {
    return {
      matched,
      headingsOf: section => {
        const {page, headings} = this.engine.headOf(section);
        return [page.title, ...headings.slice(-1).map(heading => heading ?? '')];
      },
      fileOf: section => this.textFile(section),
      readText: (section, maxFiles, signal) => this.readTextIfPossible(section, maxFiles, signal),
    };
  }

  /**
   * Reads files of postings.
   *
   * @param files their indexes in the header
   */
  async readPostings(files: readonly number[], signal?: AbortSignal): Promise<LoadedPostings> {
    const all = new Map<number, TermTable | null>();
    let error: UnreachableError | undefined;
    const add = async (file: number): Promise<void> => {
      const hash = this.engine.header.names.postings[file] ?? 'missing';
      try {
        all.set(file, await this.files.get(assetName('postings', hash), parsePostings, signal));
      } catch (cause) {
        if (!(cause instanceof UnreachableError)) {
          throw cause;
        }
        reportFailure(cause);
        error = cause;
        all.set(file, null);
      }
    };
    await Promise.all(files.map(add));
    return {tables: all, networkError: error};
  }

  /**
   * Reads the stored texts of a section.
   *
   * @param maxFiles only a section with very many texts has more
   */
  private async readText(
    section: number,
    maxFiles: number,
    signal?: AbortSignal,
  ): Promise<StoredText> {
    const locations = this.engine.locateTexts(section).slice(0, maxFiles);
    const names = locations.map(({file}) => this.nameOfTexts(file));
    if (signal) {
      await this.files.pauseBefore(names, signal);
    }
    const parts = await Promise.all(
      locations.map(async ({file, offset}) => {
        const texts = await this.files.get(this.nameOfTexts(file), parseTexts, signal);
        const text = texts[offset];
        if (!text) {
          throw new SearchIndexError(this.name, `it does not match its text file ${file}`);
        }
        return text;
      }),
    );
    return [parts.flatMap(([prose]) => prose), parts.flatMap(([, code]) => code)];
  }

  /**
   * Reads the stored text of a section; undefined if its file cannot be read, because texts only refine an answer.
   *
   * @throws an error of a file that a deployment may have replaced, the first time
   */
  async readTextIfPossible(
    section: number,
    maxFiles: number,
    signal?: AbortSignal,
  ): Promise<StoredText | undefined> {
    try {
      return await this.readText(section, maxFiles, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (isStale(error) && this.missing.mayBeReplaced(this.textFile(section))) {
        throw error;
      }
      reportFailure(error);
      return undefined;
    }
  }

  /** Returns the name of the first file with texts of a section. */
  textFile(section: number): string {
    return this.nameOfTexts(this.engine.locateTexts(section)[0].file);
  }

  private nameOfTexts(file: number): string {
    return assetName('texts', this.engine.header.names.texts[file] ?? 'missing');
  }
}

/** The ranked results of a query in one index. */
export class IndexResults {
  private readonly marker: Marker;

  constructor(
    private readonly matched: RankedSections,
    private readonly index: LoadedIndex,
    private readonly lacksPostings: boolean,
    private readonly phrases?: PhraseCheck,
  ) {
    this.marker = Marker.of(matched.query.terms);
  }

  /** Whether results are missing, because files could not be fetched. */
  get lacksFiles(): boolean {
    return this.lacksPostings || this.phrases?.lacksTexts === true;
  }

  /** The number of results, of those that were checked for phrases. */
  get total(): number {
    return (this.phrases?.results ?? this.matched).total;
  }

  /** Whether all texts that phrases need were read, so that the total is exact. */
  get isComplete(): boolean {
    return this.phrases?.isComplete ?? true;
  }

  best(limit: number): ScoredSection[] {
    return (this.phrases ?? this.matched).best(limit);
  }

  /** Reads the texts that the query's phrases need for the best `limit` results. */
  async checkPhrases(limit: number, signal?: AbortSignal): Promise<void> {
    await this.phrases?.readFor(limit, signal);
  }

  countAreas(): Record<string, number> {
    const results = this.phrases?.results ?? this.matched;
    return countAreas(this.index.engine.header.facets, results);
  }

  /** Returns a hit without excerpt, which needs no texts. */
  hit({section, score, textWeight}: ScoredSection): Hit {
    const head = this.index.engine.headOf(section);
    const {page, anchor, headings, hasText} = head;
    const url = urlOf(page, {anchor});
    const mark = (text: string) => this.marker.highlight(text);
    const headKind = headings.length === 0 ? 'page' : 'heading';
    return {
      id: url,
      url,
      kind: needsTexts(this.marker, head, textWeight) ? 'text' : headKind,
      category: mark(page.category),
      headings: [page.title, ...headings].map(heading => heading && mark(heading)),
      score,
      hasText,
    };
  }

  /** Returns the name of the file with a result's text. */
  textFile({section}: ScoredSection): string {
    return this.index.textFile(section);
  }

  /** Returns the best passage of a result; null if it has no text, undefined if that cannot be read. */
  async readExcerpt(
    {section}: ScoredSection,
    words: number,
    signal?: AbortSignal,
  ): Promise<string | null | undefined> {
    const {engine} = this.index;
    const texts = await this.index.readTextIfPossible(section, maxExcerptFiles, signal);
    const passage = texts && choosePassage(this.marker, engine.headOf(section), texts);
    return passage && this.marker.snippet(passage, words);
  }
}

function parseTexts(bytes: Uint8Array, file: string): StoredText[] {
  let texts: unknown;
  let cause: unknown;
  try {
    texts = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    cause = error;
  }
  if (!Array.isArray(texts)) {
    throw new SearchIndexError(file, 'it does not contain texts of the search', {cause});
  }
  return texts as StoredText[];
}
