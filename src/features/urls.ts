import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Returns the text if it is valid percent-encoding, else the text with each `%` encoded. */
function readable(encoded: string): string {
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return encoded.replaceAll('%', '%25');
  }
}

/**
 * Corrects the URL before the router reads it (SPECIFICATION.md#navigation-and-loading): removes `index.html`,
 * and encodes each `%` if the percent-encoding is invalid, on which router and theme throw.
 */
function correctUrl(): void {
  const {pathname, search, hash} = window.location;
  const path = readable(pathname.replace(/\/index\.html$/, '/'));
  if (path !== pathname || readable(hash) !== hash) {
    window.history.replaceState(window.history.state, '', path + search + readable(hash));
  }
}

/** The URL of a page that the host doesn't have, which the router must not read. */
let missing: string | undefined;

/**
 * Makes the router agree with the host that a page is missing. The router ignores capitals, and would hydrate
 * the not-found page as another one. No route matches two slashes at the end.
 */
function hideMissingUrl(): void {
  const {pathname, search, hash, href} = window.location;
  missing = href;
  window.history.replaceState(window.history.state, '', `${pathname}//${search}${hash}`);
}

if (ExecutionEnvironment.canUseDOM) {
  correctUrl();
  // The host sent the not-found page, which Docusaurus generates under this class.
  if (document.documentElement.classList.contains('plugin-native')) {
    hideMissingUrl();
  }
  // The router adds its own listener later, so it reads the corrected hash.
  window.addEventListener('popstate', correctUrl);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (missing && !previousLocation) {
      window.history.replaceState(window.history.state, '', missing);
    }
    missing = undefined;
  },
};

export default clientModule;
