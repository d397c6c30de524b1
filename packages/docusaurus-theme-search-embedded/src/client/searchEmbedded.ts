import {createEmbeddedClient, type EmbeddedClient} from './embedded';
import type {Hit, InputQuery} from '../engine/hit';

const clients = new Map<string, EmbeddedClient>();

/** Returns the client of an index. All callers on a page share it and its worker. */
export function embeddedClientOf(indexUrl: string): EmbeddedClient {
  let client = clients.get(indexUrl);
  if (!client) clients.set(indexUrl, (client = createEmbeddedClient({indexUrl})));
  return client;
}

export type SearchEmbeddedOptions = {
  /** URL of the index: `usePluginData('docusaurus-theme-search-embedded').indexUrl`. */
  indexUrl: string;
  /** The maximum number of hits. */
  limit?: number;
  /** The length of excerpts in words; 0 for no excerpts. */
  excerptWords?: number;
  /** Filters in the format of Algolia's `facetFilters`, for example `['docusaurus_tag:default']`. */
  filters?: InputQuery['filters'];
  signal?: AbortSignal;
};

/**
 * Searches the site's own index from any component, for example for suggestions on the not-found page.
 * Sends no data to other hosts, even if the dialog searches the hosted service.
 *
 * @returns the best hits, with matched words between `markTags`; none for an empty query
 * @throws EmbeddedSearchError if the index cannot be loaded, or the signal's reason
 */
export async function searchEmbedded(
  query: string,
  {indexUrl, limit = 20, excerptWords = 10, filters, signal}: SearchEmbeddedOptions,
): Promise<Hit[]> {
  if (query.trim() === '') return [];
  const input = {query, from: 0, to: limit, excerptWords, filters};
  return (await embeddedClientOf(indexUrl).find(input, {signal})).hits;
}
