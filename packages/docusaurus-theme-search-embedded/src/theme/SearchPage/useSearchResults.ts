import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import type {Search, SearchResults} from '../Search/backend/useSearch';
import {isBlank} from '../Search/limits';
import type {SearchItem} from '../Search/list/items';
import {createActivity, type Activity, type SearchStatus} from '../Search/state/activity';

/** What a query has found so far. */
export type Found = {
  query: string;
  items: SearchItem[];
  nbHits: number;
  /** Pages shown, and there are. */
  pages: number;
  nbPages: number;
};

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

function joined(before: Found | undefined, {query, page, pages}: Range, results: SearchResults) {
  const known = page > 0 && before ? before.items : [];
  const ids = new Set(known.map(({objectID}) => objectID));
  const items = [...known, ...results.items.filter(({objectID}) => !ids.has(objectID))];
  return {query, items, nbHits: results.nbHits, pages: page + pages, nbPages: results.nbPages};
}

/** Searches the query whenever it or the backend changes, page by page. */
export function useSearchResults(query: string, search: Search): PageResults {
  const [activity, status] = useActivity();
  const [found, setFound] = useState<Found>();

  const ask = useEvent((page: number, pages = 1): void => {
    void activity.run(
      async signal => {
        try {
          const results = await search(query, {page, pages, signal});
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
      ask(0);
    }
    return activity.stop;
  }, [query, search, ask, activity]);

  return useMemo(
    () => ({
      status,
      found: isBlank(query) ? undefined : found,
      more: (pages?: number) => ask(found?.query === query ? found.pages : 0, pages),
    }),
    [status, found, query, ask],
  );
}
