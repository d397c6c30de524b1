import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {HelpButton} from '../buttons.jsx';
import {labels} from '../labels.js';
import styles from '../message.module.css';
import type {OpenPath} from '../state/useOpenPath.js';

type PageFailureProps = OpenPath & {
  /** Called before the focused button disappears. */
  onLeave: () => void;
};

/** Reports that the page of a result could not be loaded, and offers to try again. */
export default function PageFailure({failedPath, openPath, onLeave}: PageFailureProps): ReactNode {
  if (failedPath === undefined) {
    return null;
  }
  return (
    <div role="alert" className={styles.notice}>
      <div className="DocSearch-Help">
        <Translate id="theme.SearchModal.pageFailure">
          The page could not be loaded. Check your network connection.
        </Translate>
      </div>
      <HelpButton onLeave={onLeave} onClick={() => openPath(failedPath)}>
        {labels.tryAgain}
      </HelpButton>
    </div>
  );
}
