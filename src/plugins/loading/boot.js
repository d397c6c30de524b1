/*
 * Runs inline in every page's head, before React. Plain JavaScript for the browsers
 * of package.json's browserslist; it goes into the page as it stands and is minified with it.
 * It must stay the same on every page, since the content security policy allows it by its hash.
 */
(() => {
  const root = document.documentElement;
  const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  const heldTypes = ['click', 'keydown', 'input'];
  /** Controls that answer only through React. Links with an address answer by themselves. */
  const controls = 'button,summary,[role="button"],[role="tab"],a[href="#"]';
  /** What a reader did before React could answer: control to event; a shortcut's control is the page. */
  const held = new Map();
  /** The keys that a reader typed after asking for the search dialog. */
  let typed = [];

  const isEditable = element => element.matches?.('input,textarea,select,[contenteditable]');

  /** Loads one script; settles whether it arrives or not. */
  function load(src) {
    return new Promise(settle => {
      const script = document.createElement('script');
      script.onload = settle;
      script.onerror = () => {
        // The bundler would wait for it in place of trying again.
        script.remove();
        settle();
      };
      script.src = src;
      document.head.append(script);
    });
  }

  let hasStarted = false;
  /** Loads the scripts, and says so if the app did not come with them. */
  async function start() {
    const list = document.getElementById('boot-scripts');
    if (hasStarted || !list) {
      return;
    }
    hasStarted = true;
    await Promise.all(JSON.parse(list.textContent).map(load));
    // Set by `main` before it loads anything. Once it runs, it looks after missing parts itself.
    if (!self.docusaurus) {
      fail();
    }
  }

  /** Loads the page anew, if its server answers: an error page would take away what can be read. */
  async function retry({currentTarget: button}) {
    button.setAttribute('aria-disabled', 'true');
    try {
      const {ok, status} = await fetch(location.href, {method: 'HEAD', cache: 'no-store'});
      if (ok || status === 404) {
        location.reload();
      }
    } catch {
      // No connection; the notice stays.
    }
    button.removeAttribute('aria-disabled');
  }

  /** Leaves the page as served to the reader, with a notice. */
  function fail() {
    stop();
    release();
    const notice = document.getElementById('boot-notice').content.cloneNode(true);
    notice.querySelector('button').addEventListener('click', retry);
    document.body.append(notice);
  }

  /** Keeps an event for later instead of letting it do half of its work now. */
  function hold(control, event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The last one counts: whoever presses a toggle again because nothing happened wants it once.
    held.delete(control);
    held.set(control, event);
    control.setAttribute('aria-busy', 'true');
  }

  function onClick(event) {
    const control = event.target.closest?.(controls);
    if (control) {
      hold(control, event);
    }
  }

  function onKeydown(event) {
    // Choosing from a list of the browser's own (autofill, `datalist`) is a keydown without a key.
    const {key = '', target} = event;
    const modified = event.ctrlKey || event.metaKey;
    const isShortcut =
      (modified && key.toLowerCase() === 'k') || (key === '/' && !modified && !isEditable(target));
    if (isShortcut && (modified || !held.has(root))) {
      hold(root, event);
    } else if (held.has(root) && key === 'Escape') {
      held.delete(root);
      root.removeAttribute('aria-busy');
      typed = [];
    } else if (
      held.has(root) &&
      /^(.|Backspace|Enter)$/u.test(key) &&
      !modified &&
      !isEditable(target)
    ) {
      event.preventDefault();
      typed.push(event);
    } else if (target.matches?.('[role="tab"]') && /^(Arrow.*|Home|End)$/.test(key)) {
      hold(target, event);
    }
  }

  /** Remembers the text of a field, which React takes for its initial value or empties otherwise. */
  function onInput(event) {
    if (isEditable(event.target)) {
      held.set(event.target, event);
      event.text = event.target.value;
    }
  }

  function onHeld(event) {
    ({click: onClick, keydown: onKeydown, input: onInput})[event.type](event);
  }

  /** Sets the text of a field as if it were typed, also for React, which compares with the text it knows. */
  function enter(field, text) {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }

  function replay() {
    const events = [...held.values(), ...typed];
    release();
    for (const event of events) {
      const {target, type} = event;
      if (type === 'input') {
        enter(target, event.text);
      } else if (target.isConnected) {
        target.dispatchEvent(new event.constructor(type, event));
      }
    }
  }

  /** Lets go of what was held. */
  function release() {
    for (const control of held.keys()) {
      control.removeAttribute('aria-busy');
    }
    held.clear();
    typed = [];
  }

  const capture = {capture: true};
  /** From here on every event goes straight to what it is meant for. */
  function stop() {
    hydration.disconnect();
    intents.forEach(type => removeEventListener(type, start, capture));
    heldTypes.forEach(type => removeEventListener(type, onHeld, capture));
  }

  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      stop();
      replay();
    }
  });
  // The route recovery (src/client) has given up on the parts of this page.
  addEventListener('bootfailed', fail);
  hydration.observe(root, {attributeFilter: ['data-has-hydrated']});
  intents.forEach(type => addEventListener(type, start, capture));
  heldTypes.forEach(type => addEventListener(type, onHeld, capture));

  // When the page has been painted and loaded and nothing else is to do; at the latest after a
  // while, for pages in the background, which paint nothing, and for images that keep it loading.
  const whenIdle = self.requestIdleCallback ?? (callback => setTimeout(callback, 1));
  const startWhenIdle = () => whenIdle(start, {timeout: 1000});
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      if (document.readyState === 'complete') {
        startWhenIdle();
      } else {
        addEventListener('load', startWhenIdle);
      }
    }
  }).observe({type: 'paint', buffered: true});
  addEventListener('DOMContentLoaded', () => setTimeout(start, 3000));
})();
