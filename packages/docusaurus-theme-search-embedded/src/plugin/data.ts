/** The plugin's name, under which the theme finds {@link SearchPluginData}: `usePluginData(pluginName)`. */
export const pluginName = 'docusaurus-theme-search-embedded';

/** Credentials of the hosted search service: a public application id and a search-only key. */
export type HostedSearch = {appId: string; apiKey: string};

/** A key that opens the dialog, with its modifiers: `Ctrl/Cmd+K`, `Alt+S`, `/`. */
export type Shortcut = string;

/** What every page needs for search; none of it is secret. */
export type SearchPluginData = {
  /** URL of the embedded index's manifest, base URL included; also for an outage of the hosted service. */
  manifestUrl: string;
  /** The Algolia index, or the name under which searches are stored. */
  indexName: string;
  /** False on a live server without an earlier build, which therefore has no index to search. */
  built: boolean;
  /** URL of the search page, base URL included; undefined where the site has none. */
  searchPage?: string;
  shortcuts: Shortcut[];
  /** Whether a reader searches only the versions of the docs that they read. */
  contextual: boolean;
} & (({backend: 'hosted'} & HostedSearch) | {backend: 'embedded'});

/** A part of the site and the path that its pages are below, without slashes around it. */
export type SiteArea = {label: string; path: string};

/** Returns the id of an area in the index and in URLs, such as `blog`; `pages` for the rest of a site. */
export function areaId({path}: SiteArea): string {
  return path || 'pages';
}

/**
 * Returns the area of a page: the first whose path the page is at or below, otherwise the last.
 *
 * @param path of the page below the base URL, without a leading slash; a query and a hash may follow.
 */
export function areaAt<A extends SiteArea>(areas: readonly A[], path: string): A {
  const isBelow = (area: SiteArea): boolean =>
    path.startsWith(area.path) &&
    (area.path === '' || /^(?:[/?#]|$)/.test(path.slice(area.path.length)));
  return areas.find(isBelow) ?? areas.at(-1)!;
}

/** A page that the empty dialog offers. */
export type Destination = {label: string; path: string};

/** What only the dialog and the search page need; it is loaded with them. */
export type DialogData = {
  areas: SiteArea[];
  destinations: Destination[];
  suggestions: string[];
  /** Characters that a search input accepts. */
  maxQueryLength: number;
  /** Whether the page that a result opens highlights the words of the query. */
  highlight: boolean;
  /** True on a live server, which searches the index of the last build. */
  live: boolean;
  /** Where a reader reports a query without results; `{query}` is replaced by the query. */
  reportUrl?: string;
};

/** The file that holds {@link DialogData}, below `@generated`. */
export const dialogDataFile = 'dialog.json';
