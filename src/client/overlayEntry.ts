import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {currentEntry} from './scrollPosition';

/**
 * Lets Back close what lies over the page: the mobile menu and the page menu. An overlay that opens
 * adds an entry to the history, since nothing else keeps Back from leaving a page that the browser has
 * just loaded. The entry has the page's URL and the router's key, plus a mark. The router never hears
 * of a move between the two entries of a page. When no overlay is open, such a move goes on in its
 * direction, so that Back and Forward never seem to do nothing.
 */

type Entry = {page: string; isOverlay: boolean};

function readEntry(): Entry {
  const {overlay} = (window.history.state ?? {}) as {overlay?: boolean};
  return {page: currentEntry(), isOverlay: overlay === true};
}

let entry: Entry;
let closeOverlay: (() => void) | undefined;

/**
 * Makes Back close an overlay that opens now.
 *
 * @param close closes the overlay and moves the focus to its button
 * @returns a function to call when the overlay has closed, for whatever reason
 */
export function enterOverlay(close: () => void): () => void {
  if (!entry.isOverlay) {
    window.history.pushState({...(window.history.state as object), overlay: true}, '');
    entry = readEntry();
  }
  closeOverlay = close;
  return () => {
    if (closeOverlay === close) {
      closeOverlay = undefined;
    }
  };
}

/**
 * Whether a key opens search, whose dialog returns the focus to where it was. An overlay closes
 * before that, because its own controls are gone by then.
 */
export function opensSearch(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  return isCommand ? event.key.toLowerCase() === 'k' || event.code === 'KeyK' : event.key === '/';
}

function onPopState(event: PopStateEvent): void {
  const previous = entry;
  entry = readEntry();
  if (previous.page !== entry.page || previous.isOverlay === entry.isOverlay) {
    return;
  }
  event.stopImmediatePropagation();
  if (closeOverlay) {
    closeOverlay();
  } else if (entry.isOverlay) {
    window.history.forward();
  } else {
    window.history.back();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  entry = readEntry();
  // While capturing, so that it runs before the router's listener.
  window.addEventListener('popstate', onPopState, {capture: true});
}

const overlayEntry: ClientModule = {
  onRouteUpdate() {
    entry = readEntry();
  },
};

export default overlayEntry;
