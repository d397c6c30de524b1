import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useMemo} from 'react';
import {pluginName, type SearchPluginData} from '../../../plugin/data';
import type {SiteAddress} from './address';
import {parseAnswer, type Answer} from './answer';
import {loadBackend, type BackendName} from './backend';
import {useDocsTags} from '../docsTags';
import {limits} from '../limits';
import {groupByPageIn} from '../list/items';
import {useOwnCopyChosen} from '../state/ownCopy';
import {requestOf, type Scope} from './request';

/**
 * Answers a query with so many `pages` from `page` on, which counts from 0. Of one `area` only
 * where the index counts areas. Rejects where no usable answer can be had, or where the signal
 * aborts.
 */
export type Search = (
  query: string,
  options: {page: number; pages: number; area?: string; signal: AbortSignal},
) => Promise<Answer>;

/** What search is made of on this site, for dialog and search page. */
export type SearchTools = {
  data: SearchPluginData;
  /** Who answers at the moment. */
  backend: BackendName;
  search: Search;
  /** Where the site lives, for addresses from outside. */
  site: SiteAddress;
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
  /** For a page of results: those of a page together, counts by area, and passages in full. */
  isPage?: boolean;
};

/** Searches on whichever backend the site has, or the visitor chose. */
export function useSearch({tags: chosenTags, isPage = false}: SearchOptions = {}): SearchTools {
  const data = usePluginData(pluginName) as SearchPluginData;
  const site = useSiteAddress();
  const {locale, tags: readTags} = useDocsTags();
  const backend = useOwnCopyChosen() ? 'embedded' : data.backend;
  const tags = (chosenTags ?? (data.contextual ? readTags : [])).join();

  const search = useCallback<Search>(
    async (query, {page, pages, area, signal}) => {
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
      const ask = async (filter: string[]): Promise<Answer> => {
        const requests = Array.from({length: pages}, (_, index) =>
          requestOf(query, page + index, scope, filter),
        );
        return parseAnswer(await client.search({requests}, {signal}), site);
      };
      const all = await ask([]);
      const isInArea = area !== undefined && Boolean(all.areas?.[area]);
      const answer = isInArea ? await ask([`area:${area}`]) : all;
      const {items} = answer;
      return {
        ...answer,
        items: isPage ? groupByPageIn(items, limits.hitsPerPage) : items,
        areas: all.areas,
      };
    },
    [backend, data, site, locale, tags, isPage],
  );
  return {data, backend, site, search};
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
