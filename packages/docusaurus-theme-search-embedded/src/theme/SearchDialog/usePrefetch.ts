import {useEffect} from 'react';
import type {DialogModel} from './useDialogModel';

/** How long a result must be active, in ms: whoever types on gets another one before that. */
const activeDelay = 200;

type Connection = {effectiveType?: string; saveData?: boolean};

/** Prefetches a page of this site as its links do, unless the visitor is sparing with data. */
function prefetchByDefault(link: HTMLAnchorElement): () => void {
  const {connection} = navigator as {connection?: Connection};
  const isSparing = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  const isOwn = link.origin === window.location.origin;
  const timer = setTimeout(() => {
    if (isOwn && !isSparing) void window.docusaurus.prefetch(link.pathname);
  }, activeDelay);
  return () => clearTimeout(timer);
}

/**
 * Prefetches the page behind the active result. A stored search is active as soon as the dialog
 * opens, which says nothing about where the visitor will go.
 */
export function usePrefetch(
  {list, active, activeDescendant}: DialogModel,
  prefetch: (link: HTMLAnchorElement) => () => void = prefetchByDefault,
): void {
  const item = list?.role === 'listbox' && active ? list.items[active.item] : undefined;
  const href = item?.address.href;
  useEffect(() => {
    const link = document.getElementById(activeDescendant ?? '');
    return href && link instanceof HTMLAnchorElement ? prefetch(link) : undefined;
  }, [href, activeDescendant, prefetch]);
}
