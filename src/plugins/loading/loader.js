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
  new PerformanceObserver(entries => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) {
      start();
    }
  }).observe({type: 'paint', buffered: true});

  // 2. Keep what a reader does before hydration, and replay it afterwards.

  /** Controls that work only with React. Links with a URL work without. */
  const controls = 'button,summary,[role="button"],[role="tab"],a[href="#"]';
  /** The last click on each control: a second press on a toggle that did not react means one press. */
  const clicks = new Map();
  /** The text of each field in which a reader typed. */
  const texts = new Map();
  /** The search shortcut and the keys that a reader typed after it. */
  let keys = [];

  const isField = element => element.matches?.('input,textarea,select,[contenteditable]');

  function hold(event, busy) {
    event.preventDefault();
    event.stopImmediatePropagation();
    busy?.setAttribute('aria-busy', 'true');
  }

  const listeners = {
    click(event) {
      const control = event.target.closest?.(controls);
      if (control) {
        hold(event, control);
        clicks.delete(control);
        clicks.set(control, event);
      }
    },
    keydown(event) {
      // Choosing from a list of the browser's own (autofill, `datalist`) is a keydown without a key.
      const {key = '', target} = event;
      const isModified = event.ctrlKey || event.metaKey;
      const isWaiting = keys.length > 0;
      if (isModified ? key.toLowerCase() === 'k' : key === '/' && !isWaiting && !isField(target)) {
        hold(event, root);
        keys[0] ??= event;
      } else if (isWaiting && key === 'Escape') {
        forgetKeys();
      } else if (
        isWaiting &&
        !isModified &&
        !isField(target) &&
        /^(.|Backspace|Enter)$/u.test(key)
      ) {
        hold(event);
        keys.push(event);
      }
    },
    input({target}) {
      // Text in an editable element stays as it is.
      if (target.matches('input,textarea,select')) {
        texts.set(target, target.value);
      }
    },
  };

  function forgetKeys() {
    keys = [];
    root.removeAttribute('aria-busy');
  }

  /** Sets the text of a field as if it were typed, also for React, which compares with the text it set. */
  function enter(field, text) {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    // React listens to `input` in text fields, to `change` in a `select`.
    for (const type of ['input', 'change']) {
      field.dispatchEvent(new Event(type, {bubbles: true}));
    }
  }

  /** Lets every event reach its target from here on. */
  function release() {
    hydration.disconnect();
    document.removeEventListener('error', onSheetError, true);
    for (const [type, listener] of Object.entries(listeners)) {
      removeEventListener(type, listener, true);
    }
    clicks.forEach((_, control) => control.removeAttribute('aria-busy'));
  }

  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      const events = [...clicks.values(), ...keys];
      release();
      forgetKeys();
      texts.forEach((text, field) => enter(field, text));
      for (const event of events) {
        if (event.target.isConnected) {
          event.target.dispatchEvent(new event.constructor(event.type, event));
        }
      }
    }
  });
  hydration.observe(root, {attributeFilter: ['data-has-hydrated']});
  for (const [type, listener] of Object.entries(listeners)) {
    addEventListener(type, listener, true);
  }

  // 3. When files are missing, leave the page as served, with a notice.

  function fail() {
    release();
    forgetKeys();
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
  // src/plugins/loading/routeRecovery.ts has given up on the parts of this page.
  addEventListener('bootfailed', fail);
})();
