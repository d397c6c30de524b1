import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/**
 * Restores the scroll position on Back and Forward, also at a URL with a hash, where Docusaurus always
 * scrolls to the heading (`scrollAfterNavigation` in core's `ClientLifecyclesDispatcher`; not reported
 * yet).
 */

/** The last scroll position of each history entry, in pixels from the top. */
const positions = new Map<string, number>();

/**
 * The current entry, its last position, and whether the reader goes back or forward to another one. If the
 * open mobile menu blocks that, the router returns to the current entry.
 */
let shown = '';
let position = 0;
let isTraversing = false;

/** Returns the router's key of the current entry, or its URL: the first entry and native anchors have no key. */
function currentEntry(): string {
  const {key} = (window.history.state ?? {}) as {key?: string};
  return key ?? window.location.href;
}

if (ExecutionEnvironment.canUseDOM) {
  shown = currentEntry();
  window.addEventListener('scroll', () => {
    // The browser scrolls for the new entry while the page of the previous one is still visible.
    if (!isTraversing) {
      position = window.scrollY;
    }
  });
  window.addEventListener('popstate', () => {
    isTraversing = currentEntry() !== shown;
  });
}

/** Scrolls after the next layout: React renders in `popstate`, and then browsers scroll on their own. */
function returnTo(y: number): void {
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    window.scrollTo(0, y);
    isTraversing = false;
  }).observe(document.documentElement);
}

const scrollPosition: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      positions.set(shown, isTraversing ? position : window.scrollY);
    }
  },
  onRouteDidUpdate() {
    shown = currentEntry();
    position = window.scrollY;
    const left = isTraversing ? positions.get(shown) : undefined;
    if (left === undefined) {
      isTraversing = false;
    } else {
      returnTo(left);
    }
  },
};

export default scrollPosition;
