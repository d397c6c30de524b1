import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import type {Browser, Request} from '@playwright/test';
import {launchChromium} from '../scripts/chromium';
import {median} from './report';

/**
 * Measures a visitor's first search in Chromium, with an empty cache: a click opens the dialog, and
 * as soon as that takes keys the query is typed letter by letter. Serve a build before
 * (`npm run serve`): this site, or a copy that `growth.ts` left.
 */
const {values} = parseArgs({
  options: {
    url: {type: 'string', default: 'http://localhost:3000/'},
    query: {type: 'string', default: 'api key'},
    /** Milliseconds from one key to the next. */
    gap: {type: 'string', default: '60'},
    runs: {type: 'string', default: '10'},
  },
});

/** Times in ms; bytes of the bodies as they are sent, for the worker its script compressed. */
type FirstSearch = {
  /** From the first key until results are on screen. */
  firstKey: number;
  /** From the last key until the results of the whole query are on screen. */
  lastKey: number;
  worker: number;
  /** Manifest, index and texts. */
  data: number;
  total: number;
  requests: number;
};

type KeyTimes = {firstKey: number; lastKey: number; firstResults: number; lastResults: number};

async function firstSearch(browser: Browser): Promise<FirstSearch> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const requests: Request[] = [];
  let workerUrl = '';
  page.on('request', request => requests.push(request));
  page.on('worker', worker => (workerUrl = worker.url()));
  await page.goto(values.url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await page.evaluate(query => {
    const times: KeyTimes = {firstKey: 0, lastKey: 0, firstResults: 0, lastResults: 0};
    Object.assign(globalThis, {keyTimes: times});
    addEventListener(
      'keydown',
      ({timeStamp}) => {
        times.firstKey ||= timeStamp;
        times.lastKey = timeStamp;
      },
      {capture: true},
    );
    new MutationObserver(() => {
      if (!document.querySelector('[role=option]')) {
        return;
      }
      const isLast =
        document.querySelector<HTMLInputElement>('input[role=combobox]')?.value === query;
      requestAnimationFrame(now => {
        times.firstResults ||= now;
        times.lastResults = isLast ? now : 0;
      });
    }).observe(document.body, {childList: true, subtree: true});
  }, values.query);
  await page.locator('.navbar').getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(values.query, {delay: Number(values.gap)});
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Long enough for the answer to the last key to arrive and be drawn.
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => (globalThis as unknown as {keyTimes: KeyTimes}).keyTimes);
  const dataRequests = requests.filter(request => /\/search\/./.test(request.url()));
  const sizes = await Promise.all(dataRequests.map(request => request.sizes()));
  const data = sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0);
  // Playwright knows no size of a worker's script.
  const worker = gzipSync(await (await fetch(workerUrl)).text()).length;
  return {
    firstKey: times.firstResults - times.firstKey,
    lastKey: times.lastResults - times.lastKey,
    worker,
    data,
    total: worker + data,
    requests: dataRequests.length + 1,
  };
}

async function main(): Promise<void> {
  const runs: FirstSearch[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    // A browser of its own: neither its cache nor its compiled code is there yet.
    const browser = await launchChromium();
    try {
      runs.push(await firstSearch(browser));
    } finally {
      await browser.close();
    }
  }
  const names = Object.keys(runs[0]!) as (keyof FirstSearch)[];
  const figures = names.map(
    name => [name, Math.round(median(runs.map(run => run[name])))] as const,
  );
  console.log(`| query | ${names.join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(names.length)}`);
  console.log(`| ${values.query} | ${figures.map(([, value]) => value).join(' | ')} |`);
  console.log(JSON.stringify({query: values.query, ...Object.fromEntries(figures), runs}));
}

void main();
