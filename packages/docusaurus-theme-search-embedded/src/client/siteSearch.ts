import {MANIFEST_FILE, parseManifest, type Manifest} from '../engine/format/manifest';
import type {SearchHit, SearchRequest, SearchResponse} from '../engine/types';
import {isStale, SearchService, type ReadAsset} from './service';

const HITS_PER_PAGE = 20;
const TAG_FACET = 'docusaurus_tag';

/** The docs tags that a request asks for; `undefined` for all. */
function tagsOf({facetFilters = []}: SearchRequest): Set<string> | undefined {
  const filters = facetFilters.flat().filter(filter => filter.startsWith(`${TAG_FACET}:`));
  return filters.length > 0
    ? new Set(filters.map(filter => filter.slice(TAG_FACET.length + 1)))
    : undefined;
}

/** Adds the counts of one index to those of the others. */
function addFacets(all: NonNullable<SearchResponse['facets']>, more: SearchResponse['facets']) {
  for (const [facet, counts] of Object.entries(more ?? {})) {
    const known = (all[facet] ??= {});
    for (const [value, count] of Object.entries(counts)) known[value] = (known[value] ?? 0) + count;
  }
}

/**
 * Answers search requests from all indexes of a site: one for each version of docs that have several,
 * and one for the rest, so that a word that only another version has neither answers a query nor
 * keeps a typo from being seen. A request's `docusaurus_tag` filters say which versions it asks.
 */
export class SiteSearch {
  private services = new Map<string, SearchService>();
  private manifest: Promise<Manifest> | undefined;

  /**
   * @param read reads a file of the search by its name.
   * @param where shown before file names in errors, for example the folder's address.
   */
  constructor(
    private readonly read: ReadAsset,
    private readonly where = '',
  ) {}

  /** Loads what every search needs. A failure is not kept: the next call tries again. */
  async preload(): Promise<void> {
    await this.serviceOf('').preload();
  }

  /** @throws the signal's reason as soon as nobody waits for the answer any more. */
  async search(
    requests: readonly SearchRequest[],
    options: {signal?: AbortSignal} = {},
  ): Promise<SearchResponse[]> {
    const {versions = {}} = await this.readManifest();
    const names = ['', ...Object.keys(versions)];
    if (names.length === 1) return this.serviceOf('').search(requests, options);
    return Promise.all(
      requests.map(async request => {
        const tags = tagsOf(request);
        const asked = names.filter(name => name === '' || !tags || tags.has(name));
        return this.merged(request, asked, options);
      }),
    );
  }

  /** Asks several indexes for all hits up to the page that is wanted, and merges them by score. */
  private async merged(
    request: SearchRequest,
    names: readonly string[],
    options: {signal?: AbortSignal},
  ): Promise<SearchResponse> {
    const page = Math.max(0, request.page ?? 0);
    const hitsPerPage = Math.max(0, request.hitsPerPage ?? HITS_PER_PAGE);
    const wanted = {...request, page: 0, hitsPerPage: (page + 1) * hitsPerPage};
    const answers = await Promise.all(
      names.map(async name => (await this.serviceOf(name).search([wanted], options))[0]!),
    );
    const facets: NonNullable<SearchResponse['facets']> = {};
    answers.forEach(answer => addFacets(facets, answer.facets));
    const scoreOf = ({score = 0}: SearchHit): number => score;
    const hits = answers.flatMap(answer => answer.hits).sort((a, b) => scoreOf(b) - scoreOf(a));
    const nbHits = answers.reduce((sum, answer) => sum + answer.nbHits, 0);
    return {
      ...answers[0]!,
      ...(Object.keys(facets).length > 0 && {facets}),
      hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits,
      nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0,
      page,
      hitsPerPage,
    };
  }

  private serviceOf(name: string): SearchService {
    let service = this.services.get(name);
    if (!service) {
      service = new SearchService((file, isAgain) => this.readFor(name, file, isAgain), this.where);
      this.services.set(name, service);
    }
    return service;
  }

  /** Gives each index's service a manifest that names its own index. */
  private async readFor(
    name: string,
    file: string,
    isAgain: boolean,
  ): Promise<Uint8Array<ArrayBuffer>> {
    if (file !== MANIFEST_FILE) return this.read(file, isAgain);
    if (isAgain) this.manifest = undefined;
    const {version, index, versions = {}} = await this.readManifest(isAgain);
    const own: Manifest = {version, index: name === '' ? index : (versions[name] ?? index)};
    return new TextEncoder().encode(JSON.stringify(own));
  }

  private readManifest(isAgain = false): Promise<Manifest> {
    const read = async (again: boolean): Promise<Manifest> => {
      const bytes = await this.read(MANIFEST_FILE, again);
      return parseManifest(new TextDecoder().decode(bytes), `${this.where}${MANIFEST_FILE}`);
    };
    this.manifest ??= read(isAgain)
      .catch((error: unknown) => {
        if (isStale(error) && !isAgain) return read(true);
        throw error;
      })
      .catch((error: unknown) => {
        this.manifest = undefined;
        throw error;
      });
    return this.manifest;
  }
}
