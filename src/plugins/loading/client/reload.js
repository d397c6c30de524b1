/**
 * Reloads the page if its server answers within 10 s. Otherwise a reload would replace the page with
 * an error page of the browser or the host. A 404 counts as an answer: a new version may no longer
 * have the page.
 *
 * src/plugins/loading also copies this function into the inline script, so it must not use imports.
 *
 * @returns {Promise<boolean>} whether the page is about to be replaced
 */
export async function reloadIfServed() {
  const url = location.href;
  try {
    const {ok, status} = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    if ((!ok && status !== 404) || location.href !== url) {
      return false;
    }
  } catch {
    // fetch rejects without a connection or an answer in time.
    return false;
  }
  location.reload();
  return true;
}
