import type {Page, Route} from '@playwright/test';

/** What Chromium and Docusaurus write to the console about a script that cannot be loaded. */
export const scriptProblems = [
  /Failed to load resource/,
  /Loading chunk \S+ failed/,
  /ChunkLoadError/,
  // A prefetch of a page's parts that nobody asked for in the end.
  /was preloaded using link preload but not used/,
];

/** Every script of the build, in the order of the tests' needs: routes are chunks, `main` boots. */
const scripts = '**/assets/js/*.js';

/**
 * Answers each request for a script of the site, until told otherwise.
 *
 * @param answer called for each script; it fulfills, aborts or falls back.
 */
export async function onScripts(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(scripts, answer);
}

/** Counts the documents that a page loads from now on, and remembers their addresses. */
export function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest() && request.method() === 'GET') {
      loaded.push(request.url());
    }
  });
  return loaded;
}

/** Whether a request is for the scripts that every page starts with. */
export function isBoot(route: Route): boolean {
  return /\/(runtime~main|main)\.[^/]+\.js$/.test(new URL(route.request().url()).pathname);
}
