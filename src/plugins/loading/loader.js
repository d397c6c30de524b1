/* global reloadIfServed */
/*
 * Runs inline in the head of every page, before React. Plain JavaScript for the browsers of
 * package.json's browserslist. It must be the same on every page, because the security policy allows
 * it by its hash.
 */
(() => {
  const root = document.documentElement;
  const files = () => JSON.parse(document.getElementById('page-scripts').textContent);
  const add = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties));

  // 1. Download shortly after the HTML is read, run after the first paint.

  /** The scripts share the bandwidth of the style sheets. README.md has the measurements. */
  const headStartMs = 100;
  let lacksStyles = false;
  let hasStarted = false;

  /** Runs one script; settles whether it arrives or not. */
  const run = src =>
    new Promise(settle =>
      add('script', {
        src,
        onload: settle,
        onerror({target}) {
          // The bundler would wait for a script that is in the page instead of trying again.
          target.remove();
          settle();
        },
      }),
    );

  async function start() {
    if (hasStarted) {
      return;
    }
    hasStarted = true;
    if (!lacksStyles) {
      await Promise.all(files().map(run));
    }
    // `main` sets this before it loads anything. Once it runs, it handles missing parts itself.
    if (!self.docusaurus) {
      fail();
    }
  }

  function download() {
    if (!hasStarted) {
      files().forEach(href =>
        add('link', {rel: 'preload', as: 'script', fetchPriority: 'low', href}),
      );
    }
  }

  const onSheetError = ({target}) => {
    lacksStyles ||= target.rel === 'stylesheet' && !hasStarted;
  };
  document.addEventListener('error', onSheetError, true);
  addEventListener('DOMContentLoaded', () => {
    setTimeout(download, headStartMs);
    // A page in the background paints nothing.
    setTimeout(start, 3000);
  });
  if (self.PerformanceObserver) {
    new PerformanceObserver(entries => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) {
        start();
      }
    }).observe({type: 'paint', buffered: true});
  }

  // 2. Keep the clicks of a reader until hydration, and replay them.

  /** Controls that work only with React. Links with a URL work without. */
  const controls = 'button,summary,[role="button"],[role="tab"],a[href="#"]';
  /** The last click on each control: a second press on a toggle that did not react means one press. */
  const clicks = new Map();

  function onClick(event) {
    const control = event.target.closest?.(controls);
    if (control) {
      event.preventDefault();
      event.stopImmediatePropagation();
      control.setAttribute('aria-busy', 'true');
      clicks.delete(control);
      clicks.set(control, event);
    }
  }

  /** Lets clicks reach their targets from here on. */
  function release() {
    hydration.disconnect();
    document.removeEventListener('error', onSheetError, true);
    removeEventListener('click', onClick, true);
    clicks.forEach((_, control) => control.removeAttribute('aria-busy'));
  }

  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      release();
      for (const event of clicks.values()) {
        if (event.target.isConnected) {
          event.target.dispatchEvent(new event.constructor('click', event));
        }
      }
    }
  });
  hydration.observe(root, {attributeFilter: ['data-has-hydrated']});
  addEventListener('click', onClick, true);

  // 3. When files are missing, leave the page as served, with a notice.

  function fail() {
    release();
    const notice = document.getElementById('loading-notice');
    const retry = notice.querySelector('button');
    retry.addEventListener('click', async () => {
      retry.setAttribute('aria-disabled', 'true');
      if (!(await reloadIfServed())) {
        retry.removeAttribute('aria-disabled');
      }
    });
    if (lacksStyles) {
      // Without its position the notice would be below the page.
      document.body.prepend(notice);
    }
    notice.hidden = false;
  }
  // src/plugins/loading/client/routeRecovery.ts has given up on the parts of this page.
  addEventListener('bootfailed', fail, {once: true});
})();
