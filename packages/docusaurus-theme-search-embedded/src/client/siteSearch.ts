import {indexFile} from '../engine/format/files.js';
import type {
  ExcerptQuery,
  Excerpts,
  Hit,
  InputQuery,
  ResultPage,
  SearchBackend,
  RequestOptions,
} from './hit.js';
import type {ScoredSection} from '../engine/ranking/rankedSections.js';
import {isStale, SearchFiles, type FilesOptions, type ReadAsset} from './files.js';
import {PromiseCache} from './promiseCache.js';
import {reportFailure} from './report.js';
import {searchIndexes, type FoundInIndexes} from './searchIndexes.js';
import {MissingFiles, LoadedIndex, type IndexResults} from './loadedIndex.js';

/** The number of cached result lists, for requests of further pages or counts. */
const maxCachedResults = 8;

/** The number of rows that are checked for phrases, even if a query only counts. */
const minCheckedRows = 20;

type RankedHit = {hit: Hit; results: IndexResults; found: ScoredSection};

/** The indexes of a deployment. */
type Deployment = {
  main: LoadedIndex;
  versions: Record<string, string>;
  files: SearchFiles;
  missing: MissingFiles;
  indexes: PromiseCache<LoadedIndex>;
  /** The results of a query in each index. */
  results: PromiseCache<FoundInIndexes>;
};

const tagFilter = 'docusaurus_tag:';

/** Returns the docs tags that have an index and that a query includes: those it filters by, or else all. */
function searchedTags(
  {versions}: Deployment,
  filters: InputQuery['filters'] = [],
): readonly string[] {
  const tags = filters.flat().filter(filter => filter.startsWith(tagFilter));
  return Object.keys(versions).filter(tag => tags.length === 0 || tags.includes(tagFilter + tag));
}

/**
 * Answers queries from all indexes of a site: one per docs version, if there are several, and one for
 * everything else. With separate indexes, words of other versions neither match nor hide typos.
 */
export class SiteSearch implements SearchBackend {
  private deployment: Promise<Deployment> | undefined;
  private readonly missing = new MissingFiles();

  /**
   * @param read reads a search file by its name
   * @param where a prefix for file names in errors, for example the folder's URL
   */
  constructor(
    private readonly read: ReadAsset,
    private readonly where = '',
    private readonly options?: FilesOptions,
  ) {}

  /**
   * Loads the main index and the indexes of the given docs tags. After a failure, the next call tries
   * again.
   */
  async preload(tags: readonly string[] = []): Promise<void> {
    const deployment = await this.load();
    const known = tags.filter(tag => Object.hasOwn(deployment.versions, tag));
    await Promise.all(known.map(tag => indexOf(deployment, tag)));
  }

  /** Returns the indexes that a query with these filters searches, by docs tag; the main one has none. */
  async indexes(filters?: InputQuery['filters']): Promise<Map<string, LoadedIndex>> {
    const deployment = await this.load();
    const tags = searchedTags(deployment, filters);
    const load = async (tag: string) => [tag, await indexOf(deployment, tag)] as const;
    return new Map([['', deployment.main], ...(await Promise.all(tags.map(load)))]);
  }

  /** @throws the signal's reason, as soon as it is aborted */
  async find(query: InputQuery, {signal}: RequestOptions = {}): Promise<ResultPage> {
    return this.withDeployment(async (deployment, isLast) => {
      const {all, partOfLine, lacksIndexes} = await searchAll(deployment, query, isLast, signal);
      const rows = Math.max(query.to, minCheckedRows);
      await Promise.all(all.map(results => results.checkPhrases(rows, signal)));
      const ranked = rank(all, query);
      const hits = ranked.map(({hit}) => hit);
      const {excerptWords} = query;
      const lacksFiles = lacksIndexes || all.some(results => results.lacksFiles);
      const page = {
        hits,
        total: all.reduce((sum, {total}) => sum + total, 0),
        ...(all.some(({isComplete}) => !isComplete) && {isPartial: true}),
        ...(lacksFiles && {lacksFiles}),
        ...(partOfLine !== undefined && !lacksFiles && {partOfLine}),
        areas: addCounts(all.map(results => results.countAreas())),
      };
      if (excerptWords === 0) {
        return page;
      }
      const ids = hits.filter(({kind}) => kind === 'text').map(({id}) => id);
      const excerpts = await excerptsOf(ranked, {...query, ids}, signal);
      return {
        ...page,
        hits: hits.map(hit => ({...hit, excerpt: excerpts.get(hit.id) ?? undefined})),
        ...(Array.from(excerpts.values()).includes(undefined) && {lacksFiles: true}),
      };
    });
  }

  /** @throws the signal's reason, as soon as it is aborted */
  async readExcerpts(query: ExcerptQuery, {signal}: RequestOptions = {}): Promise<Excerpts> {
    return this.withDeployment(async (deployment, isLast) => {
      const {all} = await searchAll(deployment, query, isLast, signal);
      // Results that left the cache have to be checked again.
      const unchecked = all.filter(results => results.best(1).length === 0);
      await Promise.all(unchecked.map(results => results.checkPhrases(query.to, signal)));
      return Object.fromEntries(await excerptsOf(rank(all, query), query, signal));
    });
  }

  /**
   * Runs a search, and runs it again with the new index if a deployment replaced the files.
   *
   * @param search receives whether this is the second time, which reports what is still missing.
   */
  private async withDeployment<T>(
    search: (deployment: Deployment, isLast: boolean) => Promise<T>,
  ): Promise<T> {
    const loading = this.load();
    const deployment = await loading;
    try {
      return await search(deployment, false);
    } catch (error) {
      if (!isStale(error)) {
        throw error;
      }
      if (this.deployment === loading) {
        this.deployment = undefined;
      }
      const again = await this.load();
      return this.missing.retry(() => search(again, true));
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
    const files = new SearchFiles(this.read, this.where, this.options);
    const main = await LoadedIndex.load(files, indexFile, this.missing);
    return {
      main,
      versions: main.engine.header.versions ?? {},
      files,
      missing: this.missing,
      indexes: new PromiseCache<LoadedIndex>(Infinity),
      results: new PromiseCache<FoundInIndexes>(maxCachedResults, {
        // The next search may have a connection.
        isUsable: ({all}) => all.every(({lacksFiles}) => !lacksFiles),
      }),
    };
  }
}

/** Returns the index of a docs tag. */
function indexOf(
  {versions, files, indexes, missing}: Deployment,
  tag: string,
): Promise<LoadedIndex> {
  return indexes.getOrCreate(tag, () => LoadedIndex.load(files, versions[tag]!, missing));
}

/**
 * Searches the main index and those of the versions that the query includes. Leaves out a version whose index
 * cannot be read, if there are others.
 *
 * @param isLast whether a missing file is no reason to load the main index again.
 */
async function searchAll(
  deployment: Deployment,
  {query, filters}: InputQuery,
  isLast: boolean,
  signal?: AbortSignal,
): Promise<FoundInIndexes & {lacksIndexes: boolean}> {
  const tags = searchedTags(deployment, filters);
  let failure: unknown;
  const load = async (tag: string): Promise<LoadedIndex | undefined> => {
    try {
      return await indexOf(deployment, tag);
    } catch (error) {
      if (isStale(error) && !isLast) {
        throw error;
      }
      reportFailure(error);
      failure = error;
      return undefined;
    }
  };
  const loaded = await Promise.all(tags.map(load));
  const present = tags.filter((_, index) => loaded[index]);
  if (failure !== undefined && present.length === 0) {
    throw failure;
  }
  const others = loaded.filter(index => index !== undefined);
  const indexes = [deployment.main, ...others] as const;
  const find = (shared: AbortSignal) => searchIndexes(indexes, {query, filters}, shared);
  const key = JSON.stringify([present, query, filters]);
  const found = await deployment.results.getOrCreate(key, find, signal);
  return {...found, lacksIndexes: failure !== undefined};
}

/** Merges the results of several indexes, and returns those that the query requests. */
function rank(all: readonly IndexResults[], {from, to}: InputQuery): RankedHit[] {
  return all
    .flatMap(results => results.best(to).map(found => ({results, found})))
    .sort((a, b) => b.found.score - a.found.score)
    .slice(from, to)
    .map(({results, found}) => ({results, found, hit: results.hit(found)}));
}

/**
 * Reads the text files of some hits, and returns the excerpts of all hits with texts in these files; undefined for
 * those that cannot be read.
 */
async function excerptsOf(
  ranked: readonly RankedHit[],
  {ids, maxFiles, excerptWords}: ExcerptQuery,
  signal?: AbortSignal,
): Promise<Map<string, string | null | undefined>> {
  const fileOf = new Map(ranked.map(({hit, results, found}) => [hit.id, results.textFile(found)]));
  const wanted = new Set(ids.map(id => fileOf.get(id)));
  const files = new Set(Array.from(wanted).slice(0, maxFiles));
  const read = ranked.filter(({hit}) => files.has(fileOf.get(hit.id)));
  const excerpts = await Promise.all(
    read.map(async ({hit, results, found}) => {
      const excerpt = await results.readExcerpt(found, excerptWords, signal);
      return [hit.id, excerpt] as const;
    }),
  );
  return new Map(excerpts);
}

/** Adds the numbers of results by area of several indexes. */
function addCounts(all: readonly Record<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [area, count] of all.flatMap(counts => Object.entries(counts))) {
    sums.set(area, (sums.get(area) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}
