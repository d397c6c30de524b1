import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {FolderSearch} from '../src/bin/folderSearch';
import {search} from '../src/bin/search';
import {run} from '../src/bin/run';
import {createSearchAssets} from '../src/build/assets';
import {SiteSearch} from '../src/client/siteSearch';
import {toPages} from '../src/records';
import {readRecords} from '../src/records/file';
import type {SearchRecord} from '../src/shared/record';
import {resolveCallerPaths} from './callerPaths';

/**
 * `npm run search`: the published command `search`, and a measurement that only this repository needs.
 *
 *   --queries FILE.txt        runs each line as a query
 *   --records FILE.json[.gz]  on an index of these DocSearch records (a JSON array)
 *   --site FOLDER             or on the index of a built site
 *
 * Standard output gets a JSON line per query: {"q", "urls" (up to 20, best first), "ms"}. Standard error
 * gets {"records", "indexBytes", "gzipBytes", "buildMs", "loadMs", "p50Ms", "p95Ms"}, the first four only
 * with records. Bytes are those of the index and the display texts, compressed as deployed (gzipBytes) and
 * uncompressed (indexBytes).
 */
export async function main(args: string[]): Promise<void> {
  if (!args.some(arg => /^--(?:records|queries)(?:=|$)/.test(arg))) {
    return search(args);
  }
  const {values} = parseArgs({
    args,
    options: {records: {type: 'string'}, queries: {type: 'string'}, site: {type: 'string'}},
  });
  const {records, queries, site} = values;
  if (!queries || (records === undefined) === (site === undefined)) {
    throw new Error(
      '--queries goes together with either --records or --site. Add the one that is missing.',
    );
  }
  const lines = await readQueries(queries);
  const index = await (site ? openSite(site) : indexRecords(records!));
  return answerQueries(lines, index);
}

/** A search that has not read its index, and the figures of the index's creation. */
type Index = {service: SiteSearch; figures?: object};

async function openSite(folder: string): Promise<Index> {
  return {service: (await FolderSearch.open(folder)).search};
}

async function indexRecords(file: string): Promise<Index> {
  const records = (await readRecords(file)) as SearchRecord[];
  const start = performance.now();
  const {files, figures} = createAssets(file, records);
  const buildMs = round(performance.now() - start);
  const service = new SiteSearch(async name => files.get(name)!);
  return {service, figures: {...figures, buildMs}};
}

/**
 * Builds the index files.
 *
 * @throws Error naming the file and the index of an invalid record.
 */
function createAssets(file: string, records: SearchRecord[]) {
  try {
    return createSearchAssets(toPages(records));
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, {cause});
  }
}

async function answerQueries(queries: readonly string[], {service, figures}: Index): Promise<void> {
  const loadStart = performance.now();
  await service.preload();
  const loadMs = performance.now() - loadStart;

  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const {hits} = await service.find({query, from: 0, to: 20, excerptWords: 10});
    const ms = performance.now() - start;
    times.push(ms);
    const line = {q: query, urls: hits.map(({url}) => url), ms: round(ms)};
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  times.sort((a, b) => a - b);
  const summary = {
    ...figures,
    loadMs: round(loadMs),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!),
    p95Ms: round(times[Math.floor(times.length * 0.95)]!),
  };
  process.stderr.write(`${JSON.stringify(summary)}\n`);
}

async function readQueries(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file}: no such file.`);
  });
  const queries = text.split(/\r?\n/).filter(Boolean);
  if (queries.length === 0) {
    throw new Error(`${file}: contains no queries.`);
  }
  return queries;
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

if (require.main === module) {
  const paths = ['--records', '--queries', '--site'];
  void run(() => main(resolveCallerPaths(process.argv.slice(2), paths)));
}
