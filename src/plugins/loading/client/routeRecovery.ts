import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {forever, isReloaded} from './loadPart';
import {reloadIfServed} from './reload';

/**
 * Keeps a route that fails to load from reloading the page forever.
 *
 * Docusaurus loads the parts of a page through `preload` of the route's component, and reloads the
 * page whenever that rejects. Here `preload` never rejects: a failure reloads once, and only if the
 * server answers. When that does not help, the reader sees a message with a Retry button.
 */

/** Why parts of a page are loaded: the first page, a navigation, or a prefetch. */
type Reason = 'boot' | 'navigation' | 'guess';
type Preloadable = {preload?: () => Promise<unknown>};
type Routes = readonly {component?: unknown; routes?: Routes}[];

let reason: Reason = 'boot';
/** The URL that Back or Forward led to, while it loads. The browser keeps its scroll position. */
let traversedTo: string | undefined;

/** Makes the reload start at the top. By default it keeps the scroll position of the page that the reader leaves. */
function startAtTop(): void {
  if (traversedTo !== window.location.href) {
    window.history.scrollRestoration = 'manual';
  }
}

async function recoverBoot(): Promise<void> {
  if (isReloaded() || !(await reloadIfServed())) {
    // The page is readable as the server sent it, so it stays, with the notice of loader.js.
    window.dispatchEvent(new Event('bootfailed'));
  }
  await forever;
}

async function recoverNavigation(address: string): Promise<void> {
  if (window.location.href === address) {
    startAtTop();
    if (!(await reloadIfServed()) && window.location.href === address) {
      window.history.scrollRestoration = 'auto';
      // Lets the route render, which shows `theme/Loading` with the error and a Retry.
      return;
    }
  }
  await forever;
}

/** The parts of a page fail together, so one recovery serves them all. */
let recovery: {key: string; done: Promise<void>} | undefined;

function recover(why: Reason, address: string): Promise<void> {
  const key = `${why} ${address}`;
  if (recovery?.key !== key) {
    recovery = {key, done: why === 'boot' ? recoverBoot() : recoverNavigation(address)};
  }
  return recovery.done;
}

function guard(component: Preloadable): void {
  const load = component.preload;
  if (!load) {
    return;
  }
  component.preload = async () => {
    const why = reason;
    const address = window.location.href;
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      // A failed prefetch has no consequence. Following the link loads the page again.
      return why === 'guess' ? undefined : recover(why, address);
    }
  };
}

function guardAll(list: Routes): void {
  for (const {component, routes: below} of list) {
    guard(component as Preloadable);
    guardAll(below ?? []);
  }
}

// The server renders every page with the same modules, and loads everything.
if (ExecutionEnvironment.canUseDOM) {
  guardAll(routes);
  window.addEventListener('popstate', () => {
    traversedTo = window.location.href;
  });
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    // Docusaurus calls `preload` for a navigation right after this, in the same task.
    reason = 'navigation';
    queueMicrotask(() => {
      reason = 'guess';
    });
  },
  onRouteDidUpdate({location, previousLocation}) {
    recovery = undefined;
    traversedTo = undefined;
    if (!previousLocation && window.history.scrollRestoration === 'manual') {
      // Browsers ignore the hash when they reload without restoring the scroll position.
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
    window.history.scrollRestoration = 'auto';
  },
};

export default clientModule;
