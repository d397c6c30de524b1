import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {untilReaderActs} from './untilReaderActs';

/**
 * Restores the scroll position on Back and Forward, also at a URL with a hash, where Docusaurus always
 * scrolls to the heading (`scrollAfterNavigation` in core's `ClientLifecyclesDispatcher`; not reported
 * yet).
 */

const storageKey = 'site.scroll-positions';

/** The last scroll position of each history entry, in pixels from the top. Stored, so that it survives a reload. */
const positions = new Map<string, number>();

/** Storage can be forbidden, full, or damaged. Then positions last until a reload. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(window.sessionStorage);
  } catch (error) {
    console.info('Scroll positions are not stored.', error);
  }
}

/** The entry on the screen, and its last position. */
let shown = '';
let position = 0;

/**
 * The entry that Back or Forward leads to, until its page is on the screen and scrolled. If the open mobile menu
 * blocks that, the router returns to the entry on the screen.
 */
let traversedTo: string | undefined;

/** Whether another page is on its way to the screen. */
let isChanging = false;

/** The key of the last entry that a link within a page has added. The router leaves such entries without one. */
let addedKey = '';

/** Returns the key of the current entry. Gives it one if the router has not. */
function currentEntry(): string {
  const state = (window.history.state ?? {}) as {key?: string};
  if (state.key !== undefined) {
    return state.key;
  }
  addedKey = Math.random().toString(36).slice(2);
  window.history.replaceState({...state, key: addedKey}, '');
  return addedKey;
}

if (ExecutionEnvironment.canUseDOM) {
  shown = currentEntry();
  withStorage(storage => {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, number>;
    Object.entries(stored).forEach(([entry, y]) => positions.set(entry, Number(y)));
  });
  window.addEventListener('pagehide', () => {
    // A page that could not be loaded has no position.
    if (document.querySelector('main h1:not([role="alert"] *)')) {
      positions.set(shown, window.scrollY);
    }
    withStorage(storage =>
      storage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions))),
    );
  });
  window.addEventListener('scroll', () => {
    // The browser scrolls for the new entry while the page of the previous one is still visible.
    if (!traversedTo) {
      position = window.scrollY;
    }
  });
  window.addEventListener('popstate', () => {
    const entry = currentEntry();
    traversedTo = entry === shown && !isChanging ? undefined : entry;
  });
}

let keeping = new AbortController();

/**
 * Keeps the page at a position until the reader acts: React renders in `popstate`, then browsers scroll on
 * their own, and what a hash leads to may open late.
 */
function keepAt(y: number): void {
  keeping.abort();
  keeping = untilReaderActs();
  const {signal} = keeping;
  const scroll = (): void => {
    window.scrollTo(0, y);
    // If the browser has returned already, no event of a scroll follows.
    position = window.scrollY;
    traversedTo = undefined;
  };
  window.addEventListener('scroll', scroll, {signal});
  const observer = new ResizeObserver(scroll);
  observer.observe(document.documentElement);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Returns whether the browser has returned to this document, or loaded it again. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

type RouterLocation = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];
const routerEntry = ({key}: RouterLocation & {key?: string}): string => key ?? addedKey;

const scrollPosition: ClientModule = {
  onRouteUpdate({previousLocation}) {
    keeping.abort();
    // A second Back may come before the page of the first one is on the screen.
    if (previousLocation && !isChanging) {
      positions.set(shown, traversedTo ? position : window.scrollY);
    }
    isChanging = true;
  },
  onRouteDidUpdate({location, previousLocation}) {
    shown = routerEntry(location);
    isChanging = shown !== currentEntry();
    // Docusaurus has scrolled a new page to its top. To read that would lay out the page now.
    const isAtTop = !location.hash && previousLocation?.pathname !== location.pathname;
    const isBack = previousLocation ? shown === traversedTo : isReturn();
    const left = isBack ? positions.get(shown) : undefined;
    if (!previousLocation && isBack && left === undefined && location.hash) {
      // The first load of this entry failed. After a reload, browsers don't scroll to the hash.
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
    // The next Back can come before the page is scrolled.
    position = left ?? (previousLocation && isAtTop ? 0 : window.scrollY);
    if (left !== undefined) {
      keepAt(left);
    } else if (shown === currentEntry()) {
      traversedTo = undefined;
    }
  },
};

export default scrollPosition;
