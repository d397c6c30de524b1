import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import {arrive} from '../arrival/useArrival.js';
import {decodePath, isSamePath} from '../../shared/paths.js';

/** The paths whose scripts could not be loaded. Docusaurus does not load them a second time. */
const failed = new Set<string>();

/** Loads the scripts of a page. Returns whether the router can open it. */
async function loadPage(pathname: string): Promise<boolean> {
  if (failed.has(pathname)) {
    return false;
  }
  try {
    // The router compares decoded paths.
    await window.docusaurus.preload(decodePath(pathname));
    return true;
  } catch {
    failed.add(pathname);
    return false;
  }
}

async function isReachable(path: string): Promise<boolean> {
  return fetch(path, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );
}

/** Closes the mobile menu, which would cover the page, by a press as a reader's. */
function closeMenu(): void {
  document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
}

export type OpenPath = {
  openPath: (path: string) => void;
  /** The path of a page that could not be loaded. */
  failedPath: string | undefined;
};

/**
 * Opens a path of this site, and closes the dialog before. On the current page, the URL keeps its query, and
 * the current URL gets no second history entry. Another page is loaded first: if that fails, as without a
 * connection, the reader stays where the path was and can try again.
 */
export function useOpenPath(close = (): void => {}): OpenPath {
  const history = useHistory();
  const [failedPath, setFailedPath] = useState<string>();
  const latest = useRef<string>(undefined);
  useEffect(() => () => void (latest.current = undefined), []);

  const openPath = useEvent(async (path: string): Promise<void> => {
    const target = new URL(path, window.location.origin);
    const isSamePage = (): boolean =>
      isSamePath(target.pathname, history.location.pathname) &&
      (target.search === '' || target.search === history.location.search);
    latest.current = path;
    setFailedPath(undefined);
    const isLoaded = isSamePage() || (await loadPage(target.pathname));
    if (latest.current !== path) {
      return;
    }
    if (!isLoaded) {
      if (await isReachable(path)) {
        window.location.assign(path);
      } else if (latest.current === path) {
        setFailedPath(path);
      }
      return;
    }
    close();
    closeMenu();
    // React has not removed the dialog yet, which then returns the focus to its opener.
    setTimeout(() => {
      const {pathname, search, hash} = history.location;
      if (!isSamePage()) {
        history.push(path);
      } else if (target.hash !== hash) {
        history.push({pathname, search, hash: target.hash});
      } else {
        arrive({pathname, hash});
      }
    });
  });
  return {openPath: path => void openPath(path), failedPath};
}
