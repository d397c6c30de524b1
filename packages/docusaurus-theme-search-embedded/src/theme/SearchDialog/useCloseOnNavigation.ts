import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect} from 'react';

/**
 * Closes the dialog when the page changes: by a result, or by going back or forward. A page that was
 * asked for before the dialog arrives behind it. The search page replaces its address while the
 * dialog is already open over it, which is no change of page.
 */
export function useCloseOnNavigation(onClose: () => void): void {
  const history = useHistory();
  const close = useEvent(onClose);
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action !== 'REPLACE') {
          close();
        }
      }),
    [history, close],
  );
}
