import {useEffect} from 'react';
import {decodePath} from '../../shared/paths.js';
import {prefersReducedData} from '../connection.js';
import type {DialogModel} from './useDialogModel.js';

/** How long a result must be active, in ms. While the visitor types, the active result changes sooner. */
const activeDelay = 200;

/** Prefetches a page of this site as its links do. */
function prefetch(link: HTMLAnchorElement): () => void {
  const isOwn = link.origin === window.location.origin;
  const timer = setTimeout(() => {
    if (isOwn && !prefersReducedData()) {
      void window.docusaurus.prefetch(decodePath(link.pathname));
    }
  }, activeDelay);
  return () => clearTimeout(timer);
}

/**
 * Prefetches the page of the active result. Ignores stored searches: one is active as soon as the dialog
 * opens, before the visitor shows any interest in it.
 */
export function usePrefetch({list, active, activeDescendant}: DialogModel): void {
  const row = list?.role === 'listbox' && active ? list.rows[active.row] : undefined;
  const href = row?.kind === 'item' ? row.item.link.href : undefined;
  useEffect(() => {
    const link = document.getElementById(activeDescendant ?? '');
    return href && link instanceof HTMLAnchorElement ? prefetch(link) : undefined;
  }, [href, activeDescendant]);
}
