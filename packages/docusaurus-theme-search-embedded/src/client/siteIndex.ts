import {SearchIndexError} from '../engine/format/bytes.js';
import {assetName} from '../engine/format/files.js';
import {parsePostings} from '../engine/format/postings.js';
import type {TermTable} from '../engine/format/terms.js';
import type {StoredText} from '../engine/format/writeIndex.js';
import {markTags, type Hit, type InputQuery} from './hit.js';
import type {RankedSections, ScoredSection} from '../engine/query/rankedSections.js';
import {loadEngine, type Engine} from '../engine/query/engine.js';
import {urlOf} from '../engine/format/sections.js';
import {acceptFacets, countFacets} from './facets.js';
import type {SearchFiles} from './files.js';
import {Marker} from './marking.js';
import {choosePassage, hasPhrase, needsTexts} from './passages.js';

/** The number of sections whose texts are read for a phrase on a large site. */
const sectionsReadForPhrases = 50;

/** A loaded index of a site, which reads its postings and texts on demand. */
export class SiteIndex {
  private constructor(
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

  async search(
    {query, filters}: Pick<InputQuery, 'query' | 'filters'>,
    signal?: AbortSignal,
  ): Promise<IndexResults> {
    const {engine} = this;
    const postings = new Map<number, TermTable>();
    const add = async (numbers: readonly number[]): Promise<void> => {
      const tables = await Promise.all(numbers.map(number => this.postings(number, signal)));
      numbers.forEach((number, at) => postings.set(number, tables[at]!));
    };
    await add(engine.filesFor(query));
    await add(engine.moreFilesFor(query, postings));
    const matched = engine.search(query, postings, filters && acceptFacets(filters));
    return new IndexResults(await this.withPhrases(matched, signal), this);
  }

  /** Reads the stored text of a section. */
  async text(section: number, signal?: AbortSignal): Promise<StoredText> {
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

  private postings(number: number, signal?: AbortSignal): Promise<TermTable> {
    const hash = this.engine.header.names.postings[number] ?? 'missing';
    return this.files.get(assetName('postings', hash), parsePostings, signal);
  }

  /** Keeps the sections that contain all phrases of the query and no excluded phrase. */
  private async withPhrases(
    matched: RankedSections,
    signal?: AbortSignal,
  ): Promise<RankedSections> {
    const {phrases, excluded} = matched.query;
    const excludedPhrases = excluded.filter(({length}) => length > 1);
    if (phrases.length + excludedPhrases.length === 0) {
      return matched;
    }
    const {engine} = this;
    const accepted = new Set<number>();
    const read = matched.best(engine.hasFewTexts ? matched.total : sectionsReadForPhrases);
    await Promise.all(
      read.map(async ({section}) => {
        const text = await this.text(section, signal);
        const has = (phrase: readonly string[]): boolean =>
          hasPhrase(engine.headOf(section), text, phrase);
        if (phrases.every(has) && !excludedPhrases.some(has)) {
          accepted.add(section);
        }
      }),
    );
    return matched.filter(({section}) => accepted.has(section));
  }
}

/** The ranked results of a query in one index. */
export class IndexResults {
  private readonly marker: Marker;

  constructor(
    readonly matched: RankedSections,
    private readonly index: SiteIndex,
  ) {
    this.marker = Marker.of(matched.query.terms);
  }

  countFacets(facets: readonly string[]): Record<string, Record<string, number>> {
    return countFacets(facets, this.index.engine.header.facets, this.matched);
  }

  /** Returns a hit without excerpt, which needs no texts. */
  hit({section, score, textWeight}: ScoredSection): Hit {
    const head = this.index.engine.headOf(section);
    const {page, anchor, headings} = head;
    const url = urlOf(page, {anchor});
    const mark = (text: string) => this.marker.highlight(text, markTags);
    const own = headings.length === 0 ? 'page' : 'heading';
    return {
      id: url,
      url,
      kind: needsTexts(this.marker, head, textWeight) ? 'text' : own,
      category: mark(page.category),
      headings: [page.title, ...headings].map(heading => heading && mark(heading)),
      score,
    };
  }

  /** Returns the name of the file with a result's text. */
  textFile({section}: ScoredSection): string {
    return this.index.textFile(section);
  }

  /** Returns the best passage of a result; undefined if it has no text. */
  async excerpt(
    {section}: ScoredSection,
    words: number,
    signal?: AbortSignal,
  ): Promise<string | undefined> {
    const {engine} = this.index;
    const texts = await this.index.text(section, signal);
    const passage = choosePassage(this.marker, engine.headOf(section), texts);
    return passage === null ? undefined : this.marker.snippet(passage, words, markTags);
  }
}

function parseTexts(bytes: Uint8Array, file: string): StoredText[] {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as StoredText[];
  } catch (cause) {
    throw new SearchIndexError(file, 'it does not contain texts of the search', {cause});
  }
}
