import {SearchIndexError} from './bytes';
import type {TextPage} from './build';
import {loadEngine, type Engine} from './engine';
import {acceptFacets} from './facets';
import {inflate} from './inflate';
import {HitWriter, type SectionText} from './hits';
import {MANIFEST_FILE, parseManifest, type Manifest} from './manifest';
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
  dictionary: Kept<Uint8Array<ArrayBuffer>>;
  texts: Kept<SectionText[]>;
};

/** Algolia's default. */
const HITS_PER_PAGE = 20;

/**
 * Answers search requests from the assets: reads the index on the first one, and of the texts
 * only those of the hits that are shown. The worker and the command line share it.
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
    const text = new TextDecoder().decode(await this.read(MANIFEST_FILE));
    const manifest = parseManifest(text, this.name(MANIFEST_FILE));
    const bytes = await this.readFile(manifest.index);
    const engine = loadEngine(bytes, {file: this.name(manifest.index)});
    return {
      manifest,
      engine,
      postings: new Kept(),
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
    const texts = await Promise.all(shown.map(({section}) => this.textOf(loaded, section)));
    const writer = new HitWriter(request, answer.words, place => loaded.engine.word(place));
    return {
      hits: texts.map(text => writer.write(text)),
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
      const name = this.listed(manifest.postings, block);
      const bytes = await this.readFile(name);
      engine.add(block, bytes, this.name(name));
    };
    await Promise.all(engine.missing(query).map(block => postings.get(block, () => add(block))));
  }

  private async textOf(loaded: Loaded, section: number): Promise<SectionText> {
    const {manifest, engine, dictionary, texts} = loaded;
    const {shard, place} = engine.locate(section);
    const sections = await texts.get(shard, async () => {
      const name = this.listed(manifest.texts, shard);
      const [before, bytes] = await Promise.all([
        dictionary.get(0, () => this.read(manifest.dictionary)),
        this.read(name),
      ]);
      return parseTexts(await inflate(bytes, this.name(name), before), this.name(name));
    });
    const text = sections[place];
    if (!text) throw new SearchIndexError(this.name(MANIFEST_FILE), 'texts and index do not agree');
    return text;
  }

  private async readFile(name: string): Promise<Uint8Array> {
    return inflate(await this.read(name), this.name(name));
  }

  private listed(names: readonly string[], place: number): string {
    const name = names[place];
    if (name === undefined) {
      throw new SearchIndexError(this.name(MANIFEST_FILE), 'it names too few files for the index');
    }
    return name;
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

function parseTexts(bytes: Uint8Array, file: string): SectionText[] {
  const text = new TextDecoder().decode(bytes);
  let pages: TextPage[];
  try {
    // The dictionary, which ends with the only NUL, was expanded along with the text.
    pages = JSON.parse(text.slice(text.lastIndexOf('\0') + 1)) as TextPage[];
  } catch (cause) {
    throw new SearchIndexError(file, 'these are no texts of the search', {cause});
  }
  return pages.flatMap(page => page.sections.map(section => ({page, section})));
}

function isStale(error: unknown): boolean {
  return error instanceof MissingAssetError || error instanceof SearchIndexError;
}
