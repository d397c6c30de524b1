import type {Page, Route} from '@playwright/test';

/** Messages of Chromium, Docusaurus, and React in the console about a fault that a test causes. */
export const scriptProblems = [
  /Failed to load resource/,
  /Loading (CSS )?chunk \S+ failed/,
  /ChunkLoadError/,
];

/** Every script of the build: those that boot each page, and the parts of single pages. */
const scripts = '**/assets/js/*.js';

/**
 * Answers each request for a script of the site.
 *
 * @param answer fulfills, aborts or falls back.
 */
export async function onScripts(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(scripts, answer);
}

/**
 * Holds responses back, as a slow network does, until the returned function is called.
 *
 * @param url which requests; by default those for the site's scripts.
 * @param words a text that only the held responses contain.
 */
export async function hold(page: Page, url = scripts, words = ''): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(url, async route => {
    const response = words ? await route.fetch() : undefined;
    if (!response || (await response.text()).includes(words)) {
      await released;
    }
    await (response ? route.fulfill({response}) : route.fallback());
  });
  return () => release();
}

/** Collects the URLs of the documents that a page loads from now on. */
export function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest() && request.method() === 'GET') {
      loaded.push(request.url());
    }
  });
  return loaded;
}

/** Answers 404 for scripts, as after a deployment, until the page reloads. */
export async function deploy(page: Page): Promise<string[]> {
  const loaded = documents(page);
  await onScripts(page, route =>
    loaded.length === 0 ? route.fulfill({status: 404, body: 'gone'}) : route.fallback(),
  );
  return loaded;
}

/** Returns whether a request is for the main script, which boots every page. */
export function isBoot(route: Route): boolean {
  return /\/main\.[^/]+\.js$/.test(new URL(route.request().url()).pathname);
}

/**
 * Breaks one export of a page's content, until the test sets `mended` in the page.
 *
 * @param words a text that only this page's script contains, apart from boot scripts.
 * @param name the export, for example `default`.
 * @param broken returns the JavaScript that replaces the export, from the name of the original.
 */
export async function spoil(
  page: Page,
  {words, name, broken}: {words: string; name: string; broken: (original: string) => string},
): Promise<void> {
  await onScripts(page, async route => {
    if (isBoot(route)) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const body = await response.text();
    const exported = new RegExp(`\\b${name}:\\(\\)=>([\\w$]+)`);
    const spoilt = body.includes(words)
      ? body.replace(exported, (_, original: string) => `${name}:()=>${broken(original)}`)
      : body;
    await route.fulfill({response, body: spoilt});
  });
}

/** Returns a component that throws until it is mended, for {@link spoil}. */
export function crashing(message: string): (original: string) => string {
  return original =>
    `(self.spoilt??=props=>{if(self.mended)return ${original}(props);throw ${message}})`;
}

/** Returns an export that throws whenever it is read, for {@link spoil}. */
export function throwing(message: string): () => string {
  return () => `(()=>{throw ${message}})()`;
}

/** Undoes {@link spoil}. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, {mended: true}));
}

/** Navigates to a path within the app, as a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(url => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
}
