import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SearchTools} from '../backend/useSearch';
import common from '../common.module.css';
import {labels} from '../labels';
import {chooseOwnCopy} from '../state/ownCopy';
import styles from './help.module.css';

type FailureHelpProps = {
  tools: SearchTools;
  onRetry: () => void;
  /** Called before either button goes, so that the focus can move to where it makes sense. */
  onLeave: () => void;
};

/**
 * Why a search may have failed (authors whose live server has no index yet learn what to do), and
 * what can be done about it: repeat it, or ask the site's own index instead.
 */
export default function FailureHelp({tools, onRetry, onLeave}: FailureHelpProps): ReactNode {
  const {backend, data} = tools;
  const act = (action: () => void) => () => {
    onLeave();
    action();
  };
  return (
    <>
      <p className={clsx('DocSearch-Help', styles.help)}>
        {backend === 'embedded' && !data.built ? labels.notBuilt : labels.errorHelp}
      </p>
      <p className={styles.buttons}>
        <button type="button" className={common.button} onClick={act(onRetry)}>
          {labels.tryAgain}
        </button>
        {backend === 'hosted' && (
          <button type="button" className={common.button} onClick={act(chooseOwnCopy)}>
            {labels.useOwnCopy}
          </button>
        )}
      </p>
    </>
  );
}
