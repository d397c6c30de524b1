import {useEffect} from 'react';
import {prefetchWhileActive} from '../../../../../src/client/prefetch';
import type {DialogState} from '../Search/state/dialogStore';

/**
 * Prefetches the page behind the active result (SPECIFICATION.md#prefetch). A stored search is
 * active as soon as the dialog opens, which says nothing about where the visitor will go.
 */
export function usePrefetch(
  {answer, collections, activeItemId}: DialogState,
  activeDescendant: string | undefined,
): void {
  const items = answer.kind === 'results' ? collections.flatMap(group => group.items) : [];
  const href = items[activeItemId ?? -1]?.address.href;
  useEffect(() => {
    const link = document.getElementById(activeDescendant ?? '');
    return href && link instanceof HTMLAnchorElement ? prefetchWhileActive(link) : undefined;
  }, [href, activeDescendant]);
}
