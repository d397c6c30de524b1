import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import type {Page} from '../engine/format/sections.js';
import {extractPage, parsePage, removeIgnored} from '../records/index.js';
import {areaAt, areaId, type SiteArea} from '../shared/data.js';
import type {Instances, SearchOptions} from '../options.js';
import {pageRanks, withoutSlash, type ContentPage} from './pages.js';

/** A site whose HTML files are complete. */
export type BuiltSite = Pick<LoadContext, 'outDir' | 'baseUrl' | 'siteConfig'> & {
  routesPaths: readonly string[];
  areas: readonly SiteArea[];
  /** The category of pages without a content plugin. */
  pagesLabel: string;
};

/** The options that select pages and parts of pages. */
export type Selection = Pick<
  SearchOptions,
  'docs' | 'blog' | 'pages' | 'include' | 'exclude' | 'ignoreSelectors' | 'codeBlocks'
>;

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
  | 'with their own `noindex`';

/**
 * Extracts the sections of all built pages, in the order of the routes.
 *
 * Reads synchronously on purpose: Docusaurus runs `postBuild` of all plugins concurrently, and another
 * plugin may rewrite pages after the first `await`.
 *
 * @param content the pages that authors write, by route.
 * @param shouldSkip returns whether to skip a route without content, such as the search page
 * @param warn receives a message about a route without a file, a page without a `main`, and an index
 * without pages.
 */
export function collectPages(
  site: BuiltSite,
  content: Map<string, ContentPage>,
  selection: Selection,
  shouldSkip: (route: string) => boolean,
  warn: (message: string) => void,
): Page[] {
  const {baseUrl, outDir, siteConfig, areas, pagesLabel} = site;
  const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const isIncluded = createMatcher(selection.include);
  const isExcluded = createMatcher(selection.exclude);
  const read = (route: string): Page | SkipReason => {
    const below = `/${route.slice(baseUrl.length)}`;
    const known = content.get(withoutSlash(route));
    if (known?.isExcluded || !isIncluded(below) || isExcluded(below)) {
      return 'excluded by `search.exclude`, `include`, or `exclude`';
    }
    const file = builtFile(site, route);
    if (!file) {
      warn(`the route ${route} has no file in ${outDir}, so search cannot find it.`);
      return 'without an HTML file';
    }
    const page = parsePage(readFileSync(file, 'utf8'), siteConfig.noIndex);
    const {plugin = 'pages', pluginId} = page;
    const {docs, blog, pages: plain} = selection;
    if (!isChosen({docs, blog, pages: plain}[plugin] ?? true, pluginId)) {
      return 'excluded by `docs`, `blog`, or `pages`';
    }
    if (!known && (plugin === 'docs' || plugin === 'blog')) {
      return 'lists of other pages';
    }
    if (page.noIndex) {
      return 'with their own `noindex`';
    }
    if (!page.hasMain) {
      warn(`${route} has no <main>; all of its body is searched.`);
    }
    removeIgnored(page, selection.ignoreSelectors);
    const source = known ?? {lvl0: pagesLabel, pageRank: pageRanks.page};
    const url = new URL(route, siteConfig.url).href;
    const area = areaId(areaAt(areas, below.slice(1)));
    const found = extractPage(page, {...source, url, area, titleSuffix});
    if (!selection.codeBlocks) {
      for (const section of found.sections) {
        section.texts = section.texts.filter(({kind}) => kind !== 'code');
      }
    }
    return found;
  };
  const skipped = new Map<SkipReason, number>();
  const pages: Page[] = [];
  for (const route of new Set(site.routesPaths)) {
    if (shouldSkip(route)) {
      continue;
    }
    const page = read(route);
    if (typeof page === 'string') {
      skipped.set(page, (skipped.get(page) ?? 0) + 1);
    } else {
      pages.push(page);
    }
  }
  if (pages.length === 0) {
    const reasons = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
    warn(`the index is empty. Pages that are not searched: ${reasons || 'none'}.`);
  }
  return pages;
}
