import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {median} from 'tooling/bench/median';
import {makeStockSite} from 'tooling/bench/stock';
import {launchChromium} from 'tooling/chromium';
import {ServedBuild} from './search/measure';
import {percentile} from './search/score';
import {generatedSet, readSet, type SearchSet} from './search/sets';
import {buildWith, installOurs, tools, type Tool} from './search/tools';

/**
 * `npm run bench -- first-search`: types queries into each search of a stock site, letter by letter
 * with an empty cache, then other words. Prints requests and bytes by kind, and the time from the last
 * key to the results, with and without a round-trip time. See `README.md`.
 */
const {values} = parseArgs({
  options: {
    set: {type: 'string', multiple: true, default: []},
    /** Pages of a generated site; 0 for none. */
    generated: {type: 'string', default: '4000'},
    /** Milliseconds of a round trip. */
    rtt: {type: 'string', default: '100'},
    queries: {type: 'string', default: '9'},
    /** Names of the searches to measure; all by default. */
    tool: {type: 'string', multiple: true, default: tools.map(({name}) => name)},
    /** Prints the files that each search requests. */
    files: {type: 'boolean', default: false},
  },
});

/** Milliseconds between keys. */
const keyGap = 60;

/** Milliseconds without a request after which a search counts as answered. Later requests are idle ones. */
const answerGap = 700;

type Visit = {
  requests: number;
  code: number;
  index: number;
  texts: number;
  /** Requests and bytes of a search that has answered and is left alone. */
  idleRequests: number;
  idleBytes: number;
  /** Requests of a second search for other words. */
  second: number;
  /** Milliseconds from the last key until the final results were on screen. */
  answer: number;
};

/** Records when the titles of the results change, and the time of the last key. */
async function watchResults(page: Page, selector: string): Promise<void> {
  await page.evaluate(title => {
    const log = {key: 0, titles: '', changed: 0};
    Object.assign(globalThis, {log});
    addEventListener('keydown', ({timeStamp}) => (log.key = timeStamp), {capture: true});
    new MutationObserver(() => {
      const titles = [...document.querySelectorAll(title)].map(each => each.textContent).join('\n');
      if (titles !== log.titles) {
        Object.assign(log, {titles, changed: performance.now()});
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  }, selector);
}

async function answerTime(page: Page): Promise<number> {
  const {key, titles, changed} = await page.evaluate(
    () => (globalThis as unknown as {log: {key: number; titles: string; changed: number}}).log,
  );
  // The results of the last key can be those of the key before.
  return titles === '' ? NaN : Math.max(0, changed - key);
}

async function visit(
  browser: Browser,
  served: ServedBuild,
  tool: Tool,
  rtt: number,
  [first, second]: readonly [string, string],
): Promise<Visit> {
  const page = await served.visit(browser, rtt);
  await tool.open(page);
  await watchResults(page, tool.title);
  await page.keyboard.type(first, {delay: keyGap});
  const paths = await served.requestedPaths(answerGap);
  const answer = await answerTime(page);
  const idle = await served.requestedPaths(2 * answerGap);
  if (values.files) {
    console.error(`${first}: ${answer} ms\n  ${paths.join('\n  ')}`);
    console.error(`idle:\n  ${idle.join('\n  ')}`);
  }
  for (let letter = 0; letter < first.length; letter++) {
    await page.keyboard.press('Backspace');
  }
  await served.requestedPaths();
  await page.keyboard.type(second, {delay: keyGap});
  const more = await served.requestedPaths(answerGap);
  if (values.files) {
    console.error(`then ${second}:\n  ${more.join('\n  ')}`);
  }
  await page.context().close();
  const bytes = (isKind: (name: string) => boolean, of = paths) =>
    of
      .map(name => name.slice(1))
      .filter(isKind)
      .reduce((sum, name) => sum + served.bytesOf(`/${name}`), 0);
  return {
    requests: paths.length,
    code: bytes(name => !tool.isIndex.test(name)),
    index: bytes(name => tool.isIndex.test(name) && !tool.isText.test(name)),
    texts: bytes(name => tool.isText.test(name)),
    idleRequests: idle.length,
    idleBytes: bytes(() => true, idle),
    second: more.length,
    answer,
  };
}

/** Picks pairs of whole queries, evenly spread over the set. */
function pairsOf({queries}: SearchSet): (readonly [string, string])[] {
  const whole = [...new Set(queries.filter(({type}) => type !== 'prefix').map(({q}) => q))];
  const count = Number(values.queries);
  const at = (n: number): string => whole[Math.floor((n * whole.length) / (count + 1))]!;
  return Array.from({length: count}, (_, n) => [at(n), at(n + 1)]);
}

async function row(browser: Browser, directory: string, tool: Tool, set: SearchSet, rtt: number) {
  const served = await ServedBuild.start(directory);
  const visits: Visit[] = [];
  try {
    for (const pair of pairsOf(set)) {
      visits.push(await visit(browser, served, tool, rtt, pair));
    }
  } finally {
    served.close();
  }
  const of = (name: keyof Visit) => visits.map(figures => figures[name]);
  const kB = (bytes: readonly number[]) => Math.round(median(bytes) / 1000);
  const answers = of('answer').filter(ms => !Number.isNaN(ms));
  const cells = [tool.label, rtt, median(of('requests'))];
  cells.push(kB(visits.map(({code, index, texts}) => code + index + texts)));
  cells.push(kB(of('code')), kB(of('index')), kB(of('texts')));
  cells.push(median(of('idleRequests')), kB(of('idleBytes')), median(of('second')));
  cells.push(Math.round(median(answers)), Math.round(percentile(answers, 0.95)));
  return `| ${cells.join(' | ')} |`;
}

async function compareFirstSearches(): Promise<void> {
  const generated = Number(values.generated);
  const sets = [...values.set.map(readSet), ...(generated > 0 ? [generatedSet(generated)] : [])];
  const site = makeStockSite();
  installOurs(site);
  const browser = await launchChromium();
  try {
    for (const set of sets) {
      await set.fill(site);
      console.log(`\n**${set.name}**\n`);
      console.log(
        '| search | round trip ms | requests | kB | code kB | index kB | texts kB | idle requests | idle kB | requests of a second search | answer ms, median | 95th percentile |',
      );
      console.log('| --- |' + ' ---: |'.repeat(11));
      for (const tool of tools.filter(({name}) => values.tool.includes(name))) {
        buildWith(site, tool);
        for (const rtt of [0, Number(values.rtt)]) {
          console.log(await row(browser, path.join(site, 'build'), tool, set, rtt));
        }
      }
    }
  } finally {
    await browser.close();
  }
}

compareFirstSearches().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
