import type {ClientModule} from '@docusaurus/types';
import styles from './routeChange.module.css';

let announcer: HTMLElement | undefined;

/** Says a text to screen readers, without moving the focus. */
function announce(text: string): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.setAttribute('role', 'status');
    announcer.className = styles.announcer!;
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

/**
 * After a client-side page change the focus is on an element that is gone, and nothing says that
 * the page is another one. This moves it to the page's heading, or to the fragment's target, and
 * announces the new title. Changes of the query alone are no page change.
 */
const routeChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      return;
    }
    const samePage = location.pathname === previousLocation.pathname;
    if (samePage && location.hash === previousLocation.hash) {
      return;
    }
    // The head is written one frame after the page; the theme's own focus reset comes before that.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // The search page asks for its input instead.
        const start = document.querySelector('[data-route-focus]') ?? document.querySelector('h1');
        const target = targetOf(location.hash) ?? (samePage ? null : start);
        if (target instanceof HTMLElement) {
          focusOn(target);
        }
        if (!samePage) {
          announce(document.title);
        }
      }),
    );
  },
};

export default routeChange;
