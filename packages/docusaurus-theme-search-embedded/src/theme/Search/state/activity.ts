import {limits} from '../limits';

/** What a search is doing; without an answer it is `stalled` after 300 ms and `silent` after 5 s. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'silent' | 'error';

/** Whether an answer is long in coming. */
export function isStalled(status: SearchStatus): boolean {
  return status === 'stalled' || status === 'silent';
}

/** Follows the newest of several searches that may overlap. */
export type Activity = {
  /** Runs a search, and tells the one before to stop; where it rejects, the status becomes `error`. */
  run(search: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Stops the search that runs. */
  stop(): void;
};

/** @param onChange is told of each change of the newest search's status. */
export function createActivity(onChange: (status: SearchStatus) => void): Activity {
  let newest = new AbortController();
  return {
    stop() {
      newest.abort();
      onChange('idle');
    },
    async run(search) {
      newest.abort();
      newest = new AbortController();
      const {signal} = newest;
      const become = (status: SearchStatus): void => {
        if (!signal.aborted) {
          onChange(status);
        }
      };
      become('loading');
      const timers = [
        setTimeout(() => become('stalled'), limits.stallThreshold),
        setTimeout(() => become('silent'), limits.silenceThreshold),
      ];
      const outcome = await search(signal).then(
        () => 'idle' as const,
        () => 'error' as const,
      );
      timers.forEach(timer => clearTimeout(timer));
      become(outcome);
    },
  };
}
