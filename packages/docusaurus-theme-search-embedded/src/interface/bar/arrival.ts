import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect} from 'react';

let onArrival: (() => void) | undefined;
let hasReported = false;

/** Runs a step that must never break the page. Reports the first failure to the console. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!hasReported) {
      hasReported = true;
      console.error('The search theme could not highlight the words of the result.', error);
    }
  }
}

/** Sets the callback that the first search bar runs once the next page is on screen. */
export function setArrival(callback: () => void): void {
  onArrival = callback;
}

/** Runs the callback of {@link setArrival} once per page. */
export function useArrival(isFirstNow: () => boolean): void {
  const {pathname} = useLocation();
  const arrive = useEvent((): void => {
    if (isFirstNow()) {
      attempt(() => onArrival?.());
    }
  });
  useEffect(arrive, [pathname, arrive]);
}
