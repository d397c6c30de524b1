/*
 * Runs inline in the head of every page, before the bundle, in plain JavaScript for the browsers of package.json's
 * browserslist. It must be the same on every page, because the security policy allows it by its hash.
 */
(() => {
  /** The scripts share the bandwidth of the style sheets. README.md has the measurements. */
  const headStartMs = 100;

  function load() {
    // `npm start` writes no list.
    const list = document.getElementById('page-scripts')?.textContent ?? '[]';
    for (const src of JSON.parse(list)) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  }
  addEventListener('DOMContentLoaded', () => setTimeout(load, headStartMs));

  /**
   * Reloads the page if its server answers within 10 s. Otherwise a reload would replace the page with
   * an error page of the browser or the host. A 404 counts as an answer: a new version may no longer
   * have the page.
   *
   * @returns {Promise<boolean>} whether the page is about to be replaced
   */
  async function reloadIfServed() {
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

  /** Shows the notice of theme/Root. Several missing files show it several times. */
  function showNotice() {
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', showNotice);
      return;
    }
    const notice = document.getElementById('loading-notice');
    const retry = notice.querySelector('button');
    retry.onclick = async () => {
      retry.setAttribute('aria-disabled', 'true');
      if (!(await reloadIfServed())) {
        retry.removeAttribute('aria-disabled');
      }
    };
    notice.hidden = false;
  }

  document.addEventListener(
    'error',
    ({target}) => {
      if (target.matches('script, [rel=stylesheet]')) {
        // The bundler would wait for a file that is in the page instead of trying again.
        target.remove();
        // `main`, the first script, sets `docusaurus`. Then client/routeRecovery.ts handles missing files.
        if (!self.docusaurus) {
          showNotice();
        }
      }
    },
    true,
  );

  self.siteRecovery = {reloadIfServed, showNotice};
})();
