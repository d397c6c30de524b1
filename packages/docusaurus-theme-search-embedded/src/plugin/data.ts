/** The plugin's name, under which the theme finds {@link SearchPluginData}: `usePluginData(pluginName)`. */
export const pluginName = 'docusaurus-theme-search-embedded';

/** Credentials of the hosted search service: a public application id and a search-only key. */
export type HostedSearch = {appId: string; apiKey: string};

/** What every page needs to know about search. No part of it is secret. */
export type SearchPluginData = {
  /** Address of the embedded index's manifest, base URL included; during an outage of the hosted service too. */
  manifestUrl: string;
  /** The Algolia index, or the name under which searches are stored. */
  indexName: string;
  /** False on a live server whose site was never built, which therefore has no index to search. */
  built: boolean;
  /** Address of the search page, base URL included; absent where the site has none. */
  searchPage?: string;
  /** True on a live server, which searches the last build. */
  isLive: boolean;
  /** Keys that open the dialog, such as `Ctrl/Cmd+K` or `/`. */
  shortcuts: string[];
  /** Whether a reader searches the versions of the docs that they read, and no others. */
  contextual: boolean;
} & (({backend: 'hosted'} & HostedSearch) | {backend: 'embedded'});

/** A part of the site by the beginning of its paths, for the search page's filter. */
export type SiteArea = {label: string; path: string};

/** What an area is called in the index and in addresses, such as `blog`; the rest of a site is `pages`. */
export function areaId({path}: SiteArea): string {
  return path.replaceAll(/^\/|\/$/g, '') || 'pages';
}

/**
 * The area that a page belongs to; the last one takes what no other does.
 *
 * @param path of the page below the base URL, without a leading slash.
 */
export function areaAt<S extends SiteArea>(areas: readonly S[], path: string): S {
  return areas.find(area => path.startsWith(area.path)) ?? areas.at(-1)!;
}

/** A page that the empty dialog offers. */
export type Destination = {label: string; path: string};

/** What only the dialog and the search page need to know; it is loaded with them. */
export type DialogData = {
  areas: SiteArea[];
  destinations: Destination[];
  suggestions: string[];
  /** Length of a query in UTF-16 code units. */
  maxQueryLength: number;
  /** Whether the opened page highlights the words of the result. */
  highlight: boolean;
  /** Where a visitor tells that a query should have found something; `{query}` stands for it. */
  reportUrl?: string;
};

/** The file that holds {@link DialogData}, below `@generated`. */
export const dialogDataFile = 'dialog.json';
