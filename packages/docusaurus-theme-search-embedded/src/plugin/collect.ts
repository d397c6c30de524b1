import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractRecords, parsePage} from '../records';
import type {SearchRecord} from '../engine/types';
import {pagesLabel, type ContentPage} from './pages';
import {pageRanks} from './rank';

/** What of Docusaurus's build tells where each page is. */
export type BuiltSite = {
  outDir: string;
  /** With slashes around it. */
  baseUrl: string;
  /** The site's origin, such as `https://docs.example.com`. */
  siteUrl: string;
  /** Every route's path, base URL included. */
  routesPaths: readonly string[];
  /** What Docusaurus appends to a page's title. */
  titleSuffix?: string;
};

/** One page's records. */
export type PageRecords = {route: string; records: SearchRecord[]};

/** Docusaurus writes `/a` as `a/index.html` or `a.html`, by the site's `trailingSlash`. */
function builtFile({outDir, baseUrl}: BuiltSite, route: string): string {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [path.join(relative, 'index.html'), `${relative}.html`];
  const file = candidates.map(name => path.join(outDir, name)).find(existsSync);
  if (!file) {
    throw new Error(
      `The search index needs the page ${route}, but ${outDir} holds neither ${candidates.join(' nor ')}.`,
    );
  }
  return file;
}

function readPage(
  site: BuiltSite,
  route: string,
  content: Map<string, ContentPage>,
): SearchRecord[] {
  const page = parsePage(readFileSync(builtFile(site, route), 'utf8'));
  const known = content.get(route);
  const isList = !known && (page.plugin === 'docs' || page.plugin === 'blog');
  if (isList) {
    return [];
  }
  const source = known ?? {lvl0: pagesLabel, pageRank: pageRanks.page};
  const url = new URL(route, site.siteUrl).href;
  return extractRecords(page, {...source, url, titleSuffix: site.titleSuffix});
}

/**
 * Reads the records of every built page that is worth finding, in the order of the routes.
 *
 * Reads synchronously on purpose: Docusaurus starts all plugins' `postBuild` in one go, and another
 * plugin may rewrite pages meanwhile; nothing of that happens before the first `await`.
 *
 * @param content the docs' and the blog's pages by route.
 * @param isLeftOut routes that have no content: the search page, not-found.
 * @throws Error naming the route whose file is missing.
 */
export function collectRecords(
  site: BuiltSite,
  content: Map<string, ContentPage>,
  isLeftOut: (route: string) => boolean,
): PageRecords[] {
  return [...new Set(site.routesPaths)]
    .filter(route => !isLeftOut(route))
    .map(route => ({route, records: readPage(site, route, content)}))
    .filter(({records}) => records.length > 0);
}

/** All pages' records, one after another. */
export function* recordsOf(pages: readonly PageRecords[]): Generator<SearchRecord> {
  for (const {records} of pages) {
    yield* records;
  }
}
