import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {targetOf} from '../../../utils/targetOf';

/*
 * Keeps a page whose parts are missing, as after a deployment, from reloading forever.
 *
 * Docusaurus loads the parts of a page through `preload` of the route's component, and reloads the page
 * whenever that rejects. Here it never does: the route renders, and `theme/Loading` reloads once, then shows
 * the error. A first page that cannot hydrate reloads once, and then stays as the server sent it.
 */

type Preloadable = {preload?: () => Promise<unknown>};
type Routes = readonly {component?: unknown; routes?: Routes}[];

function isReloaded(): boolean {
  // Some privacy tools hide all entries.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

async function recoverFirstPage(): Promise<void> {
  const {reloadIfServed, showNotice} = window.siteRecovery;
  if (isReloaded() || !(await reloadIfServed())) {
    showNotice();
  }
  // Without its parts, hydration would replace the page by an error.
  await new Promise(() => {});
}

function guard(component: Preloadable): void {
  const load = component.preload;
  if (!load) {
    return;
  }
  component.preload = async () => {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      const hasHydrated = document.documentElement.dataset.hasHydrated === 'true';
      return hasHydrated ? undefined : recoverFirstPage();
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
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // After a reload, browsers return to the top, where `theme/Loading` was, instead of the target of the hash.
    if (!previousLocation && location.hash && window.scrollY === 0) {
      targetOf(location.hash)?.scrollIntoView();
    }
  },
};

export default clientModule;
