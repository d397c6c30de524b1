import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useState} from 'react';

/** Returns the texts of the stored fields; the storage can be blocked, and anything can be in it. */
function readFields<T extends Record<string, string>>(key: string, first: T): T {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const kept = Object.keys(first).filter(name => typeof stored[name] === 'string');
    const texts = Object.fromEntries(kept.map(name => [name, stored[name]]));
    return kept.length > 0 ? {...first, ...texts} : first;
  } catch {
    return first;
  }
}

/**
 * Holds the texts of fields until the tab closes, so that a reader who goes back or reloads finds them as they were.
 *
 * @param name of the widget, part of the key in the session storage
 * @param first the texts of a first visit, the same object in each call
 * @returns the texts, a function that changes them, and whether it was called since the page opened
 */
export function useKeptFields<T extends Record<string, string>>(
  name: string,
  first: T,
): [fields: T, change: (fields: T) => void, isChanged: boolean] {
  const key = `fields-${name}`;
  // The first render has to equal that of the build.
  const isBrowser = useIsBrowser();
  const kept = useMemo(() => (isBrowser ? readFields(key, first) : first), [isBrowser, key, first]);
  const [changed, setChanged] = useState<T>();
  const change = (fields: T): void => {
    setChanged(fields);
    try {
      sessionStorage.setItem(key, JSON.stringify(fields));
    } catch {
      // Blocked or full: the texts last as long as the page.
    }
  };
  return [changed ?? kept, change, changed !== undefined];
}
