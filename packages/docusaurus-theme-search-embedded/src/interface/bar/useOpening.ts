import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useSyncExternalStore, type ComponentType} from 'react';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import {isComposing} from '../composition.js';
import {reportFailure} from '../../client/report.js';
import {isOutdated} from '../recovery.js';
import {useVersions} from '../versions/useVersions.js';
import {hasModifier, isForOthers, isInField, isPressed} from './shortcuts.js';

type State = {
  /** `failed` and `outdated`: the dialog could not be loaded. */
  phase: 'closed' | 'loading' | 'open' | 'failed' | 'outdated';
  /** The text typed to open the dialog and while it loads: the start of the query. */
  typed: string;
  /** Whether Enter followed, so that the dialog opens the first result. */
  isEntered: boolean;
};

export type Opening = ReturnType<typeof useOpening>;

/** How long the message about a failed load is shown, in milliseconds. */
const failureTime = 8000;

const closed: State = {phase: 'closed', typed: '', isEntered: false};

// Module state, because several keys can arrive without a render in between, and because a page with another
// layout mounts another search bar.
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

/** Whether a search bar has taken over the keys. */
let hasBar = false;

/**
 * Remembers a shortcut that was pressed before React has hydrated the page, and what is typed after it. The
 * first search bar loads the dialog for it.
 */
function onEarlyKey(event: KeyboardEvent): void {
  const {key = ''} = event as Partial<KeyboardEvent>;
  if (isComposing(event) || isForOthers(event) || !key) {
    return;
  }
  const {shortcuts} = globalData[pluginName]!.default as SearchPluginData;
  const isShortcut = shortcuts.some(each => hasModifier(each) && isPressed(each, event));
  if (isShortcut && current.phase === 'closed') {
    event.preventDefault();
    become({...closed, phase: 'loading'});
  } else if (event.ctrlKey || event.metaKey || event.altKey || isInField(event)) {
    return;
  } else if (type(key)) {
    event.preventDefault();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', onEarlyKey);
}

/** Closes the dialog, or stops waiting for it. */
const close = (): void => become(closed);

/** Returns a query after a key, without splitting characters. A slash at the start repeats the shortcut. */
function typedAfter(typed: string, key: string): string {
  if (key === 'Backspace') {
    return Array.from(typed).slice(0, -1).join('');
  }
  return key === 'Enter' || (key === '/' && typed === '') ? typed : typed + key;
}

/** Adds a key to the query of a loading dialog. Returns false if none is loading, or for keys without text. */
function type(key: string): boolean {
  const {phase, typed} = current;
  if (phase !== 'loading' || !/^(.|Backspace|Enter)$/su.test(key)) {
    return false;
  }
  // Without a query, Enter is probably a second press of the button.
  const isEntered = key === 'Enter' && typed.trim() !== '';
  become({phase, typed: typedAfter(typed, key), isEntered});
  return true;
}

/**
 * Loads the dialog on demand, so that pages do not include it. Navigating to another page closes the
 * dialog or cancels its loading; replacing the URL on the same path does not.
 */
export function useOpening() {
  const data = usePluginData(pluginName) as SearchPluginData;
  const {tags} = useVersions();
  const history = useHistory();
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );

  const load = async (): Promise<void> => {
    const {default: loaded, preloadBackend} = await import(
      /* webpackChunkName: "search" */ './dialogChunk.js'
    );
    Dialog = loaded;
    preloadBackend(data, data.contextual ? tags : []).catch(() => {});
  };
  const open = (typed = ''): void => {
    if (!['loading', 'open'].includes(current.phase)) {
      become({...closed, phase: 'loading', typed});
      show();
    }
  };
  /** Loads the dialog for the current query, and then opens it. */
  const show = (): void => {
    attempts += 1;
    const attempt = attempts;
    const isAwaited = (): boolean => attempt === attempts && current.phase === 'loading';
    load().then(
      () => isAwaited() && become({...current, phase: 'open'}),
      async error => {
        reportFailure(error);
        const isOld = await isOutdated(error);
        if (isAwaited()) {
          become({...current, isEntered: false, phase: isOld ? 'outdated' : 'failed'});
        }
      },
    );
  };

  const takeOver = useEvent((): void => {
    if (hasBar) {
      return;
    }
    hasBar = true;
    window.removeEventListener('keydown', onEarlyKey);
    if (current.phase === 'loading') {
      show();
    }
  });
  useEffect(takeOver, [takeOver]);
  useEffect(() => {
    let {pathname} = history.location;
    // `useLocation` only changes after the next page has loaded.
    return history.listen((location, action) => {
      if (location.pathname !== pathname || action !== 'REPLACE') {
        close();
      }
      ({pathname} = location);
    });
  }, [history]);
  useEffect(() => {
    if (state.phase === 'open') {
      // The dialog has read the query. If another search bar mounts it, it opens with its previous query.
      become({...closed, phase: 'open'});
    }
  }, [state.phase]);
  const retry = useEvent((): void => open(current.typed));
  useEffect(() => {
    if (state.phase !== 'failed') {
      return undefined;
    }
    const timer = setTimeout(close, failureTime);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [state.phase, retry]);

  return {
    ...state,
    Dialog,
    preload: (): void => void load().catch(() => {}),
    /** Returns the current phase, which React may not have rendered yet. */
    phaseNow: () => current.phase,
    open,
    close,
    type,
  };
}
