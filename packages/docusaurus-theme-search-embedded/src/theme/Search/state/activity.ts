import {limits} from '../limits';

/** The status of a search. Without an answer it is `stalled` after 300 ms and `unresponsive` after 5 s. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'unresponsive' | 'error';

/** Returns whether the answer is late. */
export function isStalled(status: SearchStatus): boolean {
  return status === 'stalled' || status === 'unresponsive';
}

/** Tracks the latest of several searches that may overlap. */
export type Activity = {
  /** Runs a search and aborts the previous one. If the search rejects, the status becomes `error`. */
  run(search: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Aborts the running search. */
  stop(): void;
};

/**
 * Creates an activity.
 *
 * @param onChange receives each new status of the latest search.
 */
export function createActivity(onChange: (status: SearchStatus) => void): Activity {
  let latest = new AbortController();
  return {
    stop() {
      latest.abort();
      onChange('idle');
    },
    async run(search) {
      latest.abort();
      latest = new AbortController();
      const {signal} = latest;
      const become = (status: SearchStatus): void => {
        if (!signal.aborted) {
          onChange(status);
        }
      };
      become('loading');
      const timers = [
        setTimeout(() => become('stalled'), limits.stallThreshold),
        setTimeout(() => become('unresponsive'), limits.unresponsiveThreshold),
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
