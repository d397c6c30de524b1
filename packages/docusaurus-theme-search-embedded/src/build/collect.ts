import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Page} from '../engine/format/sections.js';
import {extractPage, parsePage, removeIgnored} from '../records/index.js';
import {areaAt, areaId, type RankedArea} from '../shared/data.js';
import {pageRanks, withoutSlash, type ContentPage} from './pages.js';
import {isChosen, PathGlobs, type Selection} from './selection.js';

/** A site whose HTML files are complete. */
export type BuiltSite = Pick<LoadContext, 'outDir' | 'baseUrl' | 'siteConfig'> & {
  routesPaths: readonly string[];
  areas: readonly RankedArea[];
  /** The category of pages without a content plugin. */
  pagesLabel: string;
};

/** Returns the HTML file of a route: `/a` is in `a/index.html` or `a.html`, depending on `trailingSlash`. */
function builtFile({outDir, baseUrl}: BuiltSite, route: string): string | undefined {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [path.join(relative, 'index.html'), `${relative}.html`];
  return candidates.map(name => path.join(outDir, name)).find(existsSync);
}

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
 * @param warn receives a message about a route without a file, a page without a `main`, a glob that
 * matches no page, and an index without pages.
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
  const include = new PathGlobs(selection.include);
  const exclude = new PathGlobs(selection.exclude);
  const read = (route: string): Page | SkipReason => {
    const below = decodeURI(route.slice(baseUrl.length));
    const known = content.get(withoutSlash(route));
    const [isIncluded, isExcluded] = [include.matches(below), exclude.matches(below)];
    if (known?.isExcluded || !isIncluded || isExcluded) {
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
    const source = known ?? {lvl0: pagesLabel, defaultRank: pageRanks.page};
    const url = new URL(route, siteConfig.url).href;
    const area = areaAt(areas, route.slice(baseUrl.length));
    const pageRank = source.rank ?? area.rank ?? source.defaultRank;
    const found = extractPage(page, {...source, url, area: areaId(area), pageRank, titleSuffix});
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
  for (const [option, globs] of Object.entries({include, exclude})) {
    for (const pattern of globs.unused.filter(glob => glob !== '**')) {
      warn(
        `the option ${option} has "${pattern}", which matches no page. Patterns are paths below the base URL, without the locale, such as "docs/**".`,
      );
    }
  }
  if (pages.length === 0) {
    const reasons = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
    warn(`the index is empty. Pages that are not searched: ${reasons || 'none'}.`);
  }
  return pages;
}
