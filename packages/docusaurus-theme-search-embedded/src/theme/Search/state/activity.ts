import {limits} from '../limits';

/** What a search is doing. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Follows the newest of several searches that may overlap. */
export type Activity = {
  status(): SearchStatus;
  /**
   * Runs a search, and tells the one before to stop.
   *
   * @param isFailed tells from the outcome whether the status becomes `error`.
   * @returns the outcome; never settles where the search was stopped and fails for that.
   */
  run<T>(
    search: (signal: AbortSignal) => Promise<T>,
    isFailed: (outcome: T) => boolean,
  ): Promise<T>;
  /** Stops the search that runs. */
  stop(): void;
};

/**
 * Tells the status of the newest search. The library's own status is that of whichever search
 * ends last: while one types, the end of an older search would count as that of the newer.
 *
 * @param onChange called after each change of the status.
 */
export function createActivity(onChange: () => void): Activity {
  let status: SearchStatus = 'idle';
  let newest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: SearchStatus): void => {
    status = next;
    onChange();
  };
  const stop = (): void => {
    clearTimeout(timer);
    newest.abort();
  };
  return {
    status: () => status,
    stop() {
      stop();
      become('idle');
    },
    async run(search, isFailed) {
      stop();
      const own = new AbortController();
      newest = own;
      timer = setTimeout(() => become('stalled'), limits.stallThreshold);
      become('loading');
      const outcome = await search(own.signal).catch((error: unknown) => {
        if (own.signal.aborted) {
          return new Promise<never>(() => {});
        }
        throw error;
      });
      if (own === newest) {
        clearTimeout(timer);
        become(isFailed(outcome) ? 'error' : 'idle');
      }
      return outcome;
    },
  };
}
