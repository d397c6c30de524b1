import {useEvent, useSearchQueryString} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import {limitQuery} from '../Search/limits';

/** How long after the last key the address is written, in ms. Safari refuses more than 100 times in 30 s. */
const addressDelay = 300;

/** What stands in the input of the search page, and what of it is searched. */
export type PageQuery = {
  /** What stands in the input, also while an input method composes. */
  value: string;
  /** What is searched. */
  query: string;
  /** @param isComposing whether an input method is not done yet: then nothing is searched. */
  change: (value: string, isComposing?: boolean) => void;
  /** Writes the query into the address without waiting for a pause, before the visitor goes on. */
  write: () => void;
};

/**
 * The query of the search page. The address's `q` gives it at first and whenever it changes by
 * itself, as by going back; what is typed is written there once one pauses.
 */
export function usePageQuery(): PageQuery {
  const [address, setAddress] = useSearchQueryString();
  const [value, setValue] = useState('');
  const [query, setQuery] = useState('');
  const known = useRef('');

  const change = (next: string, isComposing = false): void => {
    setValue(limitQuery(next));
    if (!isComposing) {
      setQuery(limitQuery(next));
    }
  };
  const follow = useEvent(() => {
    if (address !== known.current) {
      known.current = address;
      change(address);
    }
  });
  const write = useEvent(() => {
    if (query !== limitQuery(known.current)) {
      known.current = query;
      setAddress(query);
    }
  });

  useEffect(follow, [address, follow]);
  useEffect(() => {
    const timer = setTimeout(write, addressDelay);
    return () => clearTimeout(timer);
  }, [query, write]);
  return {value, query, change, write};
}
