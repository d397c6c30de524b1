/** Closed, asked for but still on its way, open, or closed because it could not be loaded. */
export type Phase = 'closed' | 'waiting' | 'open' | 'failed';

/**
 * Where the dialog is, what was typed to open it and while it was on its way, and whether Enter ended
 * that: it opens the first result once there is one.
 */
export type OpeningState = {phase: Phase; typed: string; isEntered: boolean};

/** The way of the dialog from being asked for to being closed. */
export type Opening = {
  getState(): OpeningState;
  subscribe(listener: () => void): () => void;
  /** Asks for the dialog, with the beginning of a query; not again while it is on its way. */
  open(typed?: string): void;
  /** Closes the dialog, or gives up waiting for it: what then arrives opens nothing. */
  close(): void;
  /**
   * Takes a key for the query of a dialog that is on its way.
   *
   * @returns whether one is, so that nobody else is to have the key.
   */
  type(key: string): boolean;
};

/** How long the message that the dialog could not be loaded stays, in ms. */
const failureTime = 8000;

const nothingTyped = {typed: '', isEntered: false};

/**
 * Follows the dialog outside of React: keys that were held before hydration are replayed within one
 * task, in which React does not render.
 *
 * @param load fetches the dialog's code; rejects where it cannot be had.
 */
export function createOpening(load: () => Promise<unknown>): Opening {
  const listeners = new Set<() => void>();
  let state: OpeningState = {phase: 'closed', ...nothingTyped};
  let attempts = 0;
  let failureTimer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: OpeningState): void => {
    clearTimeout(failureTimer);
    if (next.phase === 'failed') {
      failureTimer = setTimeout(close, failureTime);
    }
    state = next;
    listeners.forEach(listener => listener());
  };
  const close = (): void => {
    if (state.phase !== 'closed') {
      become({phase: 'closed', ...nothingTyped});
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(typed = '') {
      if (state.phase === 'waiting' || state.phase === 'open') {
        return;
      }
      attempts += 1;
      const attempt = attempts;
      const isAwaited = (): boolean => attempt === attempts && state.phase === 'waiting';
      become({phase: 'waiting', ...nothingTyped, typed});
      load().then(
        () => isAwaited() && become({...state, phase: 'open'}),
        () => isAwaited() && become({phase: 'failed', ...nothingTyped}),
      );
    },
    close,
    type(key) {
      if (state.phase !== 'waiting') {
        return false;
      }
      const {typed} = state;
      if (key === 'Enter') {
        // With nothing typed it is pressed again because nothing happened.
        become({...state, isEntered: typed.trim() !== ''});
        return true;
      }
      // Whoever presses the slash again because nothing happened does not search for it.
      const added = key === '/' && typed === '' ? '' : key;
      const next = key === 'Backspace' ? typed.slice(0, -1) : typed + added;
      become({...state, typed: next, isEntered: false});
      return true;
    },
  };
}
