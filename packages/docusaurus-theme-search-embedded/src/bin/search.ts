import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createSearchAssets} from '../build/assets.js';
import {plainText, type Hit} from '../client/hit.js';
import {searchFolder} from '../engine/format/files.js';
import {toPages} from '../records/docsearch.js';
import {readRecords} from '../records/file.js';
import type {SearchRecord} from '../shared/record.js';
import {MissingAssetError} from '../client/files.js';
import {SiteSearch} from '../client/siteSearch.js';

const HELP = `Usage:
  docusaurus-search-embedded search "api key"
      searches the index of the built site
  docusaurus-search-embedded search --records FILE.json[.gz] --queries FILE.txt
      builds an index from DocSearch records (a JSON array) and runs each line of FILE.txt as a query.
      Standard output gets a JSON line per query: {"q", "urls" (up to 20, best first), "ms"}.
      Standard error gets {"records", "indexBytes", "gzipBytes", "buildMs", "loadMs", "p50Ms",
      "p95Ms"}. Bytes are those of the index and the display texts, compressed as deployed
      (gzipBytes) and uncompressed (indexBytes).

Options:
  --records FILE   DocSearch records
  --queries FILE   one query per line
  --site FOLDER    the built site, instead of build/
  -h, --help       prints this text
`;

/** `search`: searches a built site's index, or any DocSearch records, with the engine that runs in the browser. */
export async function search(args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      records: {type: 'string'},
      queries: {type: 'string'},
      site: {type: 'string'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
  } else if (values.records !== undefined || values.queries !== undefined) {
    if (!values.records || !values.queries) {
      throw new Error('--records and --queries go together. Add the one that is missing.');
    }
    if (positionals.length > 0) {
      throw new Error(`Unexpected "${positionals[0]}" after --records and --queries. Remove it.`);
    }
    await answerQueries(values.records, values.queries);
  } else if (positionals.length > 0) {
    await searchSite(positionals.join(' '), values.site ?? 'build');
  } else {
    throw new Error(`Pass a query, or --records and --queries.\n\n${HELP}`);
  }
}

async function searchSite(query: string, site: string): Promise<void> {
  const folder = path.join(site, searchFolder);
  const service = new SiteSearch(async name => {
    const file = path.join(folder, name);
    const bytes = await readFile(file).catch(error => {
      throw error.code === 'ENOENT' ? new MissingAssetError(file) : error;
    });
    return new Uint8Array(bytes);
  }, `${folder}${path.sep}`);
  const {hits} = await service.find({query, from: 0, to: 20, excerptWords: 20});
  const lines = hits.map(describe);
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : `No results for "${query}".\n`);
}

/** Formats a hit as two or three lines: headings, URL, excerpt. */
function describe({url, category, headings, excerpt}: Hit): string {
  const trail = [category, ...headings].filter(Boolean).join(' › ');
  return [trail, `  ${url}`, ...(excerpt ? [`  ${excerpt}`] : [])].map(plainText).join('\n');
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

async function answerQueries(recordsFile: string, queriesFile: string): Promise<void> {
  const records = (await readRecords(recordsFile)) as SearchRecord[];
  const queries = await readQueries(queriesFile);

  const buildStart = performance.now();
  const {files, figures} = createAssets(recordsFile, records);
  const buildMs = performance.now() - buildStart;

  const loadStart = performance.now();
  const service = new SiteSearch(async name => files.get(name)!);
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
    buildMs: round(buildMs),
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
