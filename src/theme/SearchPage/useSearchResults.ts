import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {createActivity, type Activity, type SearchStatus} from '../../components/Search/activity';
import type {SearchItem} from '../../components/Search/items';
import type {Search, SearchResults} from '../../components/Search/useSearch';

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
  /** Asks for the next page, or again for what failed. */
  more: () => void;
};

type Outcome = {results: SearchResults} | {failed: true};

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

function joined(before: Found | undefined, query: string, page: number, results: SearchResults) {
  const known = page > 0 && before ? before.items : [];
  const ids = new Set(known.map(({objectID}) => objectID));
  const items = [...known, ...results.items.filter(({objectID}) => !ids.has(objectID))];
  return {query, items, nbHits: results.nbHits, pages: page + 1, nbPages: results.nbPages};
}

/** Searches the query whenever it or the backend changes, page by page. */
export function useSearchResults(query: string, search: Search): PageResults {
  const [activity, status] = useActivity();
  const [found, setFound] = useState<Found>();
  const newest = useRef(0);

  const ask = useEvent(async (page: number): Promise<void> => {
    const own = ++newest.current;
    const outcome = await activity.run<Outcome>(
      () =>
        search(query, page).then(
          results => ({results}),
          () => ({failed: true}),
        ),
      result => 'failed' in result,
    );
    if (own === newest.current && 'results' in outcome) {
      setFound(before => joined(before, query, page, outcome.results));
    }
  });

  useEffect(() => {
    if (query.trim()) {
      void ask(0);
    } else {
      newest.current += 1;
    }
  }, [query, search, ask]);

  return useMemo(
    () => ({
      status,
      found: query.trim() ? found : undefined,
      more: () => void ask(found?.query === query ? found.pages : 0),
    }),
    [status, found, query, ask],
  );
}
