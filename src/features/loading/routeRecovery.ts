import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {elementFromHash} from '../../utils/elementFromHash';

type Routes = readonly {component?: unknown; routes?: Routes}[];

/**
 * Keeps a page whose files are missing, as after a deployment, from reloading forever.
 *
 * Docusaurus reloads the page whenever `preload` of a route's component rejects. Here it doesn't: the route
 * renders, and `theme/Loading` recovers. A first page still rejects and stays as the server sent it, because
 * hydration would replace it by an error.
 */
function guard(list: Routes): void {
  for (const {component, routes: below = []} of list) {
    const route = component as {preload?: () => Promise<unknown>};
    const load = route.preload;
    if (load) {
      route.preload = () =>
        load().catch((error: unknown) => {
          if (document.documentElement.dataset.hasHydrated !== 'true') {
            throw error;
          }
          console.warn(error);
        });
    }
    guard(below);
  }
}

// The server renders every page with the same modules, and loads everything.
if (ExecutionEnvironment.canUseDOM) {
  guard(routes);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    // `theme/Loading` has reloaded the page. With this value, Chromium stays at the top also with a hash.
    if (window.history.scrollRestoration === 'manual') {
      window.history.scrollRestoration = 'auto';
      elementFromHash(location.hash)?.scrollIntoView();
    }
  },
};

export default clientModule;
