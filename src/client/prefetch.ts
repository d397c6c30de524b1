import type {ClientModule} from '@docusaurus/types';
import {isSparing, pageOf} from './prefetchRules';

/** How long a pointer must rest on a link to show intent, in ms; crossing a list of links does not. */
const hoverDelay = 65;

type Loader = Window['docusaurus'];

/** The page that a link leads to, if a prefetch may serve it. */
function targetOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && !isSparing(navigator) ? pageOf(link, window.location) : undefined;
}

/** Listens for intent anywhere in the document. */
function listen(loader: Loader): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event): void => {
    const page = targetOf(event);
    if (page !== undefined) {
      void loader.prefetch(page);
    }
  };
  const passive = {passive: true};
  document.addEventListener(
    'pointerover',
    event => {
      clearTimeout(timer);
      timer = setTimeout(() => prefetch(event), hoverDelay);
    },
    passive,
  );
  document.addEventListener('focusin', prefetch, passive);
  document.addEventListener('touchstart', prefetch, passive);
  // Whoever presses will go: run the page's scripts already, which saves the time until the click.
  document.addEventListener(
    'pointerdown',
    event => {
      const page = event.button === 0 ? targetOf(event) : undefined;
      if (page !== undefined) {
        void loader.preload(page);
      }
    },
    passive,
  );
}

let installed = false;

/**
 * Docusaurus' links ask `window.docusaurus` to prefetch when they come into view and to preload
 * when a pointer enters. This replaces both by intent: a pointer that rests, focus, or touch
 * prefetches; a press preloads; nothing does on 2g or with data saving (SPECIFICATION.md#prefetch).
 */
const prefetchByIntent: ClientModule = {
  onRouteUpdate() {
    // The first update comes before any link is mounted.
    if (!installed) {
      installed = true;
      listen(window.docusaurus);
      window.docusaurus = {prefetch: () => false, preload: () => false};
    }
  },
};

export default prefetchByIntent;
