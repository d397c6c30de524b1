import {useEffect, useState, useSyncExternalStore} from 'react';

/** The search bars on the page, in the order in which they appeared. */
let bars: readonly object[] = [];
const listeners = new Set<() => void>();

function become(next: readonly object[]): void {
  bars = next;
  listeners.forEach(listener => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether a search bar is the first on the page. It renders the dialog and handles keys for all.
 * `isFirstNow` has the answer before React renders it.
 */
export function useFirstBar(): {isFirst: boolean; isFirstNow: () => boolean} {
  const [bar] = useState(() => ({}));
  useEffect(() => {
    become([...bars, bar]);
    return () => become(bars.filter(other => other !== bar));
  }, [bar]);
  const isFirstNow = (): boolean => bars[0] === bar;
  const isFirst = useSyncExternalStore(subscribe, isFirstNow, () => false);
  return {isFirst, isFirstNow};
}
