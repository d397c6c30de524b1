import {SearchIndexError} from '../format/bytes';
import {unpackHeads, type PageHead, type SectionHead} from '../format/heads';
import {inflate} from '../format/inflate';
import {assetName, MANIFEST_FILE, parseManifest, type AssetKind} from '../format/manifest';
import type {StoredText} from '../format/writeIndex';
import type {SearchOptions} from '../options';
import {loadEngine, type Engine, type Found} from '../query/engine';
import type {Facets} from '../records/sections';
import type {SearchHit, SearchRequest, SearchResponse} from '../types';
import {HitWriter} from './hits';

/** A file is not there (any more); a deployment may have replaced it. */
export class MissingAssetError extends Error {
  constructor(file: string) {
    super(`${file}: not found. Build the site again (npm run build) and deploy all of it.`);
    this.name = 'MissingAssetError';
  }
}

/**
 * Reads one of the assets by its name in the folder of the manifest.
 *
 * @throws {MissingAssetError} if there is no such file
 */
export type ReadAsset = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

type Loaded = {
  engine: Engine;
  /** What was read, by the name of its file. */
  kept: Kept;
};

/** Algolia's default. */
const HITS_PER_PAGE = 20;

const NO_TEXT: StoredText = [[], []];

/**
 * Answers search requests from the assets: reads the index on the first one, and of postings,
 * headings and texts those that the answer needs. Worker, page and command line share it.
 */
export class SearchService {
  private loading: Promise<Loaded> | undefined;

  /** @param where shown before file names in errors, for example the folder's address */
  constructor(
    private readonly read: ReadAsset,
    private readonly where = '',
    private readonly options: SearchOptions = {},
  ) {}

  /** Loads what is needed to search. A failure is not kept: the next call tries again. */
  async preload(): Promise<void> {
    await this.current();
  }

  /** @throws the signal's reason as soon as nobody waits for the answer any more */
  async search(
    requests: readonly SearchRequest[],
    {signal}: {signal?: AbortSignal} = {},
  ): Promise<SearchResponse[]> {
    const loading = this.current();
    const loaded = await loading;
    const answerAll = (from: Loaded): Promise<SearchResponse[]> =>
      Promise.all(requests.map(request => this.answer(from, request, signal)));
    try {
      return await answerAll(loaded);
    } catch (error) {
      if (!isStale(error)) throw error;
      // A deployment took the files away; its manifest names the new ones.
      if (this.loading === loading) this.loading = undefined;
      return answerAll(await this.current());
    }
  }

  private current(): Promise<Loaded> {
    this.loading ??= this.load()
      .catch(error => {
        if (isStale(error)) return this.load();
        throw error;
      })
      .catch(error => {
        this.loading = undefined;
        throw error;
      });
    return this.loading;
  }

  private async load(): Promise<Loaded> {
    const text = decode(await this.read(MANIFEST_FILE));
    const {index} = parseManifest(text, this.name(MANIFEST_FILE));
    const bytes = await this.expand(index);
    const engine = loadEngine(bytes, {...this.options, file: this.name(index)});
    return {engine, kept: new Kept()};
  }

  private async answer(
    loaded: Loaded,
    request: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SearchResponse> {
    signal?.throwIfAborted();
    const started = performance.now();
    const {engine} = loaded;
    const page = Math.max(0, request.page ?? 0);
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
    const wanted = (page + 1) * hitsPerPage;
    await this.addPostings(loaded, request.query);
    const accept = request.facetFilters && acceptFacets(request.facetFilters);
    let folded: SearchHit[] = [];
    let total = 0;
    let limit = wanted;
    for (let isMore = true; isMore;) {
      signal?.throwIfAborted();
      const answer = engine.search(request.query, {limit, accept});
      const writer = new HitWriter(request, answer.terms, number => engine.term(number));
      const hits = answer.found.map(found => this.hitOf(loaded, writer, found));
      folded = foldDuplicates(await Promise.all(hits));
      total = answer.total - (hits.length - folded.length);
      // As many more as were folded, until there are none.
      isMore = folded.length < wanted && hits.length === limit;
      limit += wanted - folded.length;
    }
    return {
      hits: folded.slice(page * hitsPerPage, wanted),
      nbHits: total,
      nbPages: Math.ceil(total / hitsPerPage),
      page,
      hitsPerPage,
      query: request.query,
      index: request.indexName,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }

  private async hitOf(loaded: Loaded, writer: HitWriter, found: Found): Promise<SearchHit> {
    const head = await this.headOf(loaded, found.section);
    const needsTexts = loaded.engine.hasFewTexts || writer.needsTexts(head, found.textWeight);
    return writer.write(head, needsTexts ? await this.textOf(loaded, found.section) : NO_TEXT);
  }

  private async addPostings({engine, kept}: Loaded, query: string): Promise<void> {
    const add = (block: number): Promise<void> => {
      const name = nameOf('postings', engine.names.postings, block);
      return kept.once(name, async () =>
        engine.add(block, await this.expand(name), this.name(name)),
      );
    };
    await Promise.all(engine.missing(query).map(add));
  }

  private async headOf({engine, kept}: Loaded, section: number): Promise<SectionHead> {
    const {file, place} = engine.locateHead(section);
    const name = engine.heads === undefined ? nameOf('heads', engine.names.heads, file) : 'heads';
    const heads = await kept.once(name, async () => {
      const pages = engine.heads ?? decode(await this.expand(name));
      return unpackHeads(parse<PageHead[]>(pages, this.name(name)));
    });
    return this.existing(heads[place]);
  }

  private async textOf({engine, kept}: Loaded, section: number): Promise<StoredText> {
    const {file, place} = engine.locateText(section);
    const name = nameOf('texts', engine.names.texts, file);
    const texts = await kept.once(name, async () => {
      const {dictionary: hash} = engine.names;
      const dictionaryName = hash && assetName('dictionary', hash);
      const dictionary = dictionaryName
        ? kept.once(dictionaryName, () => this.read(dictionaryName))
        : undefined;
      const text = decode(await this.expand(name, dictionary));
      // The dictionary, which ends with the only NUL, was expanded along with the text.
      return parse<StoredText[]>(text.slice(text.lastIndexOf('\0') + 1), this.name(name));
    });
    return this.existing(texts[place]);
  }

  private existing<T>(item: T | undefined): T {
    if (item !== undefined) return item;
    throw new SearchIndexError(this.name(MANIFEST_FILE), 'texts and index do not agree');
  }

  private async expand(
    name: string,
    dictionary?: Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array> {
    const [bytes, before] = await Promise.all([this.read(name), dictionary]);
    return inflate(bytes, this.name(name), before);
  }

  private name(file: string): string {
    return `${this.where}${file}`;
  }
}

function nameOf(kind: AssetKind, hashes: readonly string[], part: number): string {
  return assetName(kind, hashes[part] ?? 'missing');
}

/** The same paragraph on several pages is one hit, the best, with the other places behind it. */
function foldDuplicates(hits: readonly SearchHit[]): SearchHit[] {
  const byContent = new Map<string, SearchHit>();
  const folded: SearchHit[] = [];
  for (const hit of hits) {
    const first = hit.content === null ? undefined : byContent.get(hit.content);
    if (first) {
      (first.duplicates ??= []).push({url: hit.url, hierarchy: hit.hierarchy});
      continue;
    }
    if (hit.content !== null) byContent.set(hit.content, hit);
    folded.push(hit);
  }
  return folded;
}

/** Promises by name; one that failed is forgotten, so that the next call tries again. */
class Kept {
  private readonly promises = new Map<string, Promise<unknown>>();

  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    // What is kept under a name was made by the same code.
    let promise = this.promises.get(name) as Promise<T> | undefined;
    if (!promise) {
      promise = make();
      this.promises.set(name, promise);
      promise.catch(() => this.promises.delete(name));
    }
    return promise;
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function parse<T>(json: string, file: string): T {
  try {
    return JSON.parse(json) as T;
  } catch (cause) {
    throw new SearchIndexError(file, 'these are no texts of the search', {cause});
  }
}

function isStale(error: unknown): boolean {
  return error instanceof MissingAssetError || error instanceof SearchIndexError;
}

/**
 * Algolia's `facetFilters`: all of the outer list must hold, one of each inner list; a value after
 * `-` must not. Pages without a value for a facet belong to every one, because a set of records
 * of one language need not name it.
 */
function acceptFacets(filters: readonly (string | string[])[]): (facets: Facets) => boolean {
  const groups = filters.map(filter => (typeof filter === 'string' ? [filter] : filter));
  return facets =>
    groups.every(group => group.length === 0 || group.some(filter => holds(filter, facets)));
}

function holds(filter: string, facets: Facets): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const known = new Map(Object.entries(facets)).get(filter.slice(0, colon));
  if (!known) return true;
  return value.startsWith('-') ? known !== value.slice(1) : known === value;
}
