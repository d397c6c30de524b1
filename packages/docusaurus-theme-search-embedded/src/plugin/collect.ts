import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import type {SearchRecord} from '../engine/types';
import {extractRecords, parsePage, removeIgnored} from '../records';
import type {Instances, SearchOptions} from './options';
import {pageRanks} from './frontMatter';
import {withoutSlash, type ContentPage} from './pages';

/** The properties of a Docusaurus build that locate each page's file. */
export type BuiltSite = {
  outDir: string;
  /** The base URL with leading and trailing slash. */
  baseUrl: string;
  /** The site's origin, such as `https://docs.example.com`. */
  siteUrl: string;
  /** Whether the site's configuration has `noIndex`. */
  noIndex?: boolean;
  /** All routes, including the base URL. */
  routesPaths: readonly string[];
  /** The suffix that Docusaurus appends to a page's title. */
  titleSuffix?: string;
  /** `lvl0` of a page without a content plugin. */
  pagesLabel: string;
};

/** The options that select pages and parts of pages. */
export type Selection = Pick<
  SearchOptions,
  'docs' | 'blog' | 'pages' | 'include' | 'exclude' | 'ignoreSelectors' | 'codeBlocks'
>;

/** The records of one page. */
export type PageRecords = {route: string; records: SearchRecord[]};

/** Returns the HTML file of a route: `/a` is in `a/index.html` or `a.html`, depending on `trailingSlash`. */
function builtFile({outDir, baseUrl}: BuiltSite, route: string): string | undefined {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [path.join(relative, 'index.html'), `${relative}.html`];
  return candidates.map(name => path.join(outDir, name)).find(existsSync);
}

const isChosen = (chosen: Instances, id: string): boolean =>
  typeof chosen === 'boolean' ? chosen : chosen.includes(id);

/** The reasons why pages are skipped, as listed in the warning about an empty index. */
type SkipReason =
  | 'excluded by `search.exclude`, `include`, or `exclude`'
  | 'excluded by `docs`, `blog`, or `pages`'
  | 'lists of other pages'
  | 'without an HTML file'
  | 'with their own `noindex`'
  | 'without text';

/**
 * Extracts the records of all built pages, in the order of the routes.
 *
 * Reads synchronously on purpose: Docusaurus runs `postBuild` of all plugins concurrently, and another
 * plugin may rewrite pages after the first `await`.
 *
 * @param content the pages that authors write, by route.
 * @param shouldSkip returns whether to skip a route without content, such as the search page
 * @param warn receives a message about a route without a file, a page without a `main`, and an index
 * without pages.
 */
export function collectRecords(
  site: BuiltSite,
  content: Map<string, ContentPage>,
  selection: Selection,
  shouldSkip: (route: string) => boolean,
  warn: (message: string) => void,
): PageRecords[] {
  const isIncluded = createMatcher(selection.include);
  const isExcluded = createMatcher(selection.exclude);
  const read = (route: string): SearchRecord[] | SkipReason => {
    const below = `/${route.slice(site.baseUrl.length)}`;
    const known = content.get(withoutSlash(route));
    if (known?.isExcluded || !isIncluded(below) || isExcluded(below)) {
      return 'excluded by `search.exclude`, `include`, or `exclude`';
    }
    const file = builtFile(site, route);
    if (!file) {
      warn(`the route ${route} has no file in ${site.outDir}, so search cannot find it.`);
      return 'without an HTML file';
    }
    const page = parsePage(readFileSync(file, 'utf8'), site.noIndex);
    const {plugin = 'pages', pluginId} = page;
    const chosen = {docs: selection.docs, blog: selection.blog, pages: selection.pages};
    if (!isChosen(chosen[plugin as keyof typeof chosen] ?? true, pluginId)) {
      return 'excluded by `docs`, `blog`, or `pages`';
    }
    if (!known && (plugin === 'docs' || plugin === 'blog')) return 'lists of other pages';
    if (page.noIndex) return 'with their own `noindex`';
    if (!page.hasMain) warn(`${route} has no <main>; all of its body is searched.`);
    removeIgnored(page, selection.ignoreSelectors);
    const source = known ?? {lvl0: site.pagesLabel, pageRank: pageRanks.page};
    const url = new URL(route, site.siteUrl).href;
    const records = extractRecords(page, {...source, url, titleSuffix: site.titleSuffix});
    return selection.codeBlocks ? records : records.filter(({kind}) => kind !== 'code');
  };
  const skipped = new Map<SkipReason, number>();
  const pages: PageRecords[] = [];
  for (const route of new Set(site.routesPaths)) {
    if (shouldSkip(route)) continue;
    const records = read(route);
    if (typeof records !== 'string' && records.length > 0) {
      pages.push({route, records});
    } else {
      const reason = typeof records === 'string' ? records : 'without text';
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
    }
  }
  if (pages.length === 0) {
    const reasons = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
    warn(`the index is empty. Pages that are not searched: ${reasons || 'none'}.`);
  }
  return pages;
}

/** Returns the records of all pages in one list. */
export function recordsOf(pages: readonly PageRecords[]): SearchRecord[] {
  return pages.flatMap(({records}) => records);
}

/** Splits pages by index: one per version, and one for the rest. */
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
