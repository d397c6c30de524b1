import type {Page} from '@playwright/test';

/** What a page shows after an action. */
export type State = {
  /** Whether this is a page of the site, and not another site, a file, or the browser's error page. */
  isSite: boolean;
  /** Differs between documents. */
  document: number;
  path: string;
  hasFocus: boolean;
  /** Open dialogs and menus. */
  layers: string[];
  title: string;
  headings: string[];
  /** Whether the page tells the reader that it could not be loaded. */
  isReported: boolean;
  /** What is wrong whatever the reader did. */
  faults: string[];
};

/** Reads the state of a page. */
export async function readState(page: Page): Promise<State> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isSite = /Docusaurus/.test(
      document.querySelector<HTMLMetaElement>('meta[name=generator]')?.content ?? '',
    );
    if (!isSite) {
      const none = {
        path: '',
        hasFocus: false,
        layers: [],
        title: '',
        headings: [],
        isReported: false,
        faults: [],
      };
      return {...none, isSite, document: performance.timeOrigin};
    }
    const active = document.activeElement;
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const layers = [
      ...document.querySelectorAll('dialog[open], [role=dialog], [role=menu]'),
    ].filter(isVisible);
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? element.className;
    const modal = layers.filter(element => element.matches(':modal, [aria-modal=true]')).at(-1);
    const faults: string[] = [];
    if (root.dataset.hasHydrated !== 'true') {
      faults.push('the page is not hydrated');
    }
    if (/^(This page crashed|Page Error)/.test(`${document.querySelector('h1')?.textContent}`)) {
      faults.push(`crash page: ${document.querySelector('[role=alert]')?.textContent}`);
    }
    if (root.scrollWidth > root.clientWidth || scrollX !== 0) {
      faults.push(
        `horizontal scroll: ${root.scrollWidth} of ${root.clientWidth} px, at ${scrollX}`,
      );
    }
    // Tab leads from the edges of a native dialog to the controls of the browser, when the body is active.
    if (modal && active !== document.body && !modal.contains(active)) {
      faults.push(`the focus is outside the dialog ${nameOf(modal)}`);
    }
    // A dialog that leaves a part of the screen free closes on a press there.
    const isBeside = (x: number, y: number): boolean =>
      !modal?.contains(document.elementFromPoint(x, y)) ||
      modal === document.elementFromPoint(x, y);
    const isFullScreen =
      !isBeside(4, innerHeight - 4) && !isBeside(innerWidth - 4, innerHeight - 4);
    if (modal && isFullScreen && ![...modal.querySelectorAll('button:enabled')].some(isVisible)) {
      faults.push(`the dialog ${nameOf(modal)} fills the screen and has no button`);
    }
    const stored = localStorage.getItem('theme') ?? 'light';
    if (root.dataset.theme !== stored) {
      faults.push(`color mode ${root.dataset.theme}, but ${stored} is stored`);
    }
    const query = document.querySelector<HTMLInputElement>('main input[type=search]');
    const q = new URLSearchParams(location.search).get('q') ?? '';
    if (query && query.value.trim() !== q.trim()) {
      faults.push(`the search page shows "${query.value}" at a URL with "${q}"`);
    }
    return {
      isSite,
      document: performance.timeOrigin,
      path: location.pathname,
      hasFocus: active !== null && active !== document.body && active !== root,
      layers: layers.map(nameOf),
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map(({textContent}) => textContent.trim()),
      isReported: [...document.querySelectorAll('[role=alert]')].some(alert =>
        /could not be loaded/.test(alert.textContent),
      ),
      faults,
    };
  });
}

/** Waits until the page has drawn several frames without a change, nothing scrolls, and transitions end. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const count = () => (changes += 1);
    document.addEventListener('scroll', count, {capture: true});
    const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    for (let quiet = 0, total = 0; quiet < 3 && total < 300; total += 1) {
      changes = 0;
      await frame();
      const isMoving = document
        .getAnimations()
        .some(
          ({playState, effect}) =>
            playState === 'running' && effect!.getComputedTiming().endTime !== Infinity,
        );
      quiet = changes > 0 || isMoving ? 0 : quiet + 1;
    }
    observer.disconnect();
    document.removeEventListener('scroll', count, {capture: true});
  });
}
