import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Page} from '../engine/format/sections.js';
import {extractPage, parsePage, removeIgnored} from '../records/index.js';
import {comparablePath, pathBelow} from '../shared/paths.js';
import {areaAt, areaId, pluginName, type RankedArea} from '../shared/data.js';
import {pageRanks, type ContentPage} from './pages.js';
import {furtherSections} from './furtherSections.js';
import {isChosen, PathGlobs, type Selection} from './selection.js';

/** A site whose HTML files are complete. */
export type BuiltSite = Pick<LoadContext, 'outDir' | 'baseUrl' | 'siteConfig'> & {
  routesPaths: readonly string[];
  areas: readonly RankedArea[];
  /** The category of pages without a content plugin. */
  pagesLabel: string;
};

/**
 * Returns the HTML file of a route: `/a` is in `a/index.html` or `a.html`, depending on `trailingSlash`, and `/a.html`
 * is a file itself.
 */
function builtFile({outDir, baseUrl}: BuiltSite, route: string): string | undefined {
  const relative = pathBelow(route, baseUrl);
  const own = /\.html?$/i.test(relative) ? [relative] : [];
  const candidates = [path.join(relative, 'index.html'), ...own, `${relative}.html`];
  return candidates
    .map(name => path.join(outDir, name))
    .find(file => existsSync(file) && statSync(file).isFile());
}

/** The robots tag of all pages of a site or a docs version with `noIndex`. */
const noIndexRobots = 'noindex, nofollow';

/**
 * Returns the robots tags of the whole site, which are for crawlers and not about the site's own search: those that the
 * pages without content have, such as the one for a missing address.
 */
function robotsOfSite(site: BuiltSite, isWithoutContent: (route: string) => boolean): string[] {
  const [first = [], ...others] = site.routesPaths.filter(isWithoutContent).flatMap(route => {
    const file = builtFile(site, route);
    return file ? [parsePage(readFileSync(file, 'utf8')).robots] : [];
  });
  return first.filter(robots => others.every(other => other.includes(robots)));
}

/** Reads a route. @throws Error naming it if its elements are nested too deeply for the stack. */
function readDeep<T>(route: string, read: (route: string) => T): T {
  try {
    return read(route);
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw new Error(
        `${pluginName}: the elements of ${route} are nested too deeply to be read, for example lists within lists. Simplify the page, or exclude it with \`search: {exclude: true}\` in its front matter.`,
        {cause},
      );
    }
    throw cause;
  }
}

/** The reasons why pages are not searched. */
export type SkipReason =
  | 'excluded by `search.exclude`, `include`, or `exclude`'
  | 'excluded by `docs`, `blog`, or `pages`'
  | 'lists of other pages'
  | 'without an HTML file'
  | 'with their own `noindex`'
  | 'unlisted';

/** A page that is not searched, and the tag of its docs version. */
export type SkippedPage = {reason: SkipReason; versionTag?: string};

/** Counts the reasons, for example `2 unlisted, 1 with their own noindex`. */
export function countReasons(skipped: readonly SkippedPage[]): string {
  const counts = new Map<SkipReason, number>();
  for (const {reason} of skipped) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
}

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
): {pages: Page[]; skipped: SkippedPage[]} {
  const {baseUrl, outDir, siteConfig, areas, pagesLabel} = site;
  const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const include = new PathGlobs(selection.include);
  const exclude = new PathGlobs(selection.exclude);
  const siteRobots = robotsOfSite(site, shouldSkip);
  const read = (route: string): Page | SkipReason => {
    const below = pathBelow(route, baseUrl);
    const known = content.get(comparablePath(route));
    const [isIncluded, isExcluded] = [include.matches(below), exclude.matches(below)];
    if (known?.isExcluded || !isIncluded || isExcluded) {
      return 'excluded by `search.exclude`, `include`, or `exclude`';
    }
    const file = builtFile(site, route);
    if (!file) {
      warn(`the route ${route} has no file in ${outDir}, so search cannot find it.`);
      return 'without an HTML file';
    }
    if (known?.frontMatter && 'search_exclude' in known.frontMatter) {
      warn(
        `the front matter of ${route} has "search_exclude", which has no effect. Write "search: {exclude: true}".`,
      );
    }
    const isForCrawlers = siteConfig.noIndex || known?.version?.noIndex;
    const forCrawlers = isForCrawlers ? [...siteRobots, noIndexRobots] : siteRobots;
    const page = parsePage(readFileSync(file, 'utf8'), forCrawlers);
    const {plugin = 'pages', pluginId} = page;
    const {docs, blog, pages: plain} = selection;
    if (!isChosen({docs, blog, pages: plain}[plugin] ?? true, pluginId)) {
      return 'excluded by `docs`, `blog`, or `pages`';
    }
    if (!known && (plugin === 'docs' || plugin === 'blog')) {
      return 'lists of other pages';
    }
    if (known?.isUnlisted) {
      return 'unlisted';
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
    const area = areaAt(areas, below);
    const pageRank = source.rank ?? area.rank ?? source.defaultRank;
    const found = extractPage(page, {...source, url, area: areaId(area), pageRank, titleSuffix});
    found.sections.push(...furtherSections(selection, found, route, source.frontMatter));
    if (!selection.codeBlocks) {
      for (const section of found.sections) {
        section.texts = section.texts.filter(({kind}) => kind !== 'code');
      }
    }
    return found;
  };
  const skipped: SkippedPage[] = [];
  const pages: Page[] = [];
  for (const route of new Set(site.routesPaths)) {
    if (shouldSkip(route)) {
      continue;
    }
    const page = readDeep(route, read);
    if (typeof page === 'string') {
      skipped.push({reason: page, versionTag: content.get(comparablePath(route))?.version?.tag});
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
    warn(`the index is empty. Pages that are not searched: ${countReasons(skipped) || 'none'}.`);
  }
  return {pages, skipped};
}
