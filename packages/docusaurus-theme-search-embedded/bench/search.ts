import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {installed, makeStockSite} from 'tooling/bench/stock';
import {launchChromium} from 'tooling/chromium';
import {runQueries, indexBytes, ServedBuild} from './search/measure';
import {percentile, relevance} from './search/score';
import {readSet, sampled, type SearchSet} from './search/sets';
import {buildWith, installOurs, tools, type Tool} from './search/tools';

/**
 * `npm run bench -- search` builds stock Docusaurus sites from sets of records,
 * with our search, easyops', and Pagefind. It runs the same queries on each in one browser, and writes
 * `bench/results/search.json` and `search.md`. See `README.md`.
 */
const {values} = parseArgs({
  options: {
    set: {type: 'string', multiple: true, default: []},
    /** The number of queries per set. */
    queries: {type: 'string', default: '500'},
  },
});

type Figures = {
  search: string;
  /** Mean reciprocal rank, 0 to 1. */
  relevance: number;
  /** Bytes as sent. */
  index: number;
  /** Time of the indexing step. */
  seconds: number;
  /** Milliseconds from a query to its results. */
  p50: number;
  p95: number;
};

const results = path.join('bench', 'results');

/** Returns the time of the `postBuild` hooks from Docusaurus' performance log. Those of other plugins are negligible. */
function postBuildSeconds(output: string): number {
  const [, time, unit] = /postBuild\(\) - \D*?([\d.]+) (ms|seconds)/.exec(output) ?? [];
  return time ? Number(time) / (unit === 'ms' ? 1000 : 1) : 0;
}

async function measure(
  browser: Browser,
  site: string,
  {name, queries}: SearchSet,
  tool: Tool,
): Promise<Figures> {
  const {output, indexSeconds} = buildWith(site, tool);
  const directory = path.join(site, 'build');
  const served = await ServedBuild.start(directory);
  try {
    const texts = [...new Set(queries.map(({q}) => q))];
    const scripts = [
      path.join(__dirname, 'search/query.js'),
      installed('comlink/dist/umd/comlink.js'),
    ];
    const {urls, times} = await runQueries(browser, served, tool, texts, scripts);
    const lines = texts.map(q => JSON.stringify({q, urls: urls.get(q)}));
    writeFileSync(path.join(results, `search-${name}-${tool.name}.jsonl`), `${lines.join('\n')}\n`);
    return {
      search: tool.label,
      relevance: relevance(queries, urls),
      index: indexBytes(directory, tool),
      seconds: indexSeconds ?? postBuildSeconds(output),
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    };
  } finally {
    served.close();
  }
}

function table({name, queries}: SearchSet, rows: readonly Figures[]): string {
  const kB = (bytes: number) => Math.round(bytes / 1000);
  const lines = rows.map(row =>
    [
      row.search,
      row.relevance.toFixed(3),
      kB(row.index),
      row.seconds.toFixed(1),
      row.p50.toFixed(1),
      row.p95.toFixed(1),
    ].join(' | '),
  );
  return [
    `**${name}** (${queries.length} queries)`,
    '',
    '| search | relevance | index kB | index built in s | answer ms, median | 95th percentile |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map(line => `| ${line} |`),
  ].join('\n');
}

async function compareSearches(): Promise<void> {
  if (values.set.length === 0) {
    throw new Error('Name a set: --set NAME=RECORDS,QUERIES. See bench/README.md.');
  }
  const sets = values.set.map(readSet).map(set => {
    return {...set, queries: sampled(set.queries, Number(values.queries))};
  });
  const site = makeStockSite();
  installOurs(site);
  mkdirSync(results, {recursive: true});
  const browser = await launchChromium();
  const about = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model}`;
  const measured: {set: string; rows: Figures[]}[] = [];
  const tables: string[] = [];
  try {
    for (const set of sets) {
      await set.fill(site);
      const rows: Figures[] = [];
      for (const tool of tools) {
        console.log(`${set.name}: ${tool.label} …`);
        rows.push(await measure(browser, site, set, tool));
      }
      measured.push({set: set.name, rows});
      tables.push(table(set, rows));
      console.log(tables.at(-1));
    }
  } finally {
    await browser.close();
  }
  const file = path.join(results, 'search');
  writeFileSync(`${file}.json`, `${JSON.stringify({about, measured}, null, 2)}\n`);
  writeFileSync(`${file}.md`, `${about}\n\n${tables.join('\n\n')}\n`);
  console.log(`\n${about}\nSaved as ${file}.json and ${file}.md.`);
}

compareSearches().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
