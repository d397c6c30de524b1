import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef} from 'react';
import {withinLimit, useQuery} from '../state/useQuery.js';
import {
  parametersOf,
  withVersion,
  type ChooseVersion,
  type SearchedVersions,
} from '../versions/versions.js';

/**
 * The delay between the last keystroke and the change of the URL, in milliseconds. Safari allows 100
 * changes per 30 seconds.
 */
const urlDelay = 300;

type PageParameters = {q: string; in: string; version: readonly string[]};

/** Returns the URL's query and area, and a setter of all parameters that adds no history entry. */
function useParameters(): {q: string; in: string; set: (parameters: PageParameters) => void} {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The static HTML has no query, so neither does the first render.
  const current = new URLSearchParams(useIsBrowser() ? search : '');
  const set = (parameters: PageParameters): void => {
    // The router may already be loading another page.
    if (history.location.pathname !== pathname) {
      return;
    }
    const next = new URLSearchParams(history.location.search);
    for (const [name, values] of Object.entries(parameters)) {
      next.delete(name);
      [values].flat().forEach(value => value && next.append(name, value));
    }
    history.replace({search: next.toString()});
  };
  return {q: current.get('q') ?? '', in: current.get('in') ?? '', set};
}

/**
 * Synchronizes the query, area, and versions of the search page with `q`, `in`, and `version` of the URL. Changes of
 * the URL, for example by Back, change the query. A typed query is written after a pause or before a link is followed.
 */
export function usePageQuery(versions: SearchedVersions) {
  const parameters = useParameters();
  const {query, change, isCut, reportCut} = useQuery();
  const known = useRef('');

  const follow = useEvent(() => {
    if (parameters.q !== known.current) {
      known.current = parameters.q;
      change(parameters.q);
    }
  });
  const write = useEvent((area = parameters.in, chosen = versions): void => {
    if (query !== withinLimit(known.current) || area !== parameters.in || chosen !== versions) {
      known.current = query;
      parameters.set({q: query, in: area, version: parametersOf(chosen)});
    }
  });

  useEffect(follow, [parameters.q, follow]);
  useEffect(() => {
    const timer = setTimeout(write, urlDelay);
    return () => clearTimeout(timer);
  }, [query, write]);
  useEffect(() => {
    // Runs before the link's own handler.
    const onClick = (): void => write();
    document.addEventListener('click', onClick, {capture: true});
    return () => document.removeEventListener('click', onClick, {capture: true});
  }, [write]);
  return {
    query,
    isCut,
    change,
    reportCut,
    area: parameters.in,
    chooseArea: (area: string): void => write(area),
    chooseVersion: ((docs, version) =>
      write(undefined, withVersion(versions, docs, version))) satisfies ChooseVersion,
    /** Writes the query into the URL without waiting for a pause. */
    write: (): void => write(),
  };
}
