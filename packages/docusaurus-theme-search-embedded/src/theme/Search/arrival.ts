import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

let onArrival: (() => void) | undefined;

/** Sets the callback that the search bar of the next page runs once that page is on screen. */
export function setArrival(callback: () => void): void {
  onArrival = callback;
}

/** Runs the callback of {@link setArrival} once per page. */
export function useArrival(): void {
  const {pathname} = useLocation();
  useEffect(() => onArrival?.(), [pathname]);
}
