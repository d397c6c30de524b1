import type {HostedSearch} from '../../../../src/config/search';

/** The name under which the theme finds {@link SearchPluginData}: `usePluginData(pluginName)`. */
export const pluginName = 'site-search';

/** The path of the search page below the base URL; `q` is its query parameter (SPECIFICATION.md#storage-keys). */
export const searchPath = 'search';

/** What the browser needs to know about search. No part of it is secret. */
export type SearchPluginData = {
  /** Address of the embedded index's manifest, base URL included; during an outage of the hosted service too. */
  manifestUrl: string;
  /** The Algolia index, or the name that the embedded engine gives back. */
  indexName: string;
  /** False on a live server whose site was never built, which therefore has no index to search. */
  built: boolean;
} & (({backend: 'hosted'} & HostedSearch) | {backend: 'embedded'});
