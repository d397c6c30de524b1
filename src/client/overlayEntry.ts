import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {currentEntry} from './scrollPosition';

/**
 * Makes Back close the mobile menu and the page menu. An overlay adds an entry to the history when it
 * opens, because nothing else keeps Back from leaving a page that the browser has just loaded. The entry
 * has the page's URL, the router's key, and a mark. The router never sees moves between the two entries of
 * a page. Without an open overlay, such a move continues in its direction, so that each press of Back and
 * Forward has an effect.
 */

type Entry = {page: string; isOverlay: boolean};

function readEntry(): Entry {
  const {overlay} = (window.history.state ?? {}) as {overlay?: boolean};
  return {page: currentEntry(), isOverlay: overlay === true};
}

let entry: Entry;
let closeOverlay: (() => void) | undefined;

/**
 * Makes Back close the overlay that has opened.
 *
 * @param close closes the overlay and moves the focus to its button
 * @returns a function to call when the overlay has closed
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
 * Returns whether a key opens search. An overlay closes first: the search dialog returns the focus to
 * where it was, and by then the overlay's own controls are gone.
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
  // Captures, to run before the router's listener.
  window.addEventListener('popstate', onPopState, {capture: true});
}

const overlayEntry: ClientModule = {
  onRouteUpdate() {
    entry = readEntry();
  },
};

export default overlayEntry;
