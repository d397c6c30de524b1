import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

/** Wraps the whole app, to add the notice that the loader shows when scripts or styles do not arrive. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <div id="loading-notice" role="alert" className="site-popup site-notice" hidden>
        <p>
          <Translate id="recovery.notice" description="Notice on a page without its scripts">
            Parts of this page could not be loaded. You can read it, but its controls do not work.
          </Translate>
        </p>
        <button type="button" className="site-button">
          <Translate id="loading.retry" description="Loading failed: button">
            Retry
          </Translate>
        </button>
      </div>
    </>
  );
}
