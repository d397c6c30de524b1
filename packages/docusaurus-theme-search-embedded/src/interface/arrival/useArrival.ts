import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';
import {targetOf} from './targetOf.js';

/** A page as it arrived on screen. */
export type Arrival = {pathname: string; hash: string};

/** What `reveal` can open. Other pages do not load its code. */
const closable = 'details, [role="tabpanel"], [role="tab"]';

let onArrival: ((arrival: Arrival) => Promise<boolean>) | undefined;
let hasReported = false;

/** Runs a step that must never break the page. Reports the first failure to the console. */
async function attempt(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!hasReported) {
      hasReported = true;
      console.error('The search theme could not show the words of the result.', error);
    }
  }
}

/**
 * Sets the callback for pages that arrive on screen. It returns whether it has shown what the page was
 * opened for. The dialog and the search page set it, so that other pages do not load its code.
 */
export function setArrival(callback: (arrival: Arrival) => Promise<boolean>): void {
  onArrival = callback;
}

/** Shows what a page was opened for: a result, or the target of its hash inside something that is closed. */
export function arrive({pathname, hash}: Arrival): void {
  void attempt(async () => {
    const isShown = await onArrival?.({pathname, hash});
    if (isShown || !targetOf(hash)?.closest(closable)) {
      return;
    }
    const {reveal} = await import('./reveal.js');
    if (await reveal(() => targetOf(hash))) {
      targetOf(hash)?.scrollIntoView({behavior: 'instant'});
    }
  });
}

/**
 * Runs {@link arrive} for each page and each hash, in the first search bar, also when a link leads to the hash
 * that the URL has already. A change of the query alone is none: the tabs of a page can write it.
 */
export function useArrival(isFirstNow: () => boolean): void {
  const location = useLocation();
  const previous = useRef<typeof location>(null);
  const onLocation = useEvent((): void => {
    const {pathname, search, hash} = location;
    const last = previous.current;
    const isSamePlace = pathname === last?.pathname && hash === last.hash;
    previous.current = location;
    if (!(isSamePlace && search !== last.search) && isFirstNow()) {
      arrive({pathname, hash});
    }
  });
  useEffect(onLocation, [location, onLocation]);
}
