import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import type {SearchRecord} from '../engine/types';
import {extractRecords, parsePage, removeIgnored} from '../records';
import type {Instances, SearchOptions} from './options';
import {pageRanks} from './frontMatter';
import {withoutSlash, type ContentPage} from './pages';

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
  /** `lvl0` of a page that no content plugin made. */
  pagesLabel: string;
};

/** Which pages, and what of them, is searched. */
export type Selection = Pick<
  SearchOptions,
  'docs' | 'blog' | 'pages' | 'include' | 'exclude' | 'ignoreSelectors' | 'codeBlocks'
>;

/** One page's records. */
export type PageRecords = {route: string; records: SearchRecord[]};

/** Docusaurus writes `/a` as `a/index.html` or `a.html`, by the site's `trailingSlash`. */
function builtFile({outDir, baseUrl}: BuiltSite, route: string): string | undefined {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [path.join(relative, 'index.html'), `${relative}.html`];
  return candidates.map(name => path.join(outDir, name)).find(existsSync);
}

const isChosen = (chosen: Instances, id: string): boolean =>
  typeof chosen === 'boolean' ? chosen : chosen.includes(id);

/**
 * Reads the records of every built page that is worth finding, in the order of the routes.
 *
 * Reads synchronously on purpose: Docusaurus starts all plugins' `postBuild` in one go, and another
 * plugin may rewrite pages meanwhile; nothing of that happens before the first `await`.
 *
 * @param content the pages that authors write, by route.
 * @param isLeftOut routes that have no content: the search page, not-found.
 * @param warn is told of a route without a file, and of a page without a `main`.
 */
export function collectRecords(
  site: BuiltSite,
  content: Map<string, ContentPage>,
  selection: Selection,
  isLeftOut: (route: string) => boolean,
  warn: (message: string) => void,
): PageRecords[] {
  const isIncluded = createMatcher(selection.include);
  const isExcluded = createMatcher(selection.exclude);
  const read = (route: string): SearchRecord[] => {
    const below = `/${route.slice(site.baseUrl.length)}`;
    const known = content.get(withoutSlash(route));
    if (known?.isExcluded || !isIncluded(below) || isExcluded(below)) return [];
    const file = builtFile(site, route);
    if (!file) {
      warn(`${route} is a route without a file in ${site.outDir}; it cannot be found.`);
      return [];
    }
    const page = parsePage(readFileSync(file, 'utf8'));
    const {plugin = 'pages', pluginId} = page;
    const chosen = {docs: selection.docs, blog: selection.blog, pages: selection.pages};
    const isWanted = isChosen(chosen[plugin as keyof typeof chosen] ?? true, pluginId);
    const isList = !known && (plugin === 'docs' || plugin === 'blog');
    if (!isWanted || isList) return [];
    if (!page.hasMain) warn(`${route} has no <main>; all of its body is searched.`);
    removeIgnored(page, selection.ignoreSelectors);
    const source = known ?? {lvl0: site.pagesLabel, pageRank: pageRanks.page};
    const url = new URL(route, site.siteUrl).href;
    const records = extractRecords(page, {...source, url, titleSuffix: site.titleSuffix});
    return selection.codeBlocks ? records : records.filter(({kind}) => kind !== 'code');
  };
  return [...new Set(site.routesPaths)]
    .filter(route => !isLeftOut(route))
    .map(route => ({route, records: read(route)}))
    .filter(({records}) => records.length > 0);
}

/** All pages' records, one after another. */
export function recordsOf(pages: readonly PageRecords[]): SearchRecord[] {
  return pages.flatMap(({records}) => records);
}

/** Pages by the index that they belong to: that of their version, or that of the rest. */
export function byVersion(
  pages: readonly PageRecords[],
  tags: readonly string[],
): {rest: PageRecords[]; versions: {tag: string; records: SearchRecord[]}[]} {
  const tagOf = ({records}: PageRecords) => records[0]?.docusaurus_tag ?? '';
  return {
    rest: pages.filter(page => !tags.includes(tagOf(page))),
    versions: tags
      .map(tag => ({tag, records: recordsOf(pages.filter(page => tagOf(page) === tag))}))
      .filter(({records}) => records.length > 0),
  };
}
