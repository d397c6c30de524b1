import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

let announcer: HTMLElement | undefined;

/** Says a text to screen readers, without moving the focus. */
function announce(text: string): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.setAttribute('role', 'status');
    announcer.className = 'site-hidden';
    document.body.append(announcer);
  }
  announcer.textContent = text;
}

/** The element that a fragment names; none for a fragment that is malformed. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) {
      return null;
    }
    throw error;
  }
}

/** Moves the focus to an element; one that is not focusable by itself is so from now on, for dialogs to give the focus back to. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
  }
  element.focus({preventScroll: true});
}

/** The page that is shown. Outside React, since some changes of page replace the whole layout. */
let shown: {pathname: string; hash: string} | undefined;

/**
 * After a client-side page change the focus is on an element that is gone, and nothing says that
 * the page is another one. This moves it to the page's heading, or to the fragment's target, and
 * announces the new title. Changes of the query alone are no page change.
 */
export function useRouteChange(): void {
  const {pathname, hash} = useLocation();
  useEffect(() => {
    const previous = shown;
    shown = {pathname, hash};
    const samePage = pathname === previous?.pathname;
    if (!previous || (samePage && hash === previous.hash)) {
      return;
    }
    // The search page asks for its input instead.
    const start =
      document.querySelector('main form[role="search"] input') ?? document.querySelector('h1');
    const target = targetOf(hash) ?? (samePage ? null : start);
    if (target instanceof HTMLElement) {
      focusOn(target);
    }
    if (!samePage) {
      // The head is written one frame after the page.
      requestAnimationFrame(() => requestAnimationFrame(() => announce(document.title)));
    }
  }, [pathname, hash]);
}
