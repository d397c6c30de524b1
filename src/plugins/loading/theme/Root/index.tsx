import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

/**
 * Wraps the whole app, to add the notice that `loader.js` shows when scripts or styles do not arrive. It comes first,
 * because a page without styles has it where it is in the document.
 */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <div id="loading-notice" role="alert" className="site-popup site-notice" hidden>
        <p>
          <Translate id="recovery.notice" description="Notice on a page without its scripts">
            Parts of this page could not be loaded. You can read it, but its controls may not work.
          </Translate>
        </p>
        <button type="button" className="site-button">
          <Translate id="loading.retry" description="Loading failed: button">
            Retry
          </Translate>
        </button>
      </div>
      {children}
    </>
  );
}
