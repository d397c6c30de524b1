import {useHistory} from '@docusaurus/router';
import {arrive} from '../arrival/useArrival.js';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Closes the dialog, then opens a path of this site. On the current page, the URL keeps its query, and the
 * current URL gets no second history entry.
 */
export function useOpenPath(close: () => void): (path: string) => void {
  const history = useHistory();
  return path => {
    close();
    // React has not removed the dialog yet, which then returns the focus to its opener.
    setTimeout(() => {
      const {pathname, search, hash} = history.location;
      const target = new URL(path, window.location.origin);
      const isSamePage =
        withoutSlash(target.pathname) === withoutSlash(pathname) &&
        (target.search === '' || target.search === search);
      if (!isSamePage) {
        history.push(path);
      } else if (target.hash !== hash) {
        history.push({pathname, search, hash: target.hash});
      } else {
        arrive({pathname, hash});
      }
    });
  };
}
