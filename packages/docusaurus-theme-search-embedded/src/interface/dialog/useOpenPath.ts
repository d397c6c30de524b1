import {useHistory} from '@docusaurus/router';

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // The hash is not valid percent-encoding.
  }
}

/** Moves the focus to the target of a hash on this page, or to the page's title. */
function focusTarget(hash: string): void {
  const heading = elementOf(hash);
  const target = heading ?? document.querySelector<HTMLElement>('main h1');
  if (target && target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target?.focus({preventScroll: true});
  if (heading) {
    heading.scrollIntoView();
  } else {
    window.scrollTo(0, 0);
  }
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Closes the dialog, then opens a path of this site. A path on the current page moves the focus to its
 * target. The current URL gets no second history entry.
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
        withoutSlash(target.pathname) === withoutSlash(pathname) && target.search === search;
      if (!isSamePage || target.hash !== hash) {
        history.push(path);
      }
      if (isSamePage) {
        focusTarget(target.hash);
      }
    });
  };
}
