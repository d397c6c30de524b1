import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useSyncExternalStore, type ComponentType} from 'react';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {pluginName, type SearchPluginData} from '../../plugin/data';

type State = {
  /** Closed, asked for but still on its way, open, or closed because it could not be loaded. */
  phase: 'closed' | 'waiting' | 'open' | 'failed';
  /** What was typed to open the dialog and while it was on its way. */
  typed: string;
  /** Enter ended that: it opens the first result once there is one. */
  isEntered: boolean;
};

/** The way of the dialog from being asked for to being closed. */
export type Opening = State & {
  /** The dialog, once its code is there. */
  Dialog: ComponentType<SearchDialogProps> | undefined;
  /** Fetches the dialog's code ahead; a failure is nobody's concern yet. */
  preload: () => void;
  /** The phase at this moment; React may not have rendered it yet. */
  phaseNow: () => State['phase'];
  /** Asks for the dialog, with the beginning of a query; not again while it is on its way. */
  open: (typed?: string) => void;
  /** Closes the dialog, or gives up waiting for it: what then arrives opens nothing. */
  close: () => void;
  /**
   * Takes a key for the query of a dialog that is on its way.
   *
   * @returns whether one is, so that nobody else is to have the key.
   */
  type: (key: string) => boolean;
};

/** How long the message that the dialog could not be loaded stays, in ms. */
const failureTime = 8000;

const closed: State = {phase: 'closed', typed: '', isEntered: false};

// Outside of React: keys that were held before hydration are replayed within one task, in which React does
// not render; and a page with another layout brings a search bar of its own, to which the dialog goes on.
let current = closed;
let Dialog: ComponentType<SearchDialogProps> | undefined;
let attempts = 0;
const listeners = new Set<() => void>();

function become(next: State): void {
  current = next;
  listeners.forEach(listener => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const close = (): void => become(closed);

/** What a key makes of what was typed before the dialog was there. */
function afterKey(state: State, key: string): State {
  const {typed} = state;
  if (key === 'Enter') {
    // With nothing typed it is pressed again because nothing happened.
    return {...state, isEntered: typed.trim() !== ''};
  }
  // Whoever presses the slash again because nothing happened does not search for it.
  const added = key === '/' && typed === '' ? '' : key;
  const next = key === 'Backspace' ? typed.slice(0, -1) : typed + added;
  return {...state, typed: next, isEntered: false};
}

/**
 * Loads the dialog's code, styles and backend when a visitor reaches for search, so that no page
 * carries them. A try after a failed one starts anew. A change of page closes the dialog, or gives up
 * waiting for it; the search page may write its address behind the open dialog, which is none.
 */
export function useOpening(): Opening {
  const data = usePluginData(pluginName) as SearchPluginData;
  const history = useHistory();
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );

  const load = async (): Promise<void> => {
    const loaded = await import(/* webpackChunkName: "search" */ '../Search/lazy');
    Dialog = loaded.default;
    void loaded.preloadBackend(data.backend, data);
  };
  const open = (typed = ''): void => {
    if (['waiting', 'open'].includes(current.phase)) {
      return;
    }
    attempts += 1;
    const attempt = attempts;
    const isAwaited = (): boolean => attempt === attempts && current.phase === 'waiting';
    become({...closed, phase: 'waiting', typed});
    load().then(
      () => isAwaited() && become({...current, phase: 'open'}),
      () => isAwaited() && become({...closed, phase: 'failed'}),
    );
  };
  const type = (key: string): boolean => {
    const isWaiting = current.phase === 'waiting';
    if (isWaiting) {
      become(afterKey(current, key));
    }
    return isWaiting;
  };

  useEffect(() => {
    let {pathname} = history.location;
    // Not the location on screen: a page that was asked for before the dialog may still be on its way.
    return history.listen((location, action) => {
      if (location.pathname !== pathname || action !== 'REPLACE') {
        close();
      }
      ({pathname} = location);
    });
  }, [history]);
  useEffect(() => {
    if (state.phase === 'open') {
      // The dialog has it; one that goes on in another search bar opens with what was searched last.
      become({...closed, phase: 'open'});
    }
    const timer = state.phase === 'failed' ? setTimeout(close, failureTime) : undefined;
    return () => clearTimeout(timer);
  }, [state.phase]);

  const preload = (): void => void load().catch(() => {});
  return {...state, Dialog, preload, phaseNow: () => current.phase, open, close, type};
}
