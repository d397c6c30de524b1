import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {isReloaded, reloadIfServed} from './reload';

/**
 * Keeps a route that fails to load from reloading the page for ever.
 *
 * Docusaurus loads the parts of a page through `preload` of the route's component, and reloads the
 * page whenever that is rejected. Here `preload` never is: a failure reloads once, and only if the
 * server answers; when that does not help, the reader gets words and a Retry.
 */

/** Why parts of a page are loaded: the first page, a navigation, or a guess where the reader goes. */
type Reason = 'boot' | 'navigation' | 'guess';
type Preloadable = {preload?: () => Promise<unknown>};
type Routes = readonly {component?: unknown; routes?: Routes}[];

let reason: Reason = 'boot';
/** The address that back or forward led to, while it loads; the browser keeps its scroll position. */
let traversedTo: string | undefined;

/** The document is about to be replaced, or another navigation has taken over. */
const forever = new Promise<never>(() => {});

/** A reload keeps the scroll position, but that of the page the reader is leaving. */
function startAtTop(): void {
  if (traversedTo !== window.location.href) {
    window.history.scrollRestoration = 'manual';
  }
}

async function recoverBoot(): Promise<void> {
  if (isReloaded() || !(await reloadIfServed())) {
    // The page is readable as the server sent it, so it stays, with the notice of src/plugins/loading.
    window.dispatchEvent(new Event('bootfailed'));
  }
  await forever;
}

async function recoverNavigation(address: string): Promise<void> {
  if (window.location.href === address) {
    startAtTop();
    if (!(await reloadIfServed()) && window.location.href === address) {
      window.history.scrollRestoration = 'auto';
      // Lets the route render, which shows `src/theme/Loading` with the error and a Retry.
      return;
    }
  }
  await forever;
}

/** A page has several parts, which fail together: one recovery serves them all. */
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
      // A guess that failed is nobody's trouble yet; following the link brings it up again.
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
