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
 */
export async function hold(page: Page, url = scripts): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(url, async route => {
    await released;
    await route.fallback();
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

/** Navigates to a path within the app, as a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(url => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
}
