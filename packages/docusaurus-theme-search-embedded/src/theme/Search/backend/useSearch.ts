import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useMemo} from 'react';
import {pluginName, type SearchPluginData} from '../../../plugin/data';
import {loadBackend, type BackendName} from './backend';
import {AnswerShapeError, parseAnswer} from './answer';
import {toItem, type SearchItem} from '../list/items';
import {useOwnCopyChosen} from '../state/ownCopy';
import {useMakeRequest} from './request';
import {useSiteAddress} from './useSiteAddress';

/** One page of what a query found. */
export type SearchResults = {items: SearchItem[]; nbHits: number; nbPages: number};

/**
 * Answers a query with so many `pages` from `page` on, which counts from 0; by default with the
 * first. Rejects where no usable answer can be had, or where the signal aborts.
 */
export type Search = (
  query: string,
  options?: {page?: number; pages?: number; signal?: AbortSignal},
) => Promise<SearchResults>;

/** What search is made of on this site, for dialog and search page. */
export type SearchTools = {
  data: SearchPluginData;
  /** Who answers at the moment. */
  backend: BackendName;
  search: Search;
};

/** What the insights plugin needs to know of an item; without a query there is nothing to report. */
function insightsFields(data: SearchPluginData, queryID: string | undefined): Partial<SearchItem> {
  if (data.backend !== 'hosted' || !queryID) {
    return {};
  }
  return {
    __autocomplete_indexName: data.indexName,
    __autocomplete_queryID: queryID,
    __autocomplete_algoliaCredentials: {appId: data.appId, apiKey: data.apiKey},
  };
}

/**
 * Searches on whichever backend the site has, or the visitor chose.
 *
 * @param tags docs tags in place of those of what the visitor reads.
 */
export function useSearch(tags?: readonly string[]): SearchTools {
  const data = usePluginData(pluginName) as SearchPluginData;
  const site = useSiteAddress();
  const backend = useOwnCopyChosen() ? 'embedded' : data.backend;
  const clickAnalytics = backend === 'hosted';
  const makeRequest = useMakeRequest({
    indexName: data.indexName,
    clickAnalytics,
    contextual: data.contextual,
    tags,
  });

  const search = useCallback<Search>(
    async (query, {page = 0, pages = 1, signal} = {}) => {
      const {client} = await loadBackend(backend, data);
      signal?.throwIfAborted();
      const requests = Array.from({length: pages}, (_, index) => makeRequest(query, page + index));
      const answer = parseAnswer(await client.search({requests}, {signal}));
      const {hits, nbHits, nbPages, queryID} = answer;
      const items = hits.map(hit => toItem(hit, site)).filter(item => item !== undefined);
      if (items.length === 0 && hits.length > 0) {
        throw new AnswerShapeError('none of its hits has an address that may be followed');
      }
      const fields = insightsFields(data, backend === 'hosted' ? queryID : undefined);
      return {items: items.map(item => ({...item, ...fields})), nbHits, nbPages};
    },
    [backend, data, makeRequest, site],
  );
  return useMemo(() => ({data, backend, search}), [data, backend, search]);
}

/** The address of the search page for a query; `undefined` where the site has no such page. */
export function useSearchPageLink(): ((query: string) => string) | undefined {
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  if (!searchPage) return undefined;
  return query => {
    // Unlike encodeURIComponent it also takes half an emoji, which a cut text may end with.
    const parameters = new URLSearchParams({q: query}).toString().replaceAll('+', '%20');
    return `${searchPage}?${parameters}`;
  };
}
