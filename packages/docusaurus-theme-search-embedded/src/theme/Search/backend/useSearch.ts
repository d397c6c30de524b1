import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useMemo} from 'react';
import type {SearchRequest} from '../../../engine/types';
import {pluginName, type SearchPluginData} from '../../../plugin/data';
import {loadBackend, type BackendName} from './backend';
import {AnswerShapeError, parseAnswer, type Hits} from './answer';
import {toItem, type SearchItem} from '../list/items';
import {useOwnCopyChosen} from '../state/ownCopy';
import {useMakeRequest} from './request';
import {useSiteAddress} from './useSiteAddress';

/** One page of what a query found. */
export type SearchResults = Pick<Hits, 'nbHits' | 'nbPages' | 'sections'> & {
  items: SearchItem[];
  /** The section that all of them are of; undefined where none was asked for or it has none. */
  section?: string;
};

/**
 * Answers a query with so many `pages` from `page` on, which counts from 0; by default with the
 * first. Of one `section` only where the index counts sections. Rejects where no usable answer can
 * be had, or where the signal aborts.
 */
export type Search = (
  query: string,
  options?: {page?: number; pages?: number; section?: string; signal?: AbortSignal},
) => Promise<SearchResults>;

/** What search is made of on this site, for dialog and search page. */
export type SearchTools = {
  data: SearchPluginData;
  /** Who answers at the moment. */
  backend: BackendName;
  /** Whether answers count the results of each section, and leave out those of others. */
  hasSections: boolean;
  search: Search;
};

/** The same requests for the results of one section of the site. */
function within(requests: readonly SearchRequest[], section: string): SearchRequest[] {
  return requests.map(request => ({
    ...request,
    facetFilters: [...(request.facetFilters ?? []), `section:${section}`],
  }));
}

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

type SearchOptions = {
  /** Docs tags in place of those of what the visitor reads. */
  tags?: readonly string[];
  /** For a page of results: sections, and passages in full. */
  isPage?: boolean;
};

/** Searches on whichever backend the site has, or the visitor chose. */
export function useSearch({tags, isPage = false}: SearchOptions = {}): SearchTools {
  const data = usePluginData(pluginName) as SearchPluginData;
  const site = useSiteAddress();
  const backend = useOwnCopyChosen() ? 'embedded' : data.backend;
  const clickAnalytics = backend === 'hosted';
  const hasSections = isPage && backend === 'embedded';
  const makeRequest = useMakeRequest({
    isDetailed: hasSections,
    indexName: data.indexName,
    clickAnalytics,
    contextual: data.contextual,
    tags,
  });

  const search = useCallback<Search>(
    async (query, {page = 0, pages = 1, section, signal} = {}) => {
      const {client} = await loadBackend(backend, data);
      signal?.throwIfAborted();
      const requests = Array.from({length: pages}, (_, index) => makeRequest(query, page + index));
      const all = parseAnswer(await client.search({requests}, {signal}));
      const isInSection = section !== undefined && Boolean(all.sections?.[section]);
      const answer = isInSection
        ? parseAnswer(await client.search({requests: within(requests, section)}, {signal}))
        : all;
      const {hits, nbHits, nbPages, queryID} = answer;
      const items = hits.map(hit => toItem(hit, site)).filter(item => item !== undefined);
      if (items.length === 0 && hits.length > 0) {
        throw new AnswerShapeError('none of its hits has an address that may be followed');
      }
      const fields = insightsFields(data, backend === 'hosted' ? queryID : undefined);
      return {
        items: items.map(item => ({...item, ...fields})),
        nbHits,
        nbPages,
        sections: all.sections,
        section: isInSection ? section : undefined,
      };
    },
    [backend, data, makeRequest, site],
  );
  return useMemo(
    () => ({data, backend, hasSections, search}),
    [data, backend, hasSections, search],
  );
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
