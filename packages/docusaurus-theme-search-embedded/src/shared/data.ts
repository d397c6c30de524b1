import {isBelow} from './paths.js';

/** The plugin's name, under which the theme finds {@link SearchPluginData}: `usePluginData(pluginName)`. */
export const pluginName = 'docusaurus-theme-search-embedded';

/** The data that each page needs for search. It contains no secrets. */
export type SearchPluginData = {
  /** URL of `search-index/index.json`, including the base URL. */
  indexUrl: string;
  /** The name of a service's index, and under which searches are stored. */
  indexName: string;
  /** False on a live server without an earlier build, and thus without an index. */
  built: boolean;
  /** URL of the search page, including the base URL; undefined if there is none. */
  searchPage?: string;
  /** Keys that open the dialog, with modifiers: `Ctrl/Cmd+K`, `Alt+S`, `/`. */
  shortcuts: string[];
  /** Whether readers search only the docs versions that they read. */
  contextual: boolean;
};

/** An area of the site, and the path of its pages without leading and trailing slash. */
export type SiteArea = {
  label: string;
  path: string;
  /** The same path in the other versions of docs. */
  versionPaths?: readonly string[];
};

/** An area with the rank of its pages, which only the build needs. */
export type RankedArea = SiteArea & {rank?: number};

/** Returns the id of an area in the index and in URLs, such as `blog`; `pages` for the rest of a site. */
export function areaId({path}: SiteArea): string {
  return path || 'pages';
}

/**
 * Returns the area of a page: the first that contains it, otherwise the last.
 *
 * @param path the page's path below the base URL, without leading slash, optionally with query and hash.
 */
export function areaAt<A extends SiteArea>(areas: readonly A[], path: string): A {
  const pathname = path.replace(/[?#].*$/s, '');
  const contains = (area: SiteArea): boolean =>
    [area.path, ...(area.versionPaths ?? [])].some(each => isBelow(`/${pathname}`, `/${each}`));
  return areas.find(contains) ?? areas.at(-1)!;
}

/** The data that only the dialog and the search page need, and that is loaded with them. */
export type DialogData = {
  areas: SiteArea[];
  /** The ids of the docs that are searched; true for all, false for none. */
  docs: boolean | string[];
  /** The pages to offer without a query or results. */
  destinations: {label: string; path: string}[];
  suggestions: string[];
  maxQueryLength: number;
  /** Whether the page that a result opens highlights the words of the query. */
  highlight: boolean;
  /** Whether this is a live server, which searches the index of the last build. */
  live: boolean;
  /** Where a reader reports a query without results; `{query}` is replaced by the query. */
  reportUrl?: string;
};

/** The file of {@link DialogData} below `@generated`. */
export const dialogDataFile = 'dialog.json';
