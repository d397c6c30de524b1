import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {afterLayout} from '../utils/afterLayout';

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

/** Returns the router's key of an entry, or its URL: the first entry and native anchors have no key. */
const entryOf = ({key}: {key?: string}, url: URL | Location): string =>
  key ?? url.pathname + url.search + url.hash;

function currentEntry(): string {
  return entryOf((window.history.state ?? {}) as {key?: string}, window.location);
}

if (ExecutionEnvironment.canUseDOM) {
  shown = currentEntry();
  withStorage(storage => {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, number>;
    Object.entries(stored).forEach(([entry, y]) => positions.set(entry, Number(y)));
  });
  window.addEventListener('pagehide', () => {
    positions.set(shown, window.scrollY);
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

/** React renders in `popstate`, and then browsers scroll on their own. */
function returnTo(entry: string, y: number): void {
  afterLayout(() => {
    if (entry === traversedTo) {
      window.scrollTo(0, y);
      // If the browser has returned already, no event of a scroll follows.
      position = window.scrollY;
      traversedTo = undefined;
    }
  });
}

type RouterLocation = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];
const routerEntry = (location: RouterLocation): string =>
  entryOf(location, new URL(location.pathname + location.search + location.hash, window.origin));

const scrollPosition: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isChanging = true;
    // A second Back may come before the page of the first one is on the screen.
    if (previousLocation && routerEntry(previousLocation) === shown) {
      positions.set(shown, traversedTo ? position : window.scrollY);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    shown = routerEntry(location);
    isChanging = shown !== currentEntry();
    const left = shown === traversedTo ? positions.get(shown) : undefined;
    // Docusaurus has scrolled a new page to its top. To read that would lay out the page now.
    const isAtTop = !location.hash && previousLocation?.pathname !== location.pathname;
    // The next Back can come before the page is scrolled.
    position = left ?? (previousLocation && isAtTop ? 0 : window.scrollY);
    if (left !== undefined) {
      returnTo(shown, left);
    } else if (shown === currentEntry()) {
      traversedTo = undefined;
    }
  },
};

export default scrollPosition;
