import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();
let isChosen = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Answers searches from the site's own index for the rest of the visit: during an outage of the
 * hosted service, in the dialog and on the search page alike, until the next page load.
 */
export function chooseOwnCopy(): void {
  isChosen = true;
  listeners.forEach(listener => listener());
}

/** Whether the visitor chose the site's own index over the hosted service. */
export function useOwnCopyChosen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isChosen,
    () => false,
  );
}
