import {SearchIndexError} from './bytes';
import type {TextPage} from './build';
import {loadEngine, type Engine} from './engine';
import {acceptFacets} from './facets';
import {expand} from './gzip';
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

type Loaded = {manifest: Manifest; engine: Engine; texts: Map<number, Promise<SectionText[]>>};

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
    const bytes = await this.read(MANIFEST_FILE);
    const manifest = parseManifest(new TextDecoder().decode(bytes), this.name(MANIFEST_FILE));
    const file = this.name(manifest.index);
    const engine = loadEngine(await expand(await this.read(manifest.index), file), {file});
    return {manifest, engine, texts: new Map()};
  }

  private async answer(loaded: Loaded, request: SearchRequest): Promise<SearchResponse> {
    const started = performance.now();
    const page = Math.max(0, request.page ?? 0);
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
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

  private async textOf(loaded: Loaded, section: number): Promise<SectionText> {
    const {shard, place} = loaded.engine.locate(section);
    let texts = loaded.texts.get(shard);
    if (!texts) {
      texts = this.readTexts(loaded.manifest.texts[shard] ?? `texts-${shard}`);
      loaded.texts.set(shard, texts);
      texts.catch(() => loaded.texts.delete(shard));
    }
    const text = (await texts)[place];
    if (!text) throw new SearchIndexError(this.name(MANIFEST_FILE), 'texts and index do not agree');
    return text;
  }

  private async readTexts(name: string): Promise<SectionText[]> {
    const file = this.name(name);
    const bytes = await expand(await this.read(name), file);
    let pages: TextPage[];
    try {
      pages = JSON.parse(new TextDecoder().decode(bytes)) as TextPage[];
    } catch (cause) {
      throw new SearchIndexError(file, 'these are no texts of a search index', {cause});
    }
    return pages.flatMap(page => page.sections.map(section => ({page, section})));
  }

  private name(file: string): string {
    return `${this.where}${file}`;
  }
}

function isStale(error: unknown): boolean {
  return error instanceof MissingAssetError || error instanceof SearchIndexError;
}
