import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SearchTools} from '../backend/useSearch';
import common from '../common.module.css';
import {labels} from '../labels';
import {chooseOwnCopy} from '../state/ownCopy';
import type {Results} from '../state/useResults';
import styles from './help.module.css';

/**
 * Whether the hosted service has not answered for so long that a visitor may want another way; its
 * client tries one host after the other for three times as long before it gives up.
 */
export function isSilent({backend}: SearchTools, {status}: Results): boolean {
  return backend === 'hosted' && status === 'silent';
}

/** Offers the site's own copy while the service stays silent. */
export default function SilenceHelp({onLeave}: {onLeave: () => void}): ReactNode {
  const choose = (): void => {
    onLeave();
    chooseOwnCopy();
  };
  return (
    <div className={styles.silence}>
      <p className={clsx('DocSearch-Help', styles.help)}>{labels.silence}</p>
      <button type="button" className={common.button} onClick={choose}>
        {labels.useOwnCopy}
      </button>
    </div>
  );
}
