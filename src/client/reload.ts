/** How long to wait for the server before it counts as out of reach, in ms. */
const patience = 10_000;

/**
 * Asks the server for the page of the current address.
 *
 * @returns whether a reload would show a page of this site: the page, or the host's not-found page
 *   when a new version no longer has it. False when offline or when the server is in trouble, since
 *   a reload would then replace what the reader has by an error page of the browser or the host.
 */
async function isServed(): Promise<boolean> {
  try {
    const {ok, status} = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return ok || status === 404;
  } catch {
    // fetch rejects when there is no connection or no answer in time, which is what was asked.
    return false;
  }
}

/**
 * Loads the current address anew if its server answers.
 *
 * @returns whether the page is about to be replaced.
 */
export async function reloadIfServed(): Promise<boolean> {
  const address = window.location.href;
  if (!(await isServed()) || window.location.href !== address) {
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Whether this document is already the product of a reload. The browser knows it without any
 * storage, so the guard against a second reload holds where storage is forbidden.
 */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
