import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();
let isChosen = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes the dialog and the search page search the site's own index until the next page load.
 */
export function chooseLocalFallback(): void {
  isChosen = true;
  listeners.forEach(listener => listener());
}

/** Returns whether the visitor chose the site's own index over the hosted service. */
export function useLocalFallback(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isChosen,
    () => false,
  );
}
