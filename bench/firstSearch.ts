import path from 'node:path';
import {homedir} from 'node:os';
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {launchChromium} from '../scripts/chromium';
import {build} from './build';
import {median} from './report';
import {ServedBuild} from './search/measure';
import {percentile} from './search/score';
import {ownSet, readSet, type SearchSet} from './search/sets';
import {installTools, tools, type Tool} from './search/tools';
import {makeStockSite} from './stock';

/**
 * `npm run bench -- first-search`: types queries into each search of a stock site, letter by letter
 * with an empty cache, then other words, and prints requests and bytes by kind and the time from the
 * last key to the answer, without and with a round trip. See `README.md`.
 */
const {values} = parseArgs({
  options: {
    set: {type: 'string', multiple: true, default: []},
    /** Whether to measure this site's docs, too. */
    own: {type: 'boolean', default: true},
    /** Milliseconds of a round trip. */
    rtt: {type: 'string', default: '100'},
    queries: {type: 'string', default: '9'},
    cache: {type: 'string', default: path.join(homedir(), '.cache', 'docs-bench')},
  },
  allowNegative: true,
});

/** Milliseconds from one key to the next. */
const keyGap = 60;

type Visit = {
  requests: number;
  code: number;
  index: number;
  texts: number;
  /** Requests of a second search for other words. */
  second: number;
  answer: number;
};

/** Notes the first time after each key at which the interface shows a result. */
async function watchAnswers(page: Page, selector: string): Promise<void> {
  await page.evaluate(result => {
    const times = {key: 0, answer: 0};
    Object.assign(globalThis, {times});
    addEventListener(
      'keydown',
      ({timeStamp}) => {
        times.key = timeStamp;
        times.answer = 0;
      },
      {capture: true},
    );
    new MutationObserver(() => {
      if (!document.querySelector(result)) return;
      requestAnimationFrame(now => {
        if (now > times.key) times.answer ||= now;
      });
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  }, selector);
}

async function visit(
  browser: Browser,
  served: ServedBuild,
  tool: Tool,
  [first, second]: readonly [string, string],
): Promise<Visit> {
  const page = await served.visit(browser);
  await tool.open(page);
  await watchAnswers(page, tool.result);
  await page.keyboard.type(first, {delay: keyGap});
  const paths = await served.requestedPaths();
  const {key, answer} = await page.evaluate(
    () => (globalThis as unknown as {times: {key: number; answer: number}}).times,
  );
  for (let letter = 0; letter < first.length; letter++) await page.keyboard.press('Backspace');
  await served.requestedPaths();
  await page.keyboard.type(second, {delay: keyGap});
  const more = await served.requestedPaths();
  await page.context().close();
  const bytes = (isKind: (name: string) => boolean) =>
    paths
      .filter(name => isKind(name.slice(1)))
      .reduce((sum, name) => sum + served.bytesOf(name), 0);
  const isText = (name: string) => /\/texts\.|fragment/.test(name);
  return {
    requests: paths.length,
    code: bytes(name => !tool.isIndex.test(name)),
    index: bytes(name => tool.isIndex.test(name) && !isText(name)),
    texts: bytes(name => tool.isIndex.test(name) && isText(name)),
    second: more.length,
    answer: answer > key ? answer - key : NaN,
  };
}

async function row(browser: Browser, directory: string, tool: Tool, set: SearchSet, rtt: number) {
  const served = await ServedBuild.start(directory, rtt);
  const whole = [...new Set(set.queries.filter(({type}) => type !== 'prefix').map(({q}) => q))];
  const count = Number(values.queries);
  const at = (n: number): string => whole[Math.floor((n * whole.length) / (count + 1))]!;
  const visits: Visit[] = [];
  try {
    for (let n = 0; n < count; n++) {
      visits.push(await visit(browser, served, tool, [at(n), at(n + 1)]));
    }
  } finally {
    served.close();
  }
  const of = (name: keyof Visit) => visits.map(figures => figures[name]);
  const kB = (name: keyof Visit) => Math.round(median(of(name)) / 1000);
  const answers = of('answer').filter(ms => !Number.isNaN(ms));
  const total = median(visits.map(({code, index, texts}) => code + index + texts));
  const cells = [tool.title, rtt, median(of('requests')), Math.round(total / 1000)];
  cells.push(kB('code'), kB('index'), kB('texts'), median(of('second')));
  cells.push(Math.round(median(answers)), Math.round(percentile(answers, 0.95)));
  return `| ${cells.join(' | ')} |`;
}

async function main(): Promise<void> {
  const sets = [...values.set.map(readSet), ...(values.own ? [ownSet()] : [])];
  const site = makeStockSite(path.resolve(values.cache));
  installTools(site);
  const browser = await launchChromium();
  try {
    for (const set of sets) {
      await set.fill(site);
      console.log(`\n**${set.name}**\n`);
      console.log(
        '| search | round trip ms | requests | kB | code kB | index kB | texts kB | requests of a second search | answer ms, median | 95th percentile |',
      );
      console.log('| --- |' + ' ---: |'.repeat(9));
      for (const tool of tools) {
        build(site, true, ['--config', 'search.config.ts'], {
          SEARCH_THEMES: JSON.stringify(tool.themes),
        });
        tool.afterBuild?.(site);
        for (const rtt of [0, Number(values.rtt)]) {
          console.log(await row(browser, path.join(site, 'build'), tool, set, rtt));
        }
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
