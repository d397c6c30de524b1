import {useEffect} from 'react';
import type {DialogModel} from './useDialogModel';

/** How long a result must be active, in ms. While the visitor types, the active result changes sooner. */
const activeDelay = 200;

type Connection = {effectiveType?: string; saveData?: boolean};

/** Prefetches a page of this site as its links do, unless the visitor saves data. */
function prefetch(link: HTMLAnchorElement): () => void {
  const {connection} = navigator as {connection?: Connection};
  const prefersReducedData =
    connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  const isOwn = link.origin === window.location.origin;
  const timer = setTimeout(() => {
    if (isOwn && !prefersReducedData) void window.docusaurus.prefetch(link.pathname);
  }, activeDelay);
  return () => clearTimeout(timer);
}

/**
 * Prefetches the page of the active result. Ignores stored searches: one is active as soon as the dialog
 * opens, before the visitor shows any interest in it.
 */
export function usePrefetch({list, active, activeDescendant}: DialogModel): void {
  const item = list?.role === 'listbox' && active ? list.items[active.item] : undefined;
  const href = item?.link.href;
  useEffect(() => {
    const link = document.getElementById(activeDescendant ?? '');
    return href && link instanceof HTMLAnchorElement ? prefetch(link) : undefined;
  }, [href, activeDescendant]);
}
