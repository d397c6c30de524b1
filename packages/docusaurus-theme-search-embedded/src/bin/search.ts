import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createSearchAssets} from '../plugin/assets';
import {SEARCH_FOLDER} from '../engine/format/manifest';
import {readRecords} from '../records/file';
import {MissingAssetError} from '../client/service';
import {SiteSearch} from '../client/siteSearch';
import type {SearchHit, SearchRecord} from '../engine/types';

const HELP = `Usage:
  docusaurus-search-embedded search "api key"
      prints the hits of the built site's index
  docusaurus-search-embedded search --records FILE.json[.gz] --queries FILE.txt
      builds an index from DocSearch records (a JSON array) and answers each line of FILE.txt:
      on standard output a JSON line {"q", "urls" (up to 20, best first), "ms"} a query, then on
      standard error {"records", "indexBytes", "gzipBytes", "buildMs", "loadMs", "p50Ms", "p95Ms"}.
      Bytes count the index and the display texts together, as they would be deployed
      (gzipBytes), and expanded (indexBytes).

Options:
  --records FILE   DocSearch records
  --queries FILE   one query a line
  --site FOLDER    another built site than build/
  -h, --help       this text
`;

/** A wrong flag or file: printed without a stack, ends with status 1. */
export class UsageError extends Error {}

/** `search`: searches a built site's index, or any DocSearch records, with the engine that the browser runs. */
export async function search(args: string[]): Promise<void> {
  const {values, positionals} = parseFlags(args);
  if (values.help) {
    process.stdout.write(HELP);
  } else if (values.records !== undefined || values.queries !== undefined) {
    if (!values.records || !values.queries) {
      throw new UsageError('--records and --queries go together; one of them is missing.');
    }
    if (positionals.length > 0) {
      throw new UsageError(`Unexpected "${positionals[0]}" beside --records and --queries.`);
    }
    await answerQueries(values.records, values.queries);
  } else if (positionals.length > 0) {
    await searchSite(positionals.join(' '), values.site ?? 'build');
  } else {
    throw new UsageError(`Give a query, or --records and --queries.\n\n${HELP}`);
  }
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        records: {type: 'string'},
        queries: {type: 'string'},
        site: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`);
  }
}

async function searchSite(query: string, site: string): Promise<void> {
  const folder = path.join(site, SEARCH_FOLDER);
  const service = new SiteSearch(async name => {
    const file = path.join(folder, name);
    const bytes = await readFile(file).catch(error => {
      throw isMissing(error) ? new MissingAssetError(file) : error;
    });
    return new Uint8Array(bytes);
  }, `${folder}${path.sep}`);
  const [answer] = await service
    .search([
      {
        indexName: '',
        query,
        attributesToSnippet: ['content:20'],
        highlightPreTag: '',
        highlightPostTag: '',
      },
    ])
    .catch((error: Error) => {
      throw new UsageError(error.message);
    });
  const lines = answer!.hits.map(describe);
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : `No results for "${query}".\n`);
}

/** One hit as two or three lines: where it is, its address, what it says. */
function describe({url, hierarchy, _snippetResult}: SearchHit): string {
  const trail = Object.values(hierarchy).filter(Boolean).join(' › ');
  const text = _snippetResult?.content?.value;
  return [trail, `  ${url}`, ...(text ? [`  ${text}`] : [])].join('\n');
}

async function answerQueries(recordsFile: string, queriesFile: string): Promise<void> {
  const records = await readAll(recordsFile);
  const queries = (await readInput(queriesFile)).toString('utf8').split(/\r?\n/).filter(Boolean);
  if (queries.length === 0) throw new UsageError(`${queriesFile}: holds no query.`);

  const buildStart = performance.now();
  const built = attempt(recordsFile, () => createSearchAssets(records));
  const buildMs = performance.now() - buildStart;
  const files = new Map(built.files.map(({name, bytes}) => [name, bytes]));

  const loadStart = performance.now();
  const service = new SiteSearch(async name => files.get(name)!);
  await service.preload();
  const loadMs = performance.now() - loadStart;

  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const [answer] = await service.search([{indexName: '', query, hitsPerPage: 20}]);
    const ms = performance.now() - start;
    times.push(ms);
    const line = {q: query, urls: answer!.hits.map(({url}) => url), ms: round(ms)};
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  times.sort((a, b) => a - b);
  const summary = {
    records: built.figures.records,
    indexBytes: built.figures.indexBytes,
    gzipBytes: built.figures.gzipBytes,
    buildMs: round(buildMs),
    loadMs: round(loadMs),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!),
    p95Ms: round(times[Math.floor(times.length * 0.95)]!),
  };
  process.stderr.write(`${JSON.stringify(summary)}\n`);
}

async function readAll(file: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  try {
    // What is no record is told by the index, which names its place.
    for await (const record of readRecords(file)) records.push(record as SearchRecord);
  } catch (error) {
    throw new UsageError(isMissing(error) ? `${file}: no such file.` : (error as Error).message);
  }
  return records;
}

async function readInput(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(
      isMissing(error) ? `${file}: no such file.` : `${file}: ${(error as Error).message}`,
    );
  }
}

/** Runs `action`; what goes wrong in it is the file's fault, so the message begins with it. */
function attempt<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
