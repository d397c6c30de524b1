import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {launchChromium} from 'tooling/chromium';
import {measurePageWeight} from './pageWeight';
import {build} from 'tooling/bench/build';
import {lighthouseRun, type LighthouseFigures, type Throttling} from './lighthouse';
import {navigationTime} from './navigation';
import {median} from 'tooling/bench/median';
import {makeStockSite} from 'tooling/bench/stock';
import {markdownTable, type Row} from './report';
import {copyContent} from './copyContent';

/**
 * `npm run bench` builds this site and a stock Docusaurus site with the same docs, measures both in one
 * run, and writes `bench/results/latest.json` and `latest.md`. See `README.md`.
 */
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    port: {type: 'string', default: '4300'},
  },
});

const runs = Number(values.runs);
const doc = '/docs/getting-started/installation';
/** Docs that a press in the sidebar of {@link doc} opens: with tables, figures, and a calculator. */
const nextDocs = ['create-task', 'create-schedule', 'create-group'].map(
  name => `/docs/user-guides/${name}`,
);
const pages = {
  home: '/',
  doc,
  provider: '/docs/getting-started/llm-setup/openai-api-key',
  blog: '/blog',
  search: '/search',
};
/** Pages that only this site has: stock Docusaurus has a search page only with an Algolia account. */
const ownPages: readonly string[] = ['search'];

const times = new Set<keyof LighthouseFigures>(['fcp', 'lcp', 'interactive', 'tbt']);

type Site = {dir: string; url: string};
type Pair = {ours: Site; stock: Site};

/** Serves a build, compressed, until the returned function is called. */
async function serve(dir: string, port: number): Promise<() => void> {
  const child = spawn(
    'npx',
    ['tsx', 'packages/tooling/serve.ts', '--dir', dir, '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', code => reject(new Error(`The server of ${dir} ended with ${code}.`)));
  });
  // npx starts the server as a child process; both are in one process group.
  return () => process.kill(-child.pid!);
}

function buildRows(ours: string, stock: string): Row[] {
  return [true, false].flatMap(cold => {
    const a = build(ours, cold);
    if (cold) {
      copyContent(stock, process.env.SITE_URL || 'https://docs.example.com');
    }
    const b = build(stock, cold);
    const name = cold ? 'cold build' : 'warm build';
    return [
      {name, unit: 's', ours: a.seconds, stock: b.seconds},
      {name: `${name}, peak memory`, unit: 'MB', ours: a.megabytes, stock: b.megabytes},
    ];
  });
}

async function weightRows(browser: Browser, {ours, stock}: Pair): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, pathname] of Object.entries(pages)) {
    const a = await measurePageWeight(browser, path.join(ours.dir, 'build'), pathname);
    const b = ownPages.includes(kind)
      ? undefined
      : await measurePageWeight(browser, path.join(stock.dir, 'build'), pathname);
    for (const part of ['html', 'css', 'js', 'other', 'total', 'prefetched'] as const) {
      rows.push({
        name: `${kind}: ${part}`,
        unit: 'kB gzip',
        ours: a[part] / 1000,
        stock: b && b[part] / 1000,
      });
    }
    rows.push({name: `${kind}: requests`, unit: '', ours: a.requests, stock: b?.requests});
  }
  return rows;
}

/** Alternates between the sites, so that a busy moment of the machine affects both. */
function lighthouseRows({ours, stock}: Pair, throttling: Throttling): Row[] {
  const rows: Row[] = [];
  for (const [kind, pathname] of Object.entries(pages)) {
    const results: Record<keyof Pair, LighthouseFigures[]> = {ours: [], stock: []};
    for (let i = 0; i < runs; i++) {
      results.ours.push(lighthouseRun(ours.url + pathname, throttling));
      if (!ownPages.includes(kind)) {
        results.stock.push(lighthouseRun(stock.url + pathname, throttling));
      }
    }
    for (const name of Object.keys(results.ours[0]!) as (keyof LighthouseFigures)[]) {
      rows.push({
        name: `${kind}: Lighthouse ${name}, ${throttling}`,
        unit: times.has(name) ? 'ms' : '',
        ours: median(results.ours.map(result => result[name])),
        stock:
          results.stock.length > 0 ? median(results.stock.map(result => result[name])) : undefined,
      });
    }
  }
  return rows;
}

async function navigationRows(browser: Browser, {ours, stock}: Pair): Promise<Row[]> {
  const rows: Row[] = [];
  for (const next of nextDocs) {
    const changes: Record<keyof Pair, number[]> = {ours: [], stock: []};
    for (let i = 0; i < runs; i++) {
      changes.ours.push(await navigationTime(browser, ours.url + doc, next));
      changes.stock.push(await navigationTime(browser, stock.url + doc, next));
    }
    rows.push({
      name: `sidebar link to heading of ${path.basename(next)}`,
      unit: 'ms',
      ours: median(changes.ours),
      stock: median(changes.stock),
    });
  }
  return rows;
}

function save(rows: readonly Row[]): void {
  const about = {
    date: new Date().toISOString(),
    node: process.version,
    cpus: `${cpus().length} × ${cpus()[0]?.model}`,
    runs,
  };
  mkdirSync('bench/results', {recursive: true});
  writeFileSync('bench/results/latest.json', `${JSON.stringify({...about, rows}, null, 2)}\n`);
  const table = markdownTable(rows);
  writeFileSync(
    'bench/results/latest.md',
    `# Benchmark\n\n${about.date}, Node ${about.node}, ${about.cpus}, median of ${runs}\n\n${table}\n`,
  );
  console.log(`\n${table}\n\nSaved as bench/results/latest.json and bench/results/latest.md.`);
}

async function main(): Promise<void> {
  const stockDir = makeStockSite();
  console.log('Building both sites, cold and warm …');
  const rows = buildRows(process.cwd(), stockDir);
  const port = Number(values.port);
  const sites: Pair = {
    ours: {dir: process.cwd(), url: `http://localhost:${port}`},
    stock: {dir: stockDir, url: `http://localhost:${port + 1}`},
  };
  const stops: (() => void)[] = [];
  try {
    stops.push(await serve(path.join(sites.ours.dir, 'build'), port));
    stops.push(await serve(path.join(sites.stock.dir, 'build'), port + 1));
    console.log('Weighing pages and timing page changes …');
    const browser = await launchChromium();
    try {
      rows.push(...(await weightRows(browser, sites)), ...(await navigationRows(browser, sites)));
    } finally {
      await browser.close();
    }
    console.log(`Running Lighthouse ${runs} times on each page of both sites …`);
    rows.push(...lighthouseRows(sites, 'simulate'), ...lighthouseRows(sites, 'devtools'));
  } finally {
    stops.forEach(stop => stop());
  }
  save(rows);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
