import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useSyncExternalStore, type ComponentType} from 'react';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {pluginName, type SearchPluginData} from '../../plugin/data';
import {useDocsTags} from '../Search/docsTags';
import {forgetReload, isOutdated, queryBeforeReload, reloadOnce} from '../Search/recovery';

type State = {
  /** `failed` and `outdated`: the dialog could not be loaded. */
  phase: 'closed' | 'loading' | 'open' | 'failed' | 'outdated';
  /** The keys typed to open the dialog and while it loads: the beginning of the query. */
  typed: string;
  /** Whether Enter followed: the dialog opens the first result. */
  isEntered: boolean;
};

/** The state of the dialog from the request to open it until it closes. */
export type Opening = State & {
  Dialog: ComponentType<SearchDialogProps> | undefined;
  /** Loads the dialog's code ahead. A failure is not reported. */
  preload: () => void;
  /** Returns the current phase, which React may not have rendered yet. */
  phaseNow: () => State['phase'];
  /** Opens the dialog with the beginning of a query. */
  open: (typed?: string) => void;
  /** Closes the dialog, or stops waiting for it. */
  close: () => void;
  /** Adds a key to the query of a dialog that loads. Returns false if none does, or the key is no text. */
  type: (key: string) => boolean;
};

/** How long the message about a failed load stays, in milliseconds. */
const failureTime = 8000;

const closed: State = {phase: 'closed', typed: '', isEntered: false};

// Module state: keys replayed after hydration arrive in one task, in which React does not render, and a
// page with another layout mounts another search bar.
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

function type(key: string): boolean {
  const {phase, typed} = current;
  const characters = [...typed];
  if (phase !== 'loading' || !/^(.|Backspace|Enter)$/su.test(key)) {
    return false;
  }
  if (key === 'Enter') {
    // Without a query, Enter repeats a press that seemed to do nothing.
    become({...current, isEntered: typed.trim() !== ''});
  } else if (key === 'Backspace') {
    become({phase, typed: characters.slice(0, -1).join(''), isEntered: false});
  } else if (key !== '/' || typed !== '') {
    // A second slash repeats the shortcut.
    become({phase, typed: typed + key, isEntered: false});
  }
  return true;
}

/**
 * Loads the dialog when a visitor reaches for search, so that no page carries it. A page change closes
 * the dialog, or stops waiting for it; a replaced URL on the same path does not.
 */
export function useOpening(): Opening {
  const data = usePluginData(pluginName) as SearchPluginData;
  const {tags} = useDocsTags();
  const history = useHistory();
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );

  const load = async (): Promise<void> => {
    const loaded = await import(/* webpackChunkName: "search" */ '../Search/lazy');
    Dialog = loaded.default;
    forgetReload();
    loaded.preloadBackend(data, data.contextual ? tags : []).catch(() => {});
  };
  const open = (typed = ''): void => {
    if (['loading', 'open'].includes(current.phase)) {
      return;
    }
    attempts += 1;
    const attempt = attempts;
    const isAwaited = (): boolean => attempt === attempts && current.phase === 'loading';
    become({...closed, phase: 'loading', typed});
    load().then(
      () => isAwaited() && become({...current, phase: 'open'}),
      async error => {
        const isOld = await isOutdated(error);
        if (isAwaited() && !(isOld && reloadOnce(current.typed))) {
          become({...closed, phase: isOld ? 'outdated' : 'failed'});
        }
      },
    );
  };

  useEffect(() => {
    const query = queryBeforeReload();
    if (query !== undefined) {
      open(query);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only after a page load
  }, []);
  useEffect(() => {
    let {pathname} = history.location;
    // `useLocation` is late: it changes once the next page is loaded.
    return history.listen((location, action) => {
      if (location.pathname !== pathname || action !== 'REPLACE') {
        close();
      }
      ({pathname} = location);
    });
  }, [history]);
  useEffect(() => {
    if (state.phase === 'open') {
      // The dialog has read the query; in another search bar it opens with its own last one.
      become({...closed, phase: 'open'});
    }
    const timer = state.phase === 'failed' ? setTimeout(close, failureTime) : undefined;
    return () => clearTimeout(timer);
  }, [state.phase]);

  const preload = (): void => void load().catch(() => {});
  return {...state, Dialog, preload, phaseNow: () => current.phase, open, close, type};
}
