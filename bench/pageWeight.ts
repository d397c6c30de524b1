import path from 'node:path';
import type {Browser} from '@playwright/test';
import {fileFor, sizeOf} from 'tooling/bench/builtFiles';

/** The bytes that a first visit to a page loads, by kind, with text compressed with gzip. */
export type PageWeight = {
  html: number;
  css: number;
  js: number;
  /** Images, fonts, and other files. */
  other: number;
  total: number;
  /** Prefetched files, which no other number includes. */
  prefetched: number;
  /** Without those of prefetched files. */
  requests: number;
  /** Path and size of each file, in the order of the requests. */
  files: {path: string; bytes: number}[];
};

type Kind = 'html' | 'css' | 'js' | 'other';

const kinds: Readonly<Record<string, Kind>> = {document: 'html', stylesheet: 'css', script: 'js'};
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The origin of the build in the browser. `localhost` is a secure context, and no server listens on the port. */
const origin = 'http://localhost:1';

/**
 * Visits a page of a build and adds up the files that it loads until requests end. Serves the folder
 * without a network, so the result depends only on the build.
 *
 * @param directory folder of the build
 * @param pathname path of the page
 * @throws Error if the page does not hydrate
 */
export async function measurePageWeight(
  browser: Browser,
  directory: string,
  pathname: string,
): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const weight: PageWeight = {
    html: 0,
    css: 0,
    js: 0,
    other: 0,
    total: 0,
    prefetched: 0,
    requests: 0,
    files: [],
  };
  await context.route('**/*', async route => {
    const request = route.request();
    const asked = new URL(request.url()).pathname;
    const file = fileFor(directory, asked);
    const bytes = file ? sizeOf(file) : 0;
    weight.files.push({path: asked, bytes});
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) {
      weight.prefetched += bytes;
    } else {
      weight[kinds[request.resourceType()] ?? 'other'] += bytes;
      weight.total += bytes;
      weight.requests += 1;
    }
    await route.fulfill(
      file
        ? {path: file, contentType: types[path.extname(file)] ?? 'application/octet-stream'}
        : {status: 404, body: ''},
    );
  });
  const page = await context.newPage();
  await page.goto(origin + pathname);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await context.close();
  return weight;
}
