import {useLocation} from '@docusaurus/router';
import {useEvent, usePrevious} from '@docusaurus/theme-common';
import {useEffect} from 'react';

/** Closes the dialog when the page changes: by a result, or by going back or forward. */
export function useCloseOnNavigation(onClose: () => void): void {
  const location = useLocation();
  const previous = usePrevious(location);
  const close = useEvent(onClose);
  useEffect(() => {
    if (previous && previous !== location) {
      close();
    }
  }, [previous, location, close]);
}
