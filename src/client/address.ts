import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {readablePath} from './readablePath';

type Route = {path?: string; exact?: boolean; component?: unknown; routes?: Route[]};

const pages = (list: Route[]): Route[] =>
  list.flatMap(route => (route.routes ? pages(route.routes) : [route]));

const withoutSlash = (path = ''): string => path.replace(/\/$/, '');

/** The page at a path, whatever its capitals; the router, too, takes no notice of them. */
function pageAt(path: string): Route | undefined {
  const wanted = withoutSlash(path).toLowerCase();
  return pages(routes as Route[]).find(
    route => route.exact && withoutSlash(route.path).toLowerCase() === wanted,
  );
}

/** Whether the host answered with the not-found page, which Docusaurus makes under this class. */
const isNotFound = (): boolean => document.documentElement.classList.contains('plugin-native');

/**
 * Puts the address in order before the router reads it.
 *
 * The router throws on a path that is no valid percent-encoding, and Docusaurus preloads the page
 * of the address as it stands, so that `…/index.html` would hydrate with another page's parts. Where
 * a host has answered an odd spelling of a page's address with the not-found page, the browser is
 * sent to the page, and this one stays as it was served.
 */
function tidyAddress(): void {
  const {pathname, search, hash} = window.location;
  const readable = readablePath(pathname);
  const page = pageAt(readable);
  const tidy = page && withoutSlash(page.path) !== withoutSlash(readable) ? page.path! : readable;
  if (page && isNotFound() && tidy !== pathname) {
    Object.assign(page.component as object, {preload: () => new Promise(() => {})});
    window.location.replace(`${tidy}${search}${hash}`);
  } else if (tidy !== pathname) {
    window.history.replaceState(window.history.state, '', `${tidy}${search}${hash}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  tidyAddress();
}
