import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import createBackend from 'docusaurus-theme-search-embedded/backend';
import {useCallback, useMemo, useSyncExternalStore} from 'react';
import type {Backend, Excerpts, InputQuery} from '../../client/hit.js';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {hasWords, limits} from '../limits.js';
import {groupByPageIn, type SearchItem, type SiteLocation} from '../list/items.js';
import type {SearchedVersions} from '../versions/versions.js';
import {checkExcerpts, readAnswer, type Answer} from './readAnswer.js';
import {hasPage} from './routes.js';

const listeners = new Set<() => void>();
let active: Backend | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the backend that the page searches: the one of the site, or the one that the reader chose. */
export function activeBackend(data: SearchPluginData): Backend {
  return (active ??= createBackend(data));
}

function useActiveBackend(data: SearchPluginData): Backend {
  const get = (): Backend => activeBackend(data);
  return useSyncExternalStore(subscribe, get, get);
}

/** Searches another backend until the next page load. */
export function chooseBackend(backend: Backend): void {
  active = backend;
  listeners.forEach(listener => listener());
}

/** Reads excerpts of items, by id, from at most `maxFiles` files. Undefined if there are none. */
export type ReadExcerpts = (
  ids: readonly string[],
  options: {maxFiles?: number; signal?: AbortSignal},
) => Promise<Excerpts | undefined>;

export type ItemPage = Answer & {
  /** The versions that were searched. */
  versions: SearchedVersions;
  /** Undefined if the items contain their excerpts. */
  readExcerpts?: ReadExcerpts;
};

/** The part of the results that a search requests. */
export type SearchRange = {
  from: number;
  to: number;
  /** The id of the only area to search. A backend that does not count areas ignores it. */
  area?: string;
  /** Replaces the versions of the page. */
  versions?: SearchedVersions;
  signal: AbortSignal;
};

/** Searches. Rejects if there is no usable answer, or when the signal aborts. */
export type Search = (query: string, range: SearchRange) => Promise<ItemPage>;

/** The backend that the page searches: the configured one, or the one that the visitor chose. */
export type ActiveBackend = {
  source: Backend;
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

/** Returns the length of excerpts in words: a line in the dialog, two on the search page. */
function excerptLength({wide, narrow}: Backend['excerptWords'], isPage: boolean): number {
  const isNarrow = window.matchMedia(`(max-width: ${limits.narrowScreen}px)`).matches;
  const [page, dialog] = isNarrow ? [2 * narrow, narrow] : [limits.passageWords, wide];
  return isPage ? page : dialog;
}

/** The answer to a query that a backend does not get. */
const nothing: Answer = {items: [], total: 0, hasMore: false, isPartial: false, lacksFiles: false};

export type BackendOptions = {
  versions: SearchedVersions;
  /** Groups results by page and requests longer passages, for the search page. */
  isPage?: boolean;
};

/** Returns the active backend, with a search function for the page's locale and for docs versions. */
export function useBackend({versions: usual, isPage = false}: BackendOptions): ActiveBackend {
  const data = usePluginData(pluginName) as SearchPluginData;
  const site = useSiteLocation();
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const source = useActiveBackend(data);

  const search = useCallback<Search>(
    async (query, {from, to, area, versions = usual, signal}) => {
      if (!source.findsSigns && !hasWords(query)) {
        return {...nothing, versions};
      }
      const language = `language:${locale}`;
      const tags = versions.tags.map(tag => `docusaurus_tag:${tag}`);
      const all = {
        query,
        from,
        to,
        excerptWords: 0,
        filters: tags.length > 0 ? [language, tags] : [language],
      };
      const find = async (input: InputQuery): Promise<Answer> =>
        readAnswer(await source.find(input, {signal}), site, input);
      const areas = area && (await find({...all, to: from})).areas;
      const isFiltered = area && areas && Object.hasOwn(areas, area);
      const excerptWords = excerptLength(source.excerptWords, isPage);
      const input = {...all, filters: [...all.filters, ...(isFiltered ? [`area:${area}`] : [])]};
      // The dialog reads excerpts for the rows on screen. On the search page, they would change the height
      // of rows, and move a restored position.
      const isLater = !isPage && source.readExcerpts !== undefined;
      const answer = await find({...input, excerptWords: isLater ? 0 : excerptWords});
      // An empty excerpt reserves its line.
      const reserve = (item: SearchItem): SearchItem =>
        item.hasText ? {...item, excerpt: ''} : item;
      const items = isLater ? answer.items.map(reserve) : answer.items;
      return {
        ...answer,
        items: isPage ? groupByPageIn(items, limits.hitsPerPage) : items,
        versions,
        areas: areas || answer.areas,
        ...(isLater && {
          readExcerpts: async (ids, {maxFiles, ...options}) =>
            checkExcerpts(
              await source.readExcerpts!({...input, excerptWords, ids, maxFiles}, options),
            ),
        }),
      };
    },
    [source, site, locale, usual, isPage],
  );
  return {source, data, site, search};
}
