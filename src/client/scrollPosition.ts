import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/**
 * Back and forward return to where the reader was, also at a URL with a hash: there Docusaurus scrolls
 * to the heading, whatever the history holds
 * (`scrollAfterNavigation` in core's `ClientLifecyclesDispatcher`; not reported yet).
 */

/** Where each entry of the history was left, in pixels from the top. */
const positions = new Map<string, number>();

/** The entry that is on screen, its last position, and whether back or forward leads to another. */
let shown = '';
let position = 0;
let isTraversing = false;

/** Returns the router's key of the present entry, or its URL: the first entry and native anchors have no key. */
export function presentEntry(): string {
  const {key} = (window.history.state ?? {}) as {key?: string};
  return key ?? window.location.href;
}

if (ExecutionEnvironment.canUseDOM) {
  shown = presentEntry();
  window.addEventListener('scroll', () => {
    // The browser scrolls for the entry that it goes to while the page of the last one still shows.
    if (!isTraversing) {
      position = window.scrollY;
    }
  });
  window.addEventListener('popstate', () => {
    isTraversing = true;
  });
}

/** Scrolls once the frame is laid out: React renders within `popstate`, after which browsers scroll by themselves. */
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
    shown = presentEntry();
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
