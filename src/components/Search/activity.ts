import {limits} from './limits';

/** What a search is doing (SPECIFICATION.md#search-dialog). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Follows the newest of several searches that may overlap. */
export type Activity = {
  status(): SearchStatus;
  /** Runs a search; `isFailed` tells from its outcome whether the status becomes `error`. */
  run<T>(search: () => Promise<T>, isFailed: (outcome: T) => boolean): Promise<T>;
};

/**
 * Tells the status of the newest search. The library's own status is that of whichever search
 * ends last: while one types, the end of an older search would count as that of the newer.
 *
 * @param onChange called after each change of the status.
 */
export function createActivity(onChange: () => void): Activity {
  let status: SearchStatus = 'idle';
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: SearchStatus): void => {
    status = next;
    onChange();
  };
  return {
    status: () => status,
    async run(search, isFailed) {
      const own = ++newest;
      clearTimeout(timer);
      timer = setTimeout(() => become('stalled'), limits.stallThreshold);
      become('loading');
      const outcome = await search();
      if (own === newest) {
        clearTimeout(timer);
        become(isFailed(outcome) ? 'error' : 'idle');
      }
      return outcome;
    },
  };
}
