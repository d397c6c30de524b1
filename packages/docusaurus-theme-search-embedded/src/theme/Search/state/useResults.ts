import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import type {Answer} from '../backend/answer';
import type {Search} from '../backend/useSearch';
import {isBlank} from '../limits';
import {createActivity, type SearchStatus} from './activity';

/** What a query has found so far. */
export type Found = Answer & {
  query: string;
  /** How many pages of results these are. */
  pages: number;
};

/** How a query fares. */
export type Results = {
  status: SearchStatus;
  /** What was found last; undefined before the first answer, and for a blank. */
  found: Found | undefined;
  /** Whether the last search failed; until another one is answered. */
  hasFailed: boolean;
  /** Asks for the next page, or for several at once, or again for what failed. */
  more: (pages?: number) => void;
};

type Outcome = Pick<Results, 'found' | 'hasFailed'>;

/** The results with those of the pages before, each once. */
function join(before: Found | undefined, {items, ...found}: Found): Found {
  const known = before?.items ?? [];
  const ids = new Set(known.map(({objectID}) => objectID));
  return {...found, items: [...known, ...items.filter(({objectID}) => !ids.has(objectID))]};
}

type Options = {
  /** The only area whose results are wanted; empty for all. */
  area?: string;
  /** How many pages are asked for at first. */
  firstPages?: (query: string, area: string) => number;
};

/** Searches the query whenever it, the area, or the backend changes, page by page. */
export function useResults(
  query: string,
  search: Search,
  {area = '', firstPages = () => 1}: Options = {},
): Results {
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [activity] = useState(() => createActivity(setStatus));
  const [outcome, setOutcome] = useState<Outcome>({found: undefined, hasFailed: false});
  const {found} = outcome;

  const ask = useEvent((page: number, pages = 1): void => {
    void activity.run(async signal => {
      try {
        const results = await search(query, {page, pages, area: area || undefined, signal});
        signal.throwIfAborted();
        const next: Found = {...results, query, pages: page + pages};
        setOutcome({found: join(page > 0 ? found : undefined, next), hasFailed: false});
      } catch (error) {
        signal.throwIfAborted();
        setOutcome(before => ({...before, hasFailed: true}));
        throw error;
      }
    });
  });
  const start = useEvent((): void => {
    if (isBlank(query)) {
      setOutcome({found: undefined, hasFailed: false});
    } else {
      ask(0, firstPages(query, area));
    }
  });
  const more = useEvent((pages?: number): void =>
    ask(found?.query === query ? found.pages : 0, pages),
  );

  useEffect(() => {
    start();
    return activity.stop;
  }, [query, area, search, start, activity]);

  return {...outcome, status, more};
}
