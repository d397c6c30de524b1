import type {ClientModule} from '@docusaurus/types';
import {isSparing, pageOf} from './prefetchRules';

/** How long a pointer must rest on a link to show intent, in ms; crossing a list of links does not. */
const hoverDelay = 65;

/** How long a result must be active, in ms: whoever types on gets another one before that. */
const activeDelay = 200;

type Loader = Window['docusaurus'];

/** The page that a link leads to, if a prefetch may serve it. */
function targetOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !isSparing(navigator) ? pageOf(link, window.location) : undefined;
}

/**
 * Prefetches the page of a link that is active without pointer or focus, such as a result that
 * arrow keys move to, once it has been active for a moment. The same rules hold.
 *
 * @returns what ends it, for a link that is no longer active.
 */
export function prefetchWhileActive(link: HTMLAnchorElement): () => void {
  const rest = setTimeout(() => {
    const page = targetOf(link);
    if (page !== undefined) {
      void loader?.prefetch(page);
    }
  }, activeDelay);
  return () => clearTimeout(rest);
}

/** Listens for intent anywhere in the document. */
function listen(loader: Loader): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event): void => {
    const page = targetOf(event.target);
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
      const page = event.button === 0 ? targetOf(event.target) : undefined;
      if (page !== undefined) {
        void loader.preload(page);
      }
    },
    passive,
  );
}

let loader: Loader | undefined;

/**
 * Docusaurus' links ask `window.docusaurus` to prefetch when they come into view and to preload
 * when a pointer enters. This replaces both by intent: a pointer that rests, focus, or touch
 * prefetches; a press preloads; nothing does on 2g or with data saving (SPECIFICATION.md#prefetch).
 */
const prefetchByIntent: ClientModule = {
  onRouteUpdate() {
    // The first update comes before any link is mounted.
    if (!loader) {
      loader = window.docusaurus;
      listen(loader);
      window.docusaurus = {prefetch: () => false, preload: () => false};
    }
  },
};

export default prefetchByIntent;
