import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {readablePath} from './readablePath';

/**
 * Puts the address in order before the router reads it.
 *
 * The router throws on a path that is no valid percent-encoding, and Docusaurus preloads the page
 * of the address as it stands, so that `…/index.html` would hydrate with another page's parts.
 */
function tidyAddress(): void {
  const {pathname, search, hash} = window.location;
  const readable = readablePath(pathname);
  if (readable !== pathname) {
    window.history.replaceState(window.history.state, '', `${readable}${search}${hash}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  tidyAddress();
}
