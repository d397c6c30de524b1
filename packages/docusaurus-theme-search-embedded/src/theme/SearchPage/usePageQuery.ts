import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef} from 'react';
import {limitQuery} from '../Search/limits';
import {useQuery, type Query} from '../Search/state/useQuery';

/** How long after the last key the address is written, in ms. Safari refuses more than 100 times in 30 s. */
const addressDelay = 300;

/** The query of the search page, and the area that it is for. */
export type PageQuery = Query & {
  /** The chosen area of the site; empty for all. */
  area: string;
  choose: (area: string) => void;
  /** Writes the query into the address without waiting for a pause, before the visitor goes on. */
  write: () => void;
};

/** What the page's address says, and what changes it without a new entry in the history. */
function useAddress(): {q: string; in: string; set: (q: string, area: string) => void} {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page as served knows no query.
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const set = (q: string, area: string): void => {
    // A page that was asked for meanwhile has an address of its own.
    if (history.location.pathname !== pathname) {
      return;
    }
    const next = new URLSearchParams(history.location.search);
    for (const [name, value] of Object.entries({q, in: area})) {
      if (value) {
        next.set(name, value);
      } else {
        next.delete(name);
      }
    }
    history.replace({search: next.toString()});
  };
  return {q: parameters.get('q') ?? '', in: parameters.get('in') ?? '', set};
}

/**
 * The query of the search page, and the area that it is for. The address's `q` and `in` give them
 * at first and whenever it changes by itself, as by going back; what is typed is written there once
 * one pauses, and before one goes on.
 */
export function usePageQuery(): PageQuery {
  const address = useAddress();
  const {value, query, change} = useQuery();
  const known = useRef('');

  const follow = useEvent(() => {
    if (address.q !== known.current) {
      known.current = address.q;
      change(address.q);
    }
  });
  const write = useEvent((area = address.in): void => {
    if (query !== limitQuery(known.current) || area !== address.in) {
      known.current = query;
      address.set(query, area);
    }
  });

  useEffect(follow, [address.q, follow]);
  useEffect(() => {
    const timer = setTimeout(write, addressDelay);
    return () => clearTimeout(timer);
  }, [query, write]);
  useEffect(() => {
    // Before the link below does its work.
    const onClick = (): void => write();
    document.addEventListener('click', onClick, {capture: true});
    return () => document.removeEventListener('click', onClick, {capture: true});
  }, [write]);
  return {value, query, area: address.in, change, choose: write, write: () => write()};
}
