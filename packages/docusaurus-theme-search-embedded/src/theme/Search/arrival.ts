import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

let onArrival: (() => void) | undefined;

/** Sets what happens when the next page is on screen. The search bar, which is on each page, calls it. */
export function setArrival(callback: () => void): void {
  onArrival = callback;
}

/** Calls the callback of {@link setArrival} once for each page. */
export function useArrival(): void {
  const {pathname} = useLocation();
  useEffect(() => onArrival?.(), [pathname]);
}
