import type {ClientModule} from '@docusaurus/types';

/** How long a pointer must rest on a link to show intent, in ms; crossing a list of links does not. */
const hoverDelay = 65;

/** How long a result must be active, in ms: whoever types on gets another one before that. */
const activeDelay = 200;

type Loader = Window['docusaurus'];

/** What browsers tell about the connection; not all do, and not all of it. */
export type Connection = {saveData?: boolean; effectiveType?: string};

/**
 * Whether the reader's data is dear: data saving is on, or the connection is 2g
 * (SPECIFICATION.md#prefetch). A browser that has the interface but tells no type counts too:
 * Docusaurus' own check, which comes after this one, throws on it.
 */
export function isSparing(navigator: object): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection !== undefined &&
    (connection.saveData === true || (connection.effectiveType ?? '2g').includes('2g'))
  );
}

/** The parts of a link that decide. */
export type LinkLike = Pick<HTMLAnchorElement, 'href' | 'target' | 'pathname' | 'origin'> & {
  hasAttribute(name: string): boolean;
};

/**
 * The path of the page that a link opens in this window.
 *
 * @returns `undefined` for other sites, new windows, downloads, files, and the page itself
 */
export function pageOf(
  link: LinkLike,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const opensHere =
    link.href !== '' &&
    link.origin === here.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download');
  const isFile = /\.\w+$/.test(link.pathname) && !link.pathname.endsWith('.html');
  return opensHere && !isFile && link.pathname !== here.pathname ? link.pathname : undefined;
}

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
