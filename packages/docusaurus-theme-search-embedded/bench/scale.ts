import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {setTimeout as sleep} from 'node:timers/promises';
import {createSearchAssets, writeSearchAssets} from '../src/plugin/assets';
import {buildIndex} from '../src/engine/format/writeIndex';
import {SiteSearch} from '../src/client/siteSearch';
import {engineOf} from '../src/engine/query/engine';
import type {SearchRecord} from '../src/engine/types';

/**
 * Measures how search scales with a site. Generates records of sites of several sizes, with a Zipfian
 * vocabulary, and prints the cost of the build, the data that a first search fetches, and the CPU time of
 * a keystroke.
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

/** Returns a deterministic generator of numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const SYLLABLES = 'ba co di fe go hu ka le mi no pa re si to vu wi za cre pla sto tri'.split(' ');
const random = randomOf(1);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const vocabulary = Array.from({length: Number(values.words)}, () =>
  Array.from({length: 1 + Math.ceil(random() * 3)}, () => pick(SYLLABLES)).join(''),
);
/** The most frequent words are stop words, which texts are not indexed by. */
const STOP_WORDS = 25;
const word = () => {
  const rank =
    STOP_WORDS * ((vocabulary.length + STOP_WORDS) / STOP_WORDS) ** random() - STOP_WORDS;
  return vocabulary[Math.floor(rank)]!;
};
const phrase = (length: number) => Array.from({length}, word).join(' ');

function* generate(pages: number, perPage: number): Generator<SearchRecord> {
  for (let page = 0; page < pages; page++) {
    const lvl1 = phrase(3);
    const url = `https://docs.example/${page % 200}/${lvl1.replaceAll(' ', '-')}-${page}`;
    let lvl2: string | null = null;
    for (let position = 0; position < perPage; position++) {
      const isHeading = position > 0 && position % 5 === 0;
      if (isHeading) lvl2 = phrase(3);
      const anchor = lvl2 && lvl2.replaceAll(' ', '-');
      yield {
        objectID: `${page}-${position}`,
        type: position === 0 ? 'lvl1' : isHeading ? 'lvl2' : 'content',
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor,
        content: position === 0 || isHeading ? null : phrase(12 + Math.floor(random() * 30)),
        hierarchy: {lvl0: 'Docs', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      };
    }
  }
}

/**
 * Types a query into a new search, one key per 60 ms, with a round trip per file. Aborts replaced queries,
 * as the dialog does.
 *
 * @returns the bytes and requests of the data, without code
 */
async function firstSearch(records: Iterable<SearchRecord>, query: string): Promise<string> {
  const files = new Map(createSearchAssets(records).files.map(({name, bytes}) => [name, bytes]));
  let bytes = 0;
  let requests = 0;
  const site = new SiteSearch(async name => {
    requests++;
    await sleep(Number(values.rtt));
    bytes += files.get(name)!.length;
    return files.get(name)!;
  });
  await site.preload();
  let controller = new AbortController();
  let answer: Promise<unknown> = Promise.resolve();
  for (const typed of keystrokes(query)) {
    controller.abort();
    controller = new AbortController();
    const input = {query: typed, from: 0, to: 20, excerptRows: 8, excerptWords: 10};
    answer = site.find(input, {signal: controller.signal, onHits: () => {}}).catch(() => {});
    await sleep(60);
  }
  await answer;
  return `${Math.round(bytes / 1000)} kB in ${requests}`;
}

/** Returns the query after each key. */
function keystrokes(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}

/** Returns the 95th percentile in ms of the keystrokes of 90 queries of one to three words, a third of them misspelled. */
function keystroke(records: Iterable<SearchRecord>): number {
  const built = buildIndex(records);
  const engine = engineOf(built);
  const times: number[] = [];
  for (let query = 0; query < 90; query++) {
    const text = phrase(1 + (query % 3));
    const middle = Math.floor(text.length / 2);
    const isMisspelt = query % 9 < 3;
    const typed = isMisspelt ? `${text.slice(0, middle)}x${text.slice(middle + 1)}` : text;
    for (const keys of keystrokes(typed)) {
      const start = process.cpuUsage();
      engine.search(keys).best(20);
      const {user, system} = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

async function main(): Promise<void> {
  console.log(
    '| pages | records | build s | build MB | all kB | index kB | typed letter by letter | key p95 ms |',
  );
  console.log(
    '| ----: | ------: | ------: | -------: | -----: | -------: | ---------------------: | ---------: |',
  );
  for (const pages of values.pages.map(Number)) {
    const records = () => generate(pages, Number(values.records));
    const folder = mkdtempSync(path.join(tmpdir(), 'search-scale-'));
    const start = performance.now();
    const figures = writeSearchAssets(records(), folder);
    const seconds = (performance.now() - start) / 1000;
    const megabytes = process.memoryUsage().rss / 1e6;
    const indexKB = Math.round(statSync(path.join(folder, 'search/index.json')).size / 1000);
    rmSync(folder, {recursive: true});
    const typed = await firstSearch(records(), `${vocabulary[40]} ${vocabulary[300]}`);
    const p95 = keystroke(records());
    const row = [pages, figures.records, seconds.toFixed(1), megabytes.toFixed(0)];
    row.push(Math.round(figures.gzipBytes / 1000), indexKB, typed, p95.toFixed(1));
    console.log(`| ${row.join(' | ')} |`);
  }
}

void main();
