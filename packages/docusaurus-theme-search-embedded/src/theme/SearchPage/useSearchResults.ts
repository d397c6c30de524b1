import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import type {Search, SearchResults} from '../Search/backend/useSearch';
import {isBlank, limits} from '../Search/limits';
import {groupByPage, type SearchItem} from '../Search/list/items';
import {createActivity, type Activity, type SearchStatus} from '../Search/state/activity';
import {keptPages} from './useKeptPlace';

/** What a query has found so far. */
export type Found = {
  query: string;
  items: SearchItem[];
  nbHits: number;
  /** Pages shown, and there are. */
  pages: number;
  nbPages: number;
} & Pick<SearchResults, 'section' | 'sections'>;

export type PageResults = {
  status: SearchStatus;
  /** What was found last; undefined before the first answer. */
  found: Found | undefined;
  /** Asks for the next page, or for several at once, or again for what failed. */
  more: (pages?: number) => void;
};

function useActivity(): [Activity, SearchStatus] {
  const [store] = useState(() => {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    return {activity: createActivity(() => listeners.forEach(call => call())), subscribe};
  });
  const {activity, subscribe} = store;
  return [activity, useSyncExternalStore(subscribe, activity.status, activity.status)];
}

type Range = {query: string; page: number; pages: number};

/** Groups the items of each page of results, so that the next one moves none of them. */
function inGroups(items: readonly SearchItem[]): SearchItem[] {
  const size = limits.hitsPerPage;
  const pages = Array.from({length: Math.ceil(items.length / size)}, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
  return pages.flatMap(groupByPage);
}

function joined(before: Found | undefined, {query, page, pages}: Range, results: SearchResults) {
  const known = page > 0 && before ? before.items : [];
  const ids = new Set(known.map(({objectID}) => objectID));
  const added = results.items.filter(({objectID}) => !ids.has(objectID));
  return {...results, query, items: [...known, ...inGroups(added)], pages: page + pages};
}

/**
 * Searches the query whenever it, the section, or the backend changes, page by page.
 *
 * @param section the only one whose results are wanted; empty for all.
 */
export function useSearchResults(query: string, section: string, search: Search): PageResults {
  const [activity, status] = useActivity();
  const [found, setFound] = useState<Found>();

  const ask = useEvent((page: number, pages = 1): void => {
    void activity.run(
      async signal => {
        try {
          const results = await search(query, {page, pages, section: section || undefined, signal});
          if (!signal.aborted) {
            setFound(before => joined(before, {query, page, pages}, results));
          }
          return true;
        } catch {
          signal.throwIfAborted();
          return false;
        }
      },
      isAnswered => !isAnswered,
    );
  });

  useEffect(() => {
    if (!isBlank(query)) {
      ask(0, keptPages(query, section));
    }
    return activity.stop;
  }, [query, section, search, ask, activity]);

  return useMemo(
    () => ({
      status,
      found: isBlank(query) ? undefined : found,
      more: (pages?: number) => ask(found?.query === query ? found.pages : 0, pages),
    }),
    [status, found, query, ask],
  );
}
