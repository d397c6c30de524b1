import {createEmbeddedClient, type EmbeddedClient} from './embedded';
import type {SearchHit} from '../engine/types';

const clients = new Map<string, EmbeddedClient>();

/** The client of an index; all callers on a page share one, and its worker. */
export function embeddedClientOf(manifestUrl: string): EmbeddedClient {
  let client = clients.get(manifestUrl);
  if (!client) clients.set(manifestUrl, (client = createEmbeddedClient({manifestUrl})));
  return client;
}

/** What a question to the embedded index may say beside its words. */
export type AskOptions = {
  /** Address of the index's manifest, as `usePluginData('docusaurus-theme-search-embedded')` has it. */
  manifestUrl: string;
  /** How many hits are wanted; 20 by default. */
  limit?: number;
  /** As in Algolia's requests, for example `['docusaurus_tag:default']`. */
  facetFilters?: (string | string[])[];
  signal?: AbortSignal;
};

/**
 * Asks the site's own index, for parts of a page beside the search dialog, such as suggestions on the
 * not-found page. Nothing leaves the site, also where visitors search the hosted service.
 *
 * @returns the best hits, matched words marked with `<mark>`; none for an empty query.
 * @throws EmbeddedSearchError where the index cannot be had, or the signal's reason.
 */
export async function askEmbedded(
  words: string,
  {manifestUrl, limit: hitsPerPage = 20, facetFilters, signal}: AskOptions,
): Promise<SearchHit[]> {
  if (words.trim() === '') return [];
  const request = {
    indexName: '',
    query: words,
    hitsPerPage,
    facetFilters,
    attributesToSnippet: ['content:10'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const {results} = await embeddedClientOf(manifestUrl).search({requests: [request]}, {signal});
  return results[0]?.hits ?? [];
}
