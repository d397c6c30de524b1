import {SearchIndexError} from '../engine/format/bytes';
import {unpackHeads, type PageHead, type SectionHead} from '../engine/format/heads';
import {inflate} from '../engine/format/inflate';
import {assetName, MANIFEST_FILE, parseManifest, type AssetKind} from '../engine/format/manifest';
import type {StoredText} from '../engine/format/writeIndex';
import type {EngineOptions} from '../engine/query/options';
import {openEngine, type Engine} from '../engine/query/engine';
import type {SearchRequest, SearchResponse} from '../engine/types';
import {acceptFacets, countFacets} from './facets';
import {HitWriter} from './hits';
import {Listing} from './listing';

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
  /** The last answers, by query and filter. */
  listings: Kept;
};

/** Algolia's default. */
const HITS_PER_PAGE = 20;

/** Answers whose next page, or whose counts, may still be asked for. */
const KEPT_LISTINGS = 4;

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
    const engine = await openEngine(bytes, {...this.options, file: this.name(index)});
    return {engine, isAgain, kept: new Kept(), listings: new Kept(KEPT_LISTINGS)};
  }

  private async answer(
    loaded: Loaded,
    request: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SearchResponse> {
    signal?.throwIfAborted();
    const started = performance.now();
    const {query, facetFilters, facets} = request;
    const page = Math.max(0, request.page ?? 0);
    const hitsPerPage = Math.max(0, request.hitsPerPage ?? HITS_PER_PAGE);
    const key = JSON.stringify([query, facetFilters]);
    const listing = await loaded.listings.once(key, () => this.list(loaded, request));
    signal?.throwIfAborted();
    const writer = new HitWriter(request, listing.marker);
    const shown = listing.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const hits = shown.map(async found => {
      const parent = listing.answer.parentOf(found.section);
      const [head, passage, family] = await Promise.all([
        this.headOf(loaded, found.section),
        listing.passage(found),
        parent === undefined ? undefined : this.headOf(loaded, parent),
      ]);
      return {...writer.write(head, passage, family?.page.url), score: found.score};
    });
    const {total} = listing.answer;
    return {
      hits: await Promise.all(hits),
      nbHits: total,
      nbPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
      page,
      hitsPerPage,
      query,
      ...(facets && {facets: countFacets(facets, loaded.engine.facets, listing.answer)}),
      index: request.indexName,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }

  private async list(loaded: Loaded, {query, facetFilters}: SearchRequest): Promise<Listing> {
    const {engine} = loaded;
    await this.addPostings(loaded, query);
    const answer = engine.search(query, facetFilters && acceptFacets(facetFilters));
    return Listing.of(answer, engine, {
      head: section => this.headOf(loaded, section),
      text: section => this.textOf(loaded, section),
    });
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
      const text = decode(await this.expand(name, isAgain));
      return parse<StoredText[]>(text, this.name(name));
    });
    return this.existing(texts[place]);
  }

  private existing<T>(item: T | undefined): T {
    if (item !== undefined) return item;
    throw new SearchIndexError(this.name(MANIFEST_FILE), 'texts and index do not agree');
  }

  private async expand(name: string, isAgain: boolean): Promise<Uint8Array> {
    return inflate(await this.read(name, isAgain), this.name(name));
  }

  private name(file: string): string {
    return `${this.where}${file}`;
  }
}

function nameOf(kind: AssetKind, hashes: readonly string[], part: number): string {
  return assetName(kind, hashes[part] ?? 'missing');
}

/** Promises by name, the last `most`; one that failed is forgotten, so that the next call tries again. */
class Kept {
  private readonly promises = new Map<string, Promise<unknown>>();

  constructor(private readonly most = Infinity) {}

  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    // What is kept under a name was made by the same code.
    const known = this.promises.get(name) as Promise<T> | undefined;
    if (known) return known;
    const promise = make();
    this.promises.set(name, promise);
    promise.catch(() => this.promises.delete(name));
    if (this.promises.size > this.most) this.promises.delete([...this.promises.keys()][0]!);
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
