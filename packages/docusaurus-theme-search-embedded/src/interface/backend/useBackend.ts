import backends from '@search/backends';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useMemo} from 'react';
import type {Excerpts, Hit} from '../../client/hit.js';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {useDocsTags} from '../docsTags.js';
import {encodeQuery, hasWords, limits} from '../limits.js';
import {groupByPageIn, itemOf, type SearchItem, type SiteLocation} from '../list/items.js';
import {hasPage} from './routes.js';
import type {BackendName} from './siteBackends.js';

export type ItemPage = {
  items: SearchItem[];
  total: number;
  /** Whether there may be more than `total`, which further requests find. */
  isPartial?: boolean;
  /** Whether results or passages are missing, because files could not be fetched. */
  lacksFiles?: boolean;
  /** The number of results by area id, if the index counts them. */
  areas?: Record<string, number>;
  /** Reads excerpts of items, by id, from at most `maxFiles` files; undefined if the items contain them. */
  readExcerpts?: (
    ids: readonly string[],
    options: {maxFiles?: number; signal: AbortSignal},
  ) => Promise<Excerpts>;
};

/**
 * Searches. Rejects if there is no usable answer, or when the signal aborts. An index that does not count
 * areas ignores the id of an area.
 */
export type Search = (
  query: string,
  range: {from: number; to: number; area?: string; signal: AbortSignal},
) => Promise<ItemPage>;

/** The backend that the page searches: the configured one, or the one that the visitor chose. */
export type ActiveBackend = {
  name: BackendName;
  data: SearchPluginData;
  search: Search;
  site: SiteLocation;
};

/** Returns the configured location of the site, and the visited one (a preview, an intranet copy). */
function useSiteLocation(): SiteLocation {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const visited = isBrowser ? [window.location.origin] : [];
    return {origins: [...visited, new URL(url).origin], baseUrl, hasPage};
  }, [url, baseUrl, isBrowser]);
}

/** Returns the length of excerpts in words. */
function excerptLength(name: BackendName, isPage: boolean): number {
  const isNarrow = window.matchMedia(`(max-width: ${limits.narrowScreen}px)`).matches;
  const {wide, narrow} = limits.excerptWords[name];
  return isPage ? limits.passageWords : isNarrow ? narrow : wide;
}

function itemsOf(hits: readonly Hit[], site: SiteLocation): SearchItem[] {
  const items = hits.map(hit => itemOf(hit, site)).filter(item => item !== undefined);
  if (items.length === 0 && hits.length > 0) {
    throw new Error('No hit of the answer has a safe URL.');
  }
  return items;
}

export type BackendOptions = {
  /** Searches these docs tags instead of those of the page. */
  tags?: readonly string[];
  /** Groups results by page and requests longer passages, for the search page. */
  isPage?: boolean;
};

/** Returns the active backend, with a search function for the page's locale and docs versions. */
export function useBackend({tags: chosenTags, isPage = false}: BackendOptions = {}): ActiveBackend {
  const data = usePluginData(pluginName) as SearchPluginData;
  const site = useSiteLocation();
  const {locale, tags: readTags} = useDocsTags();
  const name = backends.useBackendName(data);
  const tags = (chosenTags ?? (data.contextual ? readTags : [])).join();

  const search = useCallback<Search>(
    async (query, {from, to, area, signal}) => {
      if (name === 'hosted' && !hasWords(query)) {
        // The service ignores signs, and returns all records for a query without words.
        return {items: [], total: 0};
      }
      const backend = await backends.connect(name, data);
      signal.throwIfAborted();
      const language = `language:${locale}`;
      const all = {
        query,
        from,
        to,
        excerptWords: 0,
        marksSynonyms: true,
        facets: ['area'],
        filters: tags
          ? [language, tags.split(',').map(tag => `docusaurus_tag:${tag}`)]
          : [language],
      };
      const areas = area && (await backend.find({...all, to: from}, {signal})).counts?.area;
      const isFiltered = area && areas && Object.hasOwn(areas, area);
      const excerptWords = excerptLength(name, isPage);
      const input = {...all, filters: [...all.filters, ...(isFiltered ? [`area:${area}`] : [])]};
      // The dialog reads excerpts for the rows on screen. On the search page, they would change the height
      // of rows, and move a restored position.
      const isLater = !isPage && backend.readExcerpts !== undefined;
      const page = await backend.find(
        {...input, excerptWords: isLater ? 0 : excerptWords},
        {signal},
      );
      // An empty excerpt reserves its line.
      const hits = isLater ? page.hits.map(hit => ({...hit, excerpt: ''})) : page.hits;
      const items = itemsOf(hits, site);
      return {
        items: isPage ? groupByPageIn(items, limits.hitsPerPage) : items,
        total: page.total,
        isPartial: page.isPartial,
        lacksFiles: page.lacksFiles,
        areas: areas || page.counts?.area,
        ...(isLater && {
          readExcerpts: (ids, {maxFiles, ...options}) =>
            backend.readExcerpts!({...input, excerptWords, ids, maxFiles}, options),
        }),
      };
    },
    [name, data, site, locale, tags, isPage],
  );
  return {name, data, site, search};
}

/** Returns a function that builds the search page's URL for a query; undefined without a search page. */
export function useSearchPageLink(): ((query: string, area?: string) => string) | undefined {
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  return searchPage
    ? (query, area) =>
        `${searchPage}?q=${encodeQuery(query)}${area ? `&in=${encodeQuery(area)}` : ''}`
    : undefined;
}
