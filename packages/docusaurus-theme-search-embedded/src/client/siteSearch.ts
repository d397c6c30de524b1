import {INDEX_FILE} from '../engine/format/files';
import type {Hit, InputQuery, ResultPage, SearchBackend, SearchOptions} from '../engine/hit';
import type {ScoredSection} from '../engine/query/rankedSections';
import {isStale, SearchFiles, type ReadAsset} from './files';
import {abortable, PromiseCache} from './promiseCache';
import {SiteIndex, type IndexResults} from './siteIndex';

/** The number of cached result lists, for requests of further pages or counts. */
const MAX_CACHED_RESULTS = 8;

/**
 * The maximum number of text files that a first answer reads. Rows with texts in other files only show
 * their heading at first.
 */
const MAX_TEXT_FILES = 3;

/** Milliseconds after the last keystroke before excerpts are read. Hits are reported earlier. */
const PAUSE_MS = 200;

type Ranked = {results: IndexResults; found: ScoredSection};

/** The indexes of a deployment. */
type Deployment = {
  main: SiteIndex;
  versions: Record<string, string>;
  files: SearchFiles;
  indexes: PromiseCache<SiteIndex>;
  results: PromiseCache<IndexResults>;
};

const tagFilter = 'docusaurus_tag:';

/** Returns the docs tags that a query filters by; undefined for all. */
function tagsOf({filters = []}: InputQuery): Set<string> | undefined {
  const tags = filters.flat().filter(filter => filter.startsWith(tagFilter));
  return tags.length > 0 ? new Set(tags.map(tag => tag.slice(tagFilter.length))) : undefined;
}

/**
 * Answers queries from all indexes of a site: one per docs version, if there are several, and one for
 * everything else. With separate indexes, words of other versions neither match nor hide typos.
 */
export class SiteSearch implements SearchBackend {
  private deployment: Promise<Deployment> | undefined;

  /**
   * @param read reads a search file by its name
   * @param where a prefix for file names in errors, for example the folder's URL
   */
  constructor(
    private readonly read: ReadAsset,
    private readonly where = '',
    private readonly maxBytes?: number,
  ) {}

  /**
   * Loads the main index and the indexes of the given docs tags. After a failure, the next call tries
   * again.
   */
  async preload(tags: readonly string[] = []): Promise<void> {
    const deployment = await this.load();
    const known = tags.filter(tag => Object.hasOwn(deployment.versions, tag));
    await Promise.all(known.map(tag => this.indexOf(deployment, tag)));
  }

  /** @throws the signal's reason, as soon as it is aborted */
  async find(query: InputQuery, options: SearchOptions = {}): Promise<ResultPage> {
    const loading = this.load();
    const deployment = await loading;
    try {
      return await this.answer(deployment, query, options);
    } catch (error) {
      if (!isStale(error)) throw error;
      // A deployment replaced the files, and the new index lists the new ones.
      if (this.deployment === loading) this.deployment = undefined;
      return this.answer(await this.load(), query, options);
    }
  }

  private load(): Promise<Deployment> {
    this.deployment ??= this.loadMain().catch(error => {
      this.deployment = undefined;
      throw error;
    });
    return this.deployment;
  }

  private async loadMain(): Promise<Deployment> {
    const files = new SearchFiles(this.read, this.where, this.maxBytes);
    const main = await SiteIndex.load(files, INDEX_FILE);
    const {versions = {}} = main.engine.header;
    const indexes = new PromiseCache<SiteIndex>(3);
    return {
      main,
      versions,
      files,
      indexes,
      results: new PromiseCache<IndexResults>(MAX_CACHED_RESULTS),
    };
  }

  private async indexOf({main, versions, files, indexes}: Deployment, tag: string) {
    const name = versions[tag];
    return name ? indexes.getOrCreate(tag, () => SiteIndex.load(files, name)) : main;
  }

  private async answer(
    deployment: Deployment,
    query: InputQuery,
    {signal, onHits}: SearchOptions,
  ): Promise<ResultPage> {
    const tags = tagsOf(query);
    const versions = Object.keys(deployment.versions).filter(tag => !tags || tags.has(tag));
    const list = async (tag: string): Promise<IndexResults> => {
      const index = await this.indexOf(deployment, tag);
      const key = JSON.stringify([tag, query.query, query.filters]);
      const {results} = deployment;
      return results.getOrCreate(key, own => index.search(query, own), signal);
    };
    const all = await Promise.all(['', ...versions].map(list));
    const ranked = all
      .flatMap(results => results.best(query.to).map((found): Ranked => ({results, found})))
      .sort((a, b) => b.found.score - a.found.score)
      .slice(query.from, query.to);
    const page: ResultPage = {
      hits: ranked.map(({results, found}) => results.hit(found)),
      total: all.reduce((sum, {total}) => sum + total, 0),
      ...(query.facets && {
        counts: addCounts(all.map(results => results.countFacets(query.facets!))),
      }),
    };
    if (query.excerptWords === 0) return page;
    if (onHits) {
      onHits(page);
      await abortable(new Promise(resolve => setTimeout(resolve, PAUSE_MS)), signal);
    }
    const maxFiles = onHits ? MAX_TEXT_FILES : Infinity;
    return {
      ...page,
      hits: await withExcerpts(page.hits, ranked, query.excerptWords, maxFiles, signal),
    };
  }
}

/** Adds excerpts to hits whose texts match better than their headings, and to hits with texts in the same files. */
async function withExcerpts(
  hits: readonly Hit[],
  ranked: readonly Ranked[],
  words: number,
  maxFiles: number,
  signal?: AbortSignal,
): Promise<Hit[]> {
  const files = ranked.map(({results, found}) => results.textFile(found));
  const needed = new Set(files.filter((_, at) => hits[at]!.kind === 'text'));
  const read = new Set([...needed].slice(0, maxFiles));
  return Promise.all(
    ranked.map(({results, found}, at) =>
      read.has(files[at]!) ? results.withExcerpt(found, hits[at]!, words, signal) : hits[at]!,
    ),
  );
}

type Counts = NonNullable<ResultPage['counts']>;

/** Adds the counts of several indexes. */
function addCounts(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const [facet, counts] of all.flatMap(one => Object.entries(one))) {
    const known = (sum[facet] ??= {});
    for (const [value, count] of Object.entries(counts)) known[value] = (known[value] ?? 0) + count;
  }
  return sum;
}
