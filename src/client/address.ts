import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {readable, readablePath} from './readablePath';

type Route = {path?: string; exact?: boolean; component?: unknown; routes?: Route[]};

const flat = (list: Route[]): Route[] =>
  list.flatMap(route => [route, ...flat(route.routes ?? [])]);

/** Returns the part of a path that identifies its page: in lower case, without trailing slash, space, or `.html`. */
const pageName = (path = ''): string =>
  path
    .replace(/(%20|\s)+$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();

const withoutSlash = (path = ''): string => path.replace(/\/$/, '');

/** Finds the page of a path, whatever its spelling. */
function pageAt(path: string): Route | undefined {
  const name = pageName(path);
  return flat(routes as Route[]).find(
    route => route.exact && !route.routes && pageName(route.path) === name,
  );
}

/** Returns whether the host sent the not-found page, which Docusaurus generates under this class. */
const isNotFound = (): boolean => document.documentElement.classList.contains('plugin-native');

/**
 * Corrects the URL before the router reads it.
 *
 * The router throws on a path that is not valid percent-encoding, and Docusaurus preloads the page of
 * the URL as it is, so `…/index.html` would hydrate with another page's parts. When the host sent the
 * not-found page for an odd spelling of a page's URL, the browser goes to the page and this one stays
 * as served.
 */
function correctUrl(): void {
  const {pathname, search, hash} = window.location;
  const path = readablePath(pathname);
  const page = pageAt(path);
  const corrected = page && withoutSlash(page.path) !== withoutSlash(path) ? page.path! : path;
  if (page && isNotFound() && corrected !== pathname) {
    // Docusaurus hydrates once the routes of the URL are preloaded.
    for (const {component} of flat(routes as Route[])) {
      Object.assign(component as object, {preload: () => new Promise(() => {})});
    }
    window.location.replace(`${corrected}${search}${hash}`);
  } else if (corrected !== pathname) {
    window.history.replaceState(window.history.state, '', `${corrected}${search}${hash}`);
  }
}

/** Corrects a hash that is not valid percent-encoding; Docusaurus decodes it after each navigation. */
function correctHash(): void {
  const {hash} = window.location;
  if (readable(hash) !== hash) {
    window.history.replaceState(window.history.state, '', readable(hash));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  correctUrl();
  correctHash();
  // The router adds its own listener later, so it reads the corrected hash.
  window.addEventListener('popstate', correctHash);
}
