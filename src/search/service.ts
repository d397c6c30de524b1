import {SearchIndexError} from './bytes';
import {loadEngine, type Engine, type Location} from './engine';
import {inflate} from './inflate';
import {HitWriter, type SectionHead} from './hits';
import {assetName, MANIFEST_FILE, parseManifest, type Manifest} from './manifest';
import type {Facets, PageHead} from './sections';
import type {SearchRequest, SearchResponse} from './types';

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
  manifest: Manifest;
  engine: Engine;
  /** What was asked for once is not asked for again, unless that failed. */
  postings: Kept<void>;
  heads: Kept<SectionHead[]>;
  dictionary: Kept<Uint8Array<ArrayBuffer>>;
  texts: Kept<string[][]>;
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
    const manifest = parseManifest(text, this.name(MANIFEST_FILE));
    const bytes = await this.readFile(manifest.index);
    const engine = loadEngine(bytes, {file: this.name(manifest.index)});
    return {
      manifest,
      engine,
      postings: new Kept(),
      heads: new Kept(),
      dictionary: new Kept(),
      texts: new Kept(),
    };
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

  private async addPostings({manifest, engine, postings}: Loaded, query: string): Promise<void> {
    const add = async (block: number): Promise<void> => {
      const name = assetName('postings', manifest.hash, block);
      const bytes = await this.readFile(name);
      engine.add(block, bytes, this.name(name));
    };
    await Promise.all(engine.missing(query).map(block => postings.get(block, () => add(block))));
  }

  private headOf({manifest, engine, heads}: Loaded, section: number): Promise<SectionHead> {
    return this.pick(heads, engine.locateHead(section), async file => {
      const name =
        engine.heads === undefined ? assetName('heads', manifest.hash, file) : manifest.index;
      const json = engine.heads ?? decode(await this.readFile(name));
      return parse<PageHead[]>(json, this.name(name)).flatMap(page =>
        page.sections.map(([anchor, headings]) => ({page, anchor, headings})),
      );
    });
  }

  private contentsOf(loaded: Loaded, section: number): Promise<string[]> {
    const {manifest, engine, dictionary, texts} = loaded;
    return this.pick(texts, engine.locateText(section), async file => {
      const name = assetName('texts', manifest.hash, file);
      const [before, bytes] = await Promise.all([
        dictionary.get(0, () => this.read(assetName('dictionary', manifest.hash))),
        this.read(name),
      ]);
      const text = decode(await inflate(bytes, this.name(name), before));
      // The dictionary, which ends with the only NUL, was expanded along with the text.
      return parse<string[][]>(text.slice(text.lastIndexOf('\0') + 1), this.name(name));
    });
  }

  /** What belongs to a section, from a file that is read once. */
  private async pick<T>(
    kept: Kept<T[]>,
    {file, place}: Location,
    read: (file: number) => Promise<T[]>,
  ): Promise<T> {
    const item = (await kept.get(file, () => read(file)))[place];
    if (item === undefined) {
      throw new SearchIndexError(this.name(MANIFEST_FILE), 'texts and index do not agree');
    }
    return item;
  }

  private async readFile(name: string): Promise<Uint8Array> {
    return inflate(await this.read(name), this.name(name));
  }

  private name(file: string): string {
    return `${this.where}${file}`;
  }
}

/** Promises by number; one that failed is forgotten, so that the next call tries again. */
class Kept<T> {
  private readonly promises = new Map<number, Promise<T>>();

  get(number: number, make: () => Promise<T>): Promise<T> {
    let promise = this.promises.get(number);
    if (!promise) {
      promise = make();
      this.promises.set(number, promise);
      promise.catch(() => this.promises.delete(number));
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
