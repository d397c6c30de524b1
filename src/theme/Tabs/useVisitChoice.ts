import {createStorageSlot, useEvent} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

/** The tab chosen in each group during this visit, if the browser cannot store it. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shares a choice between the tabs of a group without storage. With storage, Docusaurus shares it.
 *
 * @returns the choice, unless storage contains it, and a function that sets it
 */
export function useVisitChoice(groupId = '') {
  const choice = useSyncExternalStore(
    subscribe,
    () => choices.get(groupId),
    () => undefined,
  );
  const record = useEvent((value: string): void => {
    if (groupId && createStorageSlot(`docusaurus.tab.${groupId}`).get() !== value) {
      choices.set(groupId, value);
      listeners.forEach(listener => listener());
    }
  });
  return [choice, record] as const;
}
