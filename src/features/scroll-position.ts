import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Calls a function that uses the storage of the tab, which a browser can block or fill. */
function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const currentEntry = (): string => (window.history.state as {key?: string} | null)?.key ?? '';

/** Gives the entry a key as the router does, which leaves out the first one and those of links within a page. */
function addKey(): void {
  if (!currentEntry()) {
    const key = Math.random().toString(36).slice(2);
    window.history.replaceState({...(window.history.state as object), key}, '');
  }
}

/** The entry on the screen, and its scroll position in pixels. The current entry changes before the page. */
let shown = '';
let position = 0;

/** The scroll positions of entries that were left. To store them at once would delay each page change. */
const positions = new Map<string, number>();

function store(): void {
  positions.set(shown, position);
  tryStorage(storage =>
    positions.forEach((value, entry) => storage.setItem(`scroll.${entry}`, String(value))),
  );
}

const positionOf = (entry: string): number | string | undefined =>
  positions.get(entry) ?? tryStorage(storage => storage.getItem(`scroll.${entry}`)) ?? undefined;

if (ExecutionEnvironment.canUseDOM) {
  addKey();
  window.addEventListener('popstate', addKey);
  window.addEventListener('pagehide', store);
  window.addEventListener('scroll', () => {
    if (shown === currentEntry()) {
      position = window.scrollY;
    }
  });
}

/**
 * Returns to the scroll position on Back and Forward, after Docusaurus has scrolled to the top or to the hash
 * (`scrollAfterNavigation` in core's `ClientLifecyclesDispatcher`).
 */
const scrollPosition: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      positions.set(shown, position);
    }
  },
  onRouteDidUpdate({previousLocation}) {
    const entry = currentEntry();
    // A link to the hash that the URL already has stays in its entry, and leads to its target.
    const left = previousLocation && entry !== shown ? positionOf(entry) : undefined;
    shown = entry;
    const restore = (): void => {
      if (left !== undefined) {
        window.scrollTo(0, Number(left));
      }
      position = window.scrollY;
    };
    // Chromium scrolls to the hash after its `popstate` event, but before the next frame. In that frame, it moves the
    // page so that an element is where it was.
    requestAnimationFrame(() => {
      restore();
      requestAnimationFrame(restore);
    });
  },
};

export default scrollPosition;
