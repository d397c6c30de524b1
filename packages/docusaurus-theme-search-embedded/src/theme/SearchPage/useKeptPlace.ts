import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {limits} from '../Search/limits';
import type {Found} from '../Search/state/useResults';

/** How long after scrolling the position is written, in milliseconds. */
const placeDelay = 150;

/** The number of requested results of a query, and the scroll position. */
type Place = {query: string; area: string; to: number; top: number};

const stateKey = 'searchPlace';

function readPlace(): Place | undefined {
  const state = (ExecutionEnvironment.canUseDOM && window.history.state) as {
    [stateKey]?: Place;
  } | null;
  return (state || undefined)?.[stateKey];
}

/** Returns how many results of a query the history entry had when the visitor left it. */
export function keptResults(query: string, area: string): number {
  const place = readPlace();
  return place?.query === query && place.area === area ? place.to : limits.hitsPerPage;
}

/** Keeps the position among the results in the history entry, and restores it once they are loaded. */
export function useKeptPlace(found: Found | undefined, query: string, area: string): void {
  const history = useHistory();
  const {pathname, key} = useLocation();
  /** Where to return to. */
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    place.current = readPlace();
  }, [key]);

  const keep = useEvent((): void => {
    // Skips entries whose position is not yet restored, and those of a page that still loads.
    if (found && !place.current && history.location.pathname === pathname) {
      const left: Place = {query: found.query, area, to: found.to, top: window.scrollY};
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
