import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {serve} from 'tooling/serve';
import {fileFor, sizeOf} from 'tooling/bench/builtFiles';
import type {Tool} from './tools';

export type QueryRun = {urls: Map<string, string[]>; times: number[]};

/** Milliseconds without a request after which a page counts as idle. */
const quietTime = 1000;

/** Serves a build and records requests, except those of prefetching. */
export class ServedBuild {
  private requested: string[] = [];
  private lastChange = 0;

  private constructor(
    readonly url: string,
    private readonly directory: string,
    readonly close: () => void,
  ) {}

  static async start(directory: string): Promise<ServedBuild> {
    const {server, url} = await serve(directory, 0);
    const served = new ServedBuild(url, directory, () => server.close());
    server.prependListener('request', (request, response) => {
      const changed = () => (served.lastChange = Date.now());
      changed();
      response.once('close', changed);
      if (!request.headers['sec-purpose']?.includes('prefetch')) {
        served.requested.push(request.url!);
      }
    });
    return served;
  }

  /**
   * Opens the home page in a new context, and waits until its requests end.
   *
   * @param latency milliseconds that Chromium adds to each later request, of workers, too
   */
  async visit(browser: Browser, latency = 0): Promise<Page> {
    const page = await (await browser.newContext({viewport: {width: 1280, height: 900}})).newPage();
    await page.goto(this.url);
    await this.requestedPaths();
    const session = await page.context().newCDPSession(page);
    const unlimited = {offline: false, downloadThroughput: -1, uploadThroughput: -1};
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {...unlimited, latency});
    return page;
  }

  /** Waits until no request was sent for `quiet` ms. @returns the paths since the last call */
  async requestedPaths(quiet = quietTime): Promise<string[]> {
    this.lastChange = Date.now();
    while (Date.now() - this.lastChange < quiet) {
      await sleep(quiet / 10);
    }
    return this.requested.splice(0).map(url => new URL(url, this.url).pathname);
  }

  /** Returns the size of a path's file as sent. */
  bytesOf(path: string): number {
    const file = fileFor(this.directory, path);
    return file ? sizeOf(file) : 0;
  }
}

/** Runs each query once, in a page that has searched before. */
export async function runQueries(
  browser: Browser,
  served: ServedBuild,
  tool: Tool,
  queries: readonly string[],
  scripts: readonly string[],
): Promise<QueryRun> {
  const page = await served.visit(browser);
  let worker = '';
  page.on('worker', started => (worker ||= started.url()));
  await tool.open(page);
  await page.keyboard.type('a');
  await served.requestedPaths();
  for (const script of scripts) {
    await page.addScriptTag({path: script});
  }
  const ask = await page.evaluateHandle(`searches.${tool.name}(${JSON.stringify(worker)})`);
  const urls = new Map<string, string[]>();
  const times: number[] = [];
  type Ask = (query: string) => Promise<{ms: number; urls: string[]}>;
  // The first query also loads the index.
  await ask.evaluate((search, query) => (search as Ask)(query), queries[0]!);
  for (const query of queries) {
    const answer = await ask.evaluate((search, words) => (search as Ask)(words), query);
    urls.set(query, answer.urls);
    times.push(answer.ms);
  }
  await page.context().close();
  return {urls, times};
}

/** Returns the bytes of the whole index, as sent. */
export function indexBytes(directory: string, tool: Tool): number {
  return (readdirSync(directory, {recursive: true}) as string[])
    .filter(name => tool.isIndex.test(name.split(path.sep).join('/')))
    .map(name => path.join(directory, name))
    .filter(file => statSync(file).isFile())
    .reduce((sum, file) => sum + sizeOf(file), 0);
}
