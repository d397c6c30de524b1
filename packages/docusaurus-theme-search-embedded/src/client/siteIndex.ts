import {SearchIndexError} from '../engine/format/bytes.js';
import {assetName} from '../engine/format/files.js';
import type {StoredText} from '../engine/format/header.js';
import {parsePostings} from '../engine/format/postings.js';
import type {Hit, InputQuery} from './hit.js';
import type {RankedSections, ScoredSection} from '../engine/query/rankedSections.js';
import type {ParsedQuery} from '../engine/query/parse.js';
import type {Vocabulary} from '../engine/query/vocabulary.js';
import {loadEngine, type Engine, type PostingTables} from '../engine/query/engine.js';
import {urlOf} from '../engine/format/sections.js';
import {acceptFacets, countAreas} from './facets.js';
import {UnreachableError, type SearchFiles} from './files.js';
import {Marker} from './marking.js';
import {PhraseCheck} from './phraseCheck.js';
import {choosePassage, hasPhrase, needsTexts} from './passages.js';

/** The files of postings that a query needs, without those that could not be fetched. */
export type LoadedPostings = {tables: PostingTables; networkError?: UnreachableError};

/** A loaded index of a site, which reads its postings and texts on demand. */
export class SiteIndex {
  constructor(
    readonly engine: Engine,
    private readonly files: SearchFiles,
    private readonly name: string,
  ) {}

  /** @throws {SearchIndexError} if the file is not an index of this version */
  static async load(files: SearchFiles, name: string, signal?: AbortSignal): Promise<SiteIndex> {
    const parse = (bytes: Uint8Array, file: string) => loadEngine(bytes, {file});
    const {value} = await files.read(name, parse, signal);
    return new SiteIndex(await value, files, name);
  }

  /**
   * Runs a query that was parsed for all indexes that it searches.
   *
   * @param vocabulary that of this index
   * @throws {UnreachableError} if files are missing without which sections with excluded words would match
   */
  search(
    parsed: ParsedQuery,
    vocabulary: Vocabulary,
    {networkError}: LoadedPostings,
    filters: InputQuery['filters'],
  ): RankedSections {
    if (networkError && parsed.excluded.length > 0) {
      throw networkError;
    }
    const accept = filters && acceptFacets(filters);
    return this.engine.search(parsed, vocabulary, accept);
  }

  /** Returns the results of a search, whose phrases are not checked yet. */
  resultsOf(matched: RankedSections, {networkError}: LoadedPostings): IndexResults {
    return new IndexResults(matched, this, networkError !== undefined, this.phraseCheck(matched));
  }

  /** Returns the title of a section's page and its heading. */
  headingsOf(section: number): string[] {
    const {page, headings} = this.engine.headOf(section);
    return [page.title, headings.at(-1) ?? ''];
  }

  /** Reads the postings of a query's words. */
  readPostings(query: string, signal?: AbortSignal): Promise<LoadedPostings> {
    return this.addPostings({tables: new Map()}, this.engine.filesFor(query), signal);
  }

  /** Reads the postings of the further terms of a parsed query. */
  readMorePostings(
    parsed: ParsedQuery,
    loaded: LoadedPostings,
    signal?: AbortSignal,
  ): Promise<LoadedPostings> {
    return this.addPostings(loaded, this.engine.moreFilesFor(parsed, loaded.tables), signal);
  }

  private async addPostings(
    loaded: LoadedPostings,
    files: readonly number[],
    signal?: AbortSignal,
  ): Promise<LoadedPostings> {
    if (files.length === 0) {
      return loaded;
    }
    const all = new Map(loaded.tables);
    let error = loaded.networkError;
    const add = async (file: number): Promise<void> => {
      const hash = this.engine.header.names.postings[file] ?? 'missing';
      try {
        all.set(file, await this.files.get(assetName('postings', hash), parsePostings, signal));
      } catch (cause) {
        if (!(cause instanceof UnreachableError)) {
          throw cause;
        }
        error = cause;
      }
    };
    await Promise.all(files.map(add));
    return {tables: all, networkError: error};
  }

  /** Reads the stored text of a section. */
  async readText(section: number, signal?: AbortSignal): Promise<StoredText> {
    const {file, offset} = this.engine.locateText(section);
    const parse = (bytes: Uint8Array, name: string) => parseTexts(bytes, name);
    const texts = await this.files.get(this.textFile(section), parse, signal);
    const text = texts[offset];
    if (text) {
      return text;
    }
    throw new SearchIndexError(this.name, `it does not match its text file ${file}`);
  }

  /** Returns the name of the file that stores the text of a section. */
  textFile(section: number): string {
    const {names} = this.engine.header;
    return assetName('texts', names.texts[this.engine.locateText(section).file] ?? 'missing');
  }

  /** Returns the check of a query's phrases, or undefined for a query without any. */
  private phraseCheck(matched: RankedSections): PhraseCheck | undefined {
    const {engine} = this;
    const {phrases, excluded} = matched.query;
    const excludedPhrases = excluded.filter(({length}) => length > 1);
    if (phrases.length + excludedPhrases.length === 0) {
      return undefined;
    }
    const needsText = (section: number): boolean =>
      phrases.length > 0 || matched.mayBeExcluded.has(section);
    return new PhraseCheck(matched, {
      fileOf: section => (needsText(section) ? this.textFile(section) : undefined),
      test: async (section, signal) => {
        if (!needsText(section)) {
          return true;
        }
        const text = await this.readText(section, signal);
        const has = (phrase: readonly string[]): boolean =>
          hasPhrase(engine.headOf(section), text, phrase);
        return phrases.every(has) && !excludedPhrases.some(has);
      },
    });
  }
}

/** The ranked results of a query in one index. */
export class IndexResults {
  private readonly marker: Marker;

  constructor(
    private readonly matched: RankedSections,
    private readonly index: SiteIndex,
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

  /** Returns the best passage of a result; null if it has no text. */
  async readExcerpt(
    {section}: ScoredSection,
    words: number,
    signal?: AbortSignal,
  ): Promise<string | null> {
    const {engine} = this.index;
    const texts = await this.index.readText(section, signal);
    const passage = choosePassage(this.marker, engine.headOf(section), texts);
    return passage && this.marker.snippet(passage, words);
  }
}

function parseTexts(bytes: Uint8Array, file: string): StoredText[] {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as StoredText[];
  } catch (cause) {
    throw new SearchIndexError(file, 'it does not contain texts of the search', {cause});
  }
}
