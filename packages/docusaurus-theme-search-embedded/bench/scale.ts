import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {setTimeout as sleep} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {createSearchAssets, writeSearchAssets} from '../src/build/assets';
import {buildIndex} from '../src/engine/format/writeIndex';
import {SiteSearch} from '../src/client/siteSearch';
import {searchInMemory} from '../tests/support/searchInMemory';
import {toPages} from '../src/records';
import type {SearchRecord} from '../src/shared/record';
import {Vocabulary} from './generated';

/**
 * Measures how search scales with a site. Generates records of sites of several sizes, with a Zipfian
 * vocabulary, and prints the cost of the build, the data and memory of a first search, and the CPU time of a keystroke.
 */
const {values} = parseArgs({
  options: {
    pages: {type: 'string', multiple: true, default: ['100', '1000', '4000', '10000']},
    records: {type: 'string', default: '30'},
    words: {type: 'string', default: '30000'},
    /** Milliseconds between request and response. */
    rtt: {type: 'string', default: '5'},
  },
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the bytes in use by objects and buffers. V8 frees buffers some time after their objects. */
async function usedMemory(): Promise<number> {
  collectGarbage();
  await sleep(200);
  collectGarbage();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

const vocabulary = new Vocabulary(Number(values.words));
const phrase = (length: number) => vocabulary.phrase(length);

/**
 * Types a query into a new search, one key per 60 ms, with a round trip per file. Aborts replaced queries,
 * as the dialog does.
 *
 * @returns the bytes and requests of the data, without code, and the bytes of memory that the search keeps
 */
async function firstSearch(
  records: Iterable<SearchRecord>,
  query: string,
): Promise<{data: string; memory: number}> {
  const {files} = createSearchAssets(toPages(records));
  let bytes = 0;
  let requests = 0;
  const memory = await usedMemory();
  const site = new SiteSearch(async name => {
    requests++;
    await sleep(Number(values.rtt));
    bytes += files.get(name)!.length;
    // A browser has its own copy.
    return files.get(name)!.slice();
  });
  await site.preload();
  let controller = new AbortController();
  const input = {from: 0, to: 20, excerptWords: 10};
  for (const typed of keystrokes(query)) {
    controller.abort();
    controller = new AbortController();
    const {signal} = controller;
    site.find({...input, query: typed, excerptWords: 0}, {signal}).catch(() => {});
    await sleep(60);
  }
  const {hits} = await site.find({...input, query, excerptWords: 0});
  const ids = hits.filter(({kind}) => kind === 'text').map(({id}) => id);
  await site.readExcerpts({...input, query, ids, maxFiles: 2});
  const kept = (await usedMemory()) - memory;
  // Later uses of the search and its files keep both in memory until here.
  await site.preload();
  return {data: `${Math.round(bytes / 1000)} kB in ${requests}`, memory: kept};
}

/** Returns the query after each key. */
function keystrokes(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}

/** Returns the 95th percentile in ms of the keystrokes of 90 queries of one to three words, a third of them misspelled. */
function keystroke(records: Iterable<SearchRecord>): number {
  const built = buildIndex(toPages(records));
  const search = searchInMemory(built);
  const times: number[] = [];
  for (let query = 0; query < 90; query++) {
    const text = phrase(1 + (query % 3));
    const middle = Math.floor(text.length / 2);
    const isMisspelt = query % 9 < 3;
    const typed = isMisspelt ? `${text.slice(0, middle)}x${text.slice(middle + 1)}` : text;
    for (const keys of keystrokes(typed)) {
      const start = process.cpuUsage();
      search(keys).best(20);
      const {user, system} = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

async function main(): Promise<void> {
  console.log(
    '| pages | records | build s | build MB | files | all kB | index kB | typed letter by letter | search MB | key p95 ms |',
  );
  console.log(
    '| ----: | ------: | ------: | -------: | ----: | -----: | -------: | ---------------------: | --------: | ---------: |',
  );
  for (const pages of values.pages.map(Number)) {
    const records = () => vocabulary.records(pages, Number(values.records));
    const folder = mkdtempSync(path.join(tmpdir(), 'search-scale-'));
    const start = performance.now();
    const figures = writeSearchAssets(folder, toPages(records()));
    const seconds = (performance.now() - start) / 1000;
    const megabytes = process.memoryUsage().rss / 1e6;
    const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry =>
      entry.isFile(),
    ).length;
    const indexKB = Math.round(statSync(path.join(folder, 'search-index/index.json')).size / 1000);
    rmSync(folder, {recursive: true});
    const query = `${vocabulary.words[40]} ${vocabulary.words[300]}`;
    const {data, memory} = await firstSearch(records(), query);
    const p95 = keystroke(records());
    const row = [pages, figures.records, seconds.toFixed(1), megabytes.toFixed(0)];
    row.push(files, Math.round(figures.gzipBytes / 1000), indexKB, data);
    row.push((memory / 1e6).toFixed(1), p95.toFixed(1));
    console.log(`| ${row.join(' | ')} |`);
  }
}

void main();
