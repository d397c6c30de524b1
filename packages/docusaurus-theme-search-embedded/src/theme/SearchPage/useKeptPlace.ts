import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useLayoutEffect, useRef} from 'react';
import type {Found} from '../Search/state/useResults';

/** How long after scrolling the place is written, in ms. */
const placeDelay = 150;

/** Where a visitor was in the results of a query. */
type Place = {query: string; area: string; pages: number; top: number};

const stateKey = 'searchPlace';

function readPlace(): Place | undefined {
  const state = (ExecutionEnvironment.canUseDOM && window.history.state) as {
    [stateKey]?: Place;
  } | null;
  return (state || undefined)?.[stateKey];
}

/**
 * How many pages of a query's results the entry of the history had when it was left.
 *
 * @returns 1 where it was not here before.
 */
export function keptPages(query: string, area: string): number {
  const place = readPlace();
  return place?.query === query && place.area === area ? place.pages : 1;
}

/**
 * Keeps in the history's entry where in the results the visitor was, and returns there once the
 * results that were seen have arrived.
 */
export function useKeptPlace(found: Found | undefined, query: string, area: string): void {
  const history = useHistory();
  const {pathname, key} = useLocation();
  /** Where to return to. */
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    place.current = readPlace();
  }, [key]);

  const keep = useEvent((): void => {
    // Not of an entry that is still to be returned to, nor into that of a page that was asked for.
    if (found && !place.current && history.location.pathname === pathname) {
      const left: Place = {query: found.query, area, pages: found.pages, top: window.scrollY};
      window.history.replaceState({...window.history.state, [stateKey]: left}, '');
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = {capture: true, passive: true, signal: listening.signal};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, placeDelay);
    };
    window.addEventListener('scroll', onScroll, options);
    window.addEventListener('click', keep, options);
    window.addEventListener('pagehide', keep, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [keep]);

  useLayoutEffect(() => {
    const kept = place.current;
    if (kept && found?.query === query) {
      place.current = undefined;
      if (kept.query === query && kept.area === area) {
        window.scrollTo({top: kept.top, behavior: 'instant'});
      }
    }
  }, [found, query, area]);
}
