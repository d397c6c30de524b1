import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useMemo} from 'react';
import type {SearchHit} from '../../../engine/types';
import {pluginName, type SearchPluginData} from '../../../plugin/data';
import type {SiteAddress} from './address';
import {AnswerShapeError, parseAnswer, type Hits} from './answer';
import {loadBackend, type BackendName} from './backend';
import {limits} from '../limits';
import {groupByPageIn, toItem, type SearchItem} from '../list/items';
import {useOwnCopyChosen} from '../state/ownCopy';
import {requestOf, type Scope} from './request';

/** One page of what a query found. */
export type SearchResults = Pick<Hits, 'nbHits' | 'nbPages' | 'sections'> & {
  items: SearchItem[];
};

/**
 * Answers a query with so many `pages` from `page` on, which counts from 0. Of one `section` only
 * where the index counts sections. Rejects where no usable answer can be had, or where the signal
 * aborts.
 */
export type Search = (
  query: string,
  options: {page: number; pages: number; section?: string; signal: AbortSignal},
) => Promise<SearchResults>;

/** What search is made of on this site, for dialog and search page. */
export type SearchTools = {
  data: SearchPluginData;
  /** Who answers at the moment. */
  backend: BackendName;
  search: Search;
  /** What is shown of hits; those are left out whose address may not be followed. */
  toItems: (hits: readonly SearchHit[]) => SearchItem[];
};

/** Where the site lives: as configured, and where it is being visited (a preview, an intranet copy). */
function useSiteAddress(): SiteAddress {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const visited = isBrowser ? [window.location.origin] : [];
    return {origins: [...visited, new URL(url).origin], baseUrl};
  }, [url, baseUrl, isBrowser]);
}

type SearchOptions = {
  /** Docs tags in place of those of what the visitor reads. */
  tags?: readonly string[];
  /** For a page of results: those of a page together, counts by section, and passages in full. */
  isPage?: boolean;
};

/** Searches on whichever backend the site has, or the visitor chose. */
export function useSearch({tags: chosenTags, isPage = false}: SearchOptions = {}): SearchTools {
  const data = usePluginData(pluginName) as SearchPluginData;
  const site = useSiteAddress();
  const {locale, tags: readTags} = useContextualSearchFilters() as {locale: string; tags: string[]};
  const backend = useOwnCopyChosen() ? 'embedded' : data.backend;
  const tags = (chosenTags ?? (data.contextual ? readTags : [])).join();

  const toItems = useCallback(
    (hits: readonly SearchHit[]) =>
      hits.map(hit => toItem(hit, site)).filter(item => item !== undefined),
    [site],
  );
  const search = useCallback<Search>(
    async (query, {page, pages, section, signal}) => {
      const {client} = await loadBackend(backend, data);
      signal.throwIfAborted();
      const isHosted = backend === 'hosted';
      const scope: Scope = {
        indexName: data.indexName,
        locale,
        tags,
        clickAnalytics: isHosted,
        isDetailed: isPage && !isHosted,
      };
      const ask = async (filter: string[]): Promise<Hits> => {
        const requests = Array.from({length: pages}, (_, index) =>
          requestOf(query, page + index, scope, filter),
        );
        return parseAnswer(await client.search({requests}, {signal}));
      };
      const all = await ask([]);
      const isInSection = section !== undefined && Boolean(all.sections?.[section]);
      const {hits, nbHits, nbPages, queryID} = isInSection
        ? await ask([`section:${section}`])
        : all;
      const items = toItems(hits).map(item => ({...item, queryID: isHosted ? queryID : undefined}));
      if (items.length === 0 && hits.length > 0) {
        throw new AnswerShapeError('none of its hits has an address that may be followed');
      }
      return {
        items: isPage ? groupByPageIn(items, limits.hitsPerPage) : items,
        nbHits,
        nbPages,
        sections: all.sections,
      };
    },
    [backend, data, locale, tags, isPage, toItems],
  );
  return {data, backend, search, toItems};
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
