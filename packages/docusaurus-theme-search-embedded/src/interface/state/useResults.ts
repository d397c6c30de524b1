import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {dispatchSearchEvent} from '../events.js';
import type {Excerpts} from '../../client/hit.js';
import {reportFailure} from '../../client/report.js';
import type {ItemPage, Search} from '../backend/useBackend.js';
import {isBlank, limits} from '../limits.js';
import type {SearchItem} from '../list/items.js';
import {failureOf, type Failure} from '../recovery.js';
import {createActivity, isStalled, type SearchStatus} from './activity.js';

/** The results of a query that have been loaded so far. */
export type LoadedResults = ItemPage & {
  query: string;
  to: number;
};

export type Results = {
  status: SearchStatus;
  /** The latest answer; undefined before the first one, for a blank query, and if the answer to another is overdue. */
  found: LoadedResults | undefined;
  /** Why the latest search failed; undefined if it did not. */
  failure: Failure | undefined;
  /** Requests more results, up to a total of `to`. */
  more: (to?: number) => void;
  /** Repeats a request that failed, or whose answer lacks something. */
  retry: () => void;
  /** Adds excerpts, or reports that they could not be read. */
  addExcerpts: (excerpts: Excerpts | undefined) => void;
};

type Outcome = Pick<Results, 'found' | 'failure'> & {
  /** Whether the results are those of a former search, and the latest has not answered yet. */
  isFormer: boolean;
};

const nothing: Outcome = {found: undefined, failure: undefined, isFormer: false};

/** Appends results without duplicates. */
function join(before: LoadedResults | undefined, next: LoadedResults): LoadedResults {
  const known = before?.items ?? [];
  const ids = new Set(known.map(({id}) => id));
  return {...next, items: [...known, ...next.items.filter(({id}) => !ids.has(id))]};
}

export type ResultsOptions = {
  /** The id of the only area to search. */
  area?: string;
  /** Returns the number of results of the first request. */
  firstResults?: () => number;
};

/** Searches whenever the query, the area, or the backend changes. */
export function useResults(
  query: string,
  search: Search,
  {area = '', firstResults = () => limits.hitsPerPage}: ResultsOptions = {},
): Results {
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [activity] = useState(() => createActivity(setStatus));
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const {found, failure, isFormer} = outcome;

  const request = useEvent((from: number, to: number): void => {
    void activity.run(async signal => {
      try {
        const answer = await search(query, {from, to, area: area || undefined, signal});
        signal.throwIfAborted();
        // Of a partial answer, the next request repeats what is missing.
        const loaded = answer.isPartial ? Math.min(to, from + answer.items.length) : to;
        const next: LoadedResults = {...answer, query, to: loaded};
        setOutcome({...nothing, found: join(from > 0 ? found : undefined, next)});
      } catch (error) {
        signal.throwIfAborted();
        reportFailure(error);
        const failure = await failureOf(error);
        signal.throwIfAborted();
        setOutcome(before => ({...before, failure}));
        throw error;
      }
    });
  });
  const start = useEvent((): void => {
    if (isBlank(query)) {
      setOutcome(nothing);
    } else {
      setOutcome(before => (before.isFormer ? before : {...before, isFormer: true}));
      request(0, firstResults());
    }
  });
  const more = useEvent((to?: number): void => {
    const from = found && !isFormer ? found.to : 0;
    request(from, to ?? from + limits.hitsPerPage);
  });
  const change = (next: (loaded: LoadedResults) => LoadedResults): void =>
    setOutcome(before => (before.found ? {...before, found: next(before.found)} : before));
  const addExcerpts = useEvent((excerpts: Excerpts | undefined): void => {
    if (!excerpts) {
      change(loaded => ({
        ...loaded,
        lacksFiles: true,
        items: loaded.items.map(item =>
          item.excerpt === '' ? {...item, excerpt: undefined} : item,
        ),
      }));
      return;
    }
    const withExcerpt = (item: SearchItem): SearchItem =>
      Object.hasOwn(excerpts, item.id) ? {...item, excerpt: excerpts[item.id] ?? undefined} : item;
    const lacksFiles = Object.values(excerpts).includes(undefined);
    change(loaded => ({
      ...loaded,
      lacksFiles: loaded.lacksFiles || lacksFiles,
      items: loaded.items.map(withExcerpt),
    }));
  });

  const retry = useEvent((): void => {
    if (failure) {
      more();
    } else if (found?.lacksFiles) {
      request(0, found.to);
    }
  });
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const {total} = found ?? {};
  useEffect(() => {
    const detail = {query: found?.query ?? '', ...(area && {area}), total};
    const report = (): void => dispatchSearchEvent('docusaurus-search:results', detail);
    const timer = found && setTimeout(report, limits.viewDelay);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- more results of the same query are no new event
  }, [found?.query, total, area]);
  useEffect(() => {
    start();
    return activity.stop;
  }, [query, area, search, start, activity]);

  const isOverdue = isFormer && isStalled(status);
  return {
    status,
    found: isOverdue ? undefined : found,
    failure: isOverdue ? undefined : failure,
    more,
    retry,
    addExcerpts,
  };
}
