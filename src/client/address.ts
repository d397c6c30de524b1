import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import redirects from '@site/redirects';
import {pagePaths, siteRoutes} from './pageRoutes';
import {meantPath, readable, readablePath} from './readablePath';

/** Returns the paths at which the host serves redirects, with the base URL. */
const oldPaths = (): string[] => redirects.map(({from}) => siteConfig.baseUrl + from.slice(1));

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
  const meant = meantPath(path, [...pagePaths(), ...oldPaths()]);
  const corrected = meant ?? path;
  if (corrected === pathname) {
    return;
  }
  if (meant && isNotFound()) {
    // Docusaurus hydrates once the routes of the URL are preloaded.
    for (const {component} of siteRoutes()) {
      Object.assign(component as object, {preload: () => new Promise(() => {})});
    }
    // Until the browser leaves, the router reads this URL.
    window.history.replaceState(window.history.state, '', `${readable(pathname)}${search}${hash}`);
    window.location.replace(`${corrected}${search}${hash}`);
  } else {
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
