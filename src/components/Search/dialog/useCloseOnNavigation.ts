import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent, usePrevious} from '@docusaurus/theme-common';
import {useEffect} from 'react';

/**
 * Closes the dialog when the page changes: by a result, or by going back or forward. The search page
 * replaces its address while the dialog is already open over it, which is no change of page.
 */
export function useCloseOnNavigation(onClose: () => void): void {
  const location = useLocation();
  const history = useHistory();
  const previous = usePrevious(location);
  const close = useEvent(onClose);
  useEffect(() => {
    if (previous && previous !== location && history.action !== 'REPLACE') {
      close();
    }
  }, [previous, location, history, close]);
}
