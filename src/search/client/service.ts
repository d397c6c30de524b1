import {SearchIndexError} from '../format/bytes';
import {loadEngine, type Engine} from '../query/engine';
import {inflate} from '../format/inflate';
import {HitWriter, type SectionHead} from './hits';
import {assetName, MANIFEST_FILE, parseManifest} from '../format/manifest';
import type {Facets, PageHead} from '../records/sections';
import type {SearchRequest, SearchResponse} from '../types';

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
  hash: string;
  engine: Engine;
  /** What was read, by the name of its file. */
  kept: Kept;
};

/** Algolia's default. */
const HITS_PER_PAGE = 20;

/**
 * Answers search requests from the assets: reads the index on the first one, and of headings and
 * texts only those of the hits that are shown, texts only where they may say more than the heading.
 * The worker and the command line share it.
 */
export class SearchService {
  private loading: Promise<Loaded> | undefined;

  /** @param where shown before file names in errors, for example the folder's address */
  constructor(
    private readonly read: ReadAsset,
    private readonly where = '',
  ) {}

  /** Loads what is needed to search. A failure is not kept: the next call tries again. */
  async preload(): Promise<void> {
    await this.current();
  }

  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    const loading = this.current();
    const loaded = await loading;
    try {
      return await Promise.all(requests.map(request => this.answer(loaded, request)));
    } catch (error) {
      if (!isStale(error)) throw error;
      // A deployment took the files away; its manifest names the new ones.
      if (this.loading === loading) this.loading = undefined;
      const renewed = await this.current();
      return Promise.all(requests.map(request => this.answer(renewed, request)));
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
    const {index, hash} = parseManifest(text, this.name(MANIFEST_FILE));
    const engine = loadEngine(await this.expand(index), {file: this.name(index)});
    return {hash, engine, kept: new Kept()};
  }

  private async answer(loaded: Loaded, request: SearchRequest): Promise<SearchResponse> {
    const started = performance.now();
    const page = Math.max(0, request.page ?? 0);
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
    await this.addPostings(loaded, request.query);
    const answer = loaded.engine.search(request.query, {
      limit: (page + 1) * hitsPerPage,
      accept: request.facetFilters && acceptFacets(request.facetFilters),
    });
    const shown = answer.found.slice(page * hitsPerPage);
    const writer = new HitWriter(request, answer.words, place => loaded.engine.word(place));
    const hits = shown.map(async ({section, textWeight}) => {
      const head = await this.headOf(loaded, section);
      const needsContents = writer.needsContents(head, textWeight);
      return writer.write(head, needsContents ? await this.contentsOf(loaded, section) : []);
    });
    return {
      hits: await Promise.all(hits),
      nbHits: answer.total,
      nbPages: Math.ceil(answer.total / hitsPerPage),
      page,
      hitsPerPage,
      query: request.query,
      index: request.indexName,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }

  private async addPostings({hash, engine, kept}: Loaded, query: string): Promise<void> {
    const add = (block: number): Promise<void> => {
      const name = assetName('postings', hash, block);
      return kept.once(name, async () =>
        engine.add(block, await this.expand(name), this.name(name)),
      );
    };
    await Promise.all(engine.missing(query).map(add));
  }

  private async headOf({hash, engine, kept}: Loaded, section: number): Promise<SectionHead> {
    const {file, place} = engine.locateHead(section);
    const name = assetName('heads', hash, file);
    const heads = await kept.once(name, async () => {
      const pages = engine.heads ?? decode(await this.expand(name));
      return parse<PageHead[]>(pages, this.name(name)).flatMap(page =>
        page.sections.map(([anchor, headings]) => ({page, anchor, headings})),
      );
    });
    return this.existing(heads[place]);
  }

  private async contentsOf({hash, engine, kept}: Loaded, section: number): Promise<string[]> {
    const {file, place} = engine.locateText(section);
    const name = assetName('texts', hash, file);
    const texts = await kept.once(name, async () => {
      const dictionaryName = assetName('dictionary', hash);
      const dictionary = kept.once(dictionaryName, () => this.read(dictionaryName));
      const text = decode(await this.expand(name, dictionary));
      // The dictionary, which ends with the only NUL, was expanded along with the text.
      return parse<string[][]>(text.slice(text.lastIndexOf('\0') + 1), this.name(name));
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
