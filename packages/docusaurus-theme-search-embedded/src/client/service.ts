import {SearchIndexError} from '../engine/format/bytes';
import {unpackHeads, type PageHead, type SectionHead} from '../engine/format/heads';
import {inflate} from '../engine/format/inflate';
import {assetName, MANIFEST_FILE, parseManifest, type AssetKind} from '../engine/format/manifest';
import type {StoredText} from '../engine/format/writeIndex';
import type {EngineOptions} from '../engine/query/options';
import {loadEngine, type Engine, type Found} from '../engine/query/engine';
import type {Facets} from '../engine/format/sections';
import type {SearchHit, SearchRequest, SearchResponse} from '../engine/types';
import {HitWriter} from './hits';

/** A file is not there (any more); a deployment may have replaced it. */
export class MissingAssetError extends Error {
  constructor(file: string, reason = 'not found') {
    super(`${file}: ${reason}. Build the site again (npm run build) and deploy all of it.`);
    this.name = 'MissingAssetError';
  }
}

/**
 * Reads one of the assets by its name in the folder of the manifest.
 *
 * @param isAgain what was read before could not be used; no cache is to give it once more
 * @throws {MissingAssetError} if there is no such file
 */
export type ReadAsset = (name: string, isAgain: boolean) => Promise<Uint8Array<ArrayBuffer>>;

type Loaded = {
  engine: Engine;
  /** Files are read past all caches, one of which gave a wrong answer. */
  isAgain: boolean;
  /** What was read, by the name of its file. */
  kept: Kept;
};

/**
 * A paragraph that stands everywhere could fill any number of hits. So many times as many as are
 * wanted are looked through for others; a search with better words finds the rest.
 */
const MOST_FOLDED = 8;

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
    private readonly options: EngineOptions = {},
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
      return answerAll(await this.current(true));
    }
  }

  private current(isAgain = false): Promise<Loaded> {
    this.loading ??= this.load(isAgain)
      .catch(error => {
        if (isStale(error) && !isAgain) return this.load(true);
        throw error;
      })
      .catch(error => {
        this.loading = undefined;
        throw error;
      });
    return this.loading;
  }

  private async load(isAgain: boolean): Promise<Loaded> {
    const text = decode(await this.read(MANIFEST_FILE, isAgain));
    const {index} = parseManifest(text, this.name(MANIFEST_FILE));
    const bytes = await this.expand(index, isAgain);
    const engine = loadEngine(bytes, {...this.options, file: this.name(index)});
    return {engine, isAgain, kept: new Kept()};
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
    const made = new Map<number, Promise<SearchHit>>();
    let folded: SearchHit[] = [];
    let total = 0;
    for (let limit = wanted; ; limit *= 2) {
      signal?.throwIfAborted();
      const {found, terms, total: all} = engine.search(request.query, {limit, accept});
      const writer = new HitWriter(request, terms, number => engine.term(number));
      const hits = found.map(item => {
        const hit = made.get(item.section) ?? this.hitOf(loaded, writer, item);
        made.set(item.section, hit);
        return hit;
      });
      folded = foldDuplicates(await Promise.all(hits));
      const isEnd = hits.length < limit;
      total = all - (hits.length - folded.length);
      if (isEnd || folded.length >= wanted) break;
      if (limit >= wanted * MOST_FOLDED) {
        total = folded.length;
        break;
      }
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
    const text = needsTexts ? await this.textOf(loaded, found.section) : NO_TEXT;
    return {...writer.write(head, text), score: found.score};
  }

  private async addPostings({engine, isAgain, kept}: Loaded, query: string): Promise<void> {
    const add = (block: number): Promise<void> => {
      const name = nameOf('postings', engine.names.postings, block);
      return kept.once(name, async () =>
        engine.add(block, await this.expand(name, isAgain), this.name(name)),
      );
    };
    await Promise.all(engine.missing(query).map(add));
  }

  private async headOf({engine, isAgain, kept}: Loaded, section: number): Promise<SectionHead> {
    const {file, place} = engine.locateHead(section);
    const name = engine.heads === undefined ? nameOf('heads', engine.names.heads, file) : 'heads';
    const heads = await kept.once(name, async () => {
      const pages = engine.heads ?? decode(await this.expand(name, isAgain));
      return unpackHeads(parse<PageHead[]>(pages, this.name(name)));
    });
    return this.existing(heads[place]);
  }

  private async textOf({engine, isAgain, kept}: Loaded, section: number): Promise<StoredText> {
    const {file, place} = engine.locateText(section);
    const name = nameOf('texts', engine.names.texts, file);
    const texts = await kept.once(name, async () => {
      const {dictionary: hash} = engine.names;
      const dictionaryName = hash && assetName('dictionary', hash);
      const dictionary = dictionaryName
        ? kept.once(dictionaryName, () => this.read(dictionaryName, isAgain))
        : undefined;
      const text = decode(await this.expand(name, isAgain, dictionary));
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
    isAgain: boolean,
    dictionary?: Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array> {
    const [bytes, before] = await Promise.all([this.read(name, isAgain), dictionary]);
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
  const places = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const key = hit.content ?? hit.objectID;
    const others = places.get(key);
    if (others) others.push(hit);
    else places.set(key, [hit]);
  }
  return [...places.values()].map(([first, ...others]) => ({
    ...first!,
    ...(others.length > 0 && {
      duplicates: others.map(({url, hierarchy}) => ({url, hierarchy})),
    }),
  }));
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

/** Whether a deployment may have taken away what could not be read. */
export function isStale(error: unknown): boolean {
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
