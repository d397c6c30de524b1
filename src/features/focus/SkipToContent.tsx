import {useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {elementFromHash} from '@site/src/utils/elementFromHash';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

let announcer: HTMLElement | undefined;

/** Announces a text to screen readers without moving the focus. */
function announce(text: string): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.setAttribute('role', 'status');
    announcer.className = 'site-hidden';
    document.body.append(announcer);
  }
  announcer.textContent = text;
}

/** Focuses an element, and keeps it focusable, so that a dialog can return the focus to it. */
function focusOn(element: HTMLElement, options: FocusOptions = {preventScroll: true}): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
  }
  element.focus(options);
}

/** Returns where a page begins: at its heading, or at the input of the search page. */
function startOfPage(): HTMLElement | null {
  return document.querySelector('main form[role="search"] input') ?? document.querySelector('h1');
}

/** Returns the element of the page that a focused link to the hash of the URL leads to. */
function targetOfFocusedLink(focused: Element | null, hash: string): HTMLElement | null {
  return focused instanceof HTMLAnchorElement && focused.hash === hash
    ? elementFromHash(hash)
    : null;
}

/** Kept outside React, because some page changes replace the whole layout. */
let isFirstPage = true;

/**
 * Moves the focus to the heading of a new page, or to the target of the hash, and announces the title.
 * Otherwise a client-side page change leaves the focus on an element that no longer exists, and screen
 * readers do not notice the new page.
 *
 * A change of the query is not a page change, nor is a Back that the mobile menu blocks. A link to the hash that
 * the URL already has moves the focus to its target, because browsers take it away from the link.
 */
function useRouteChange(): void {
  const location = useLocation();
  /** Empty after a page without a layout, such as one that could not be loaded. */
  const shown = useRef<{pathname: string; hash: string}>(null);
  useEffect(() => {
    const {pathname, hash} = location;
    const previous = shown.current;
    shown.current = {pathname, hash};
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    const samePage = pathname === previous?.pathname;
    if (samePage && hash === previous?.hash) {
      const target = targetOfFocusedLink(document.activeElement, hash);
      if (target) {
        focusOn(target);
      }
      return;
    }
    const target = elementFromHash(hash) ?? (samePage && hash ? null : startOfPage());
    if (target) {
      focusOn(target);
    }
    if (!samePage) {
      // Helmet updates the title one frame after the page.
      requestAnimationFrame(() => requestAnimationFrame(() => announce(document.title)));
    }
  }, [location]);
}

function skip(event: MouseEvent): void {
  const start = startOfPage();
  if (start) {
    event.preventDefault();
    focusOn(start, {});
  }
}

/** Links the start of the page, and moves the focus there when the page changes. */
export default function SkipToContent(): ReactNode {
  useRouteChange();
  return (
    <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
      {translate({
        id: 'theme.common.skipToMainContent',
        message: 'Skip to main content',
        description:
          'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
      })}
    </a>
  );
}
