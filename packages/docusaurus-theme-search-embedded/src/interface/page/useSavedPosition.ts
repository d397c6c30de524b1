import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {limits} from '../limits.js';
import type {LoadedResults} from '../state/useResults.js';
import type {SearchedVersions} from '../versions/versions.js';

/** The delay between scrolling and saving the position, in milliseconds. */
const saveDelay = 150;

/** The results that the search page shows. */
type Shown = {query: string; area: string; versions: SearchedVersions};

/** The number of requested results, and the scroll position. */
type Position = {shown: string; to: number; top: number};

const keyOf = ({query, area, versions}: Shown): string =>
  JSON.stringify([query, area, ...versions.tags]);

const stateKey = 'searchPlace';

function readPosition(): Position | undefined {
  const state = (ExecutionEnvironment.canUseDOM && window.history.state) as {
    [stateKey]?: Position;
  } | null;
  return (state || undefined)?.[stateKey];
}

/** Returns the number of results that the history entry showed when the visitor left it. */
export function savedResultCount(shown: Shown): number {
  const position = readPosition();
  return position?.shown === keyOf(shown) ? position.to : limits.hitsPerPage;
}

/** Saves the position in the history entry, and restores it once the results are loaded. */
export function useSavedPosition(
  found: LoadedResults | undefined,
  {query, area, versions}: Shown,
): void {
  const history = useHistory();
  const {pathname, key} = useLocation();
  const pending = useRef<Position>(undefined);
  useLayoutEffect(() => {
    pending.current = readPosition();
  }, [key]);

  const save = useEvent((): void => {
    // Skips entries whose position is not restored yet, and pages that are still loading.
    if (found && !pending.current && history.location.pathname === pathname) {
      const shown = keyOf({...found, area});
      const saved: Position = {shown, to: found.to, top: window.scrollY};
      window.history.replaceState({...window.history.state, [stateKey]: saved}, '');
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = {capture: true, passive: true, signal: listening.signal};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(save, saveDelay);
    };
    window.addEventListener('scroll', onScroll, options);
    window.addEventListener('click', save, options);
    window.addEventListener('pagehide', save, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [save]);

  useLayoutEffect(() => {
    const position = pending.current;
    if (position && found?.query === query) {
      pending.current = undefined;
      if (position.shown === keyOf({query, area, versions})) {
        window.scrollTo({top: position.top, behavior: 'instant'});
      }
    }
  }, [found, query, area, versions]);
}
