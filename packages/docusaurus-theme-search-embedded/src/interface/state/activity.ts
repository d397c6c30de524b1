import {limits} from '../limits.js';

/** The status of a search. Without an answer it is `stalled` after 300 ms and `unanswered` after 5 s. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'unanswered' | 'error';

export function isStalled(status: SearchStatus): boolean {
  return status === 'stalled' || status === 'unanswered';
}

/**
 * Tracks the latest of several searches that may overlap.
 *
 * @param onChange receives each new status of the latest search.
 */
export function createActivity(onChange: (status: SearchStatus) => void) {
  let latest = new AbortController();
  return {
    stop(): void {
      latest.abort();
      onChange('idle');
    },
    /** Runs a search and aborts the previous one. If the search rejects, the status becomes `error`. */
    async run(search: (signal: AbortSignal) => Promise<void>): Promise<void> {
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
        setTimeout(() => become('unanswered'), limits.unansweredThreshold),
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
