import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import type {SearchTools} from '../backend/useSearch';
import common from '../common.module.css';
import {labels} from '../labels';
import {limits} from '../limits';
import {chooseOwnCopy} from '../state/ownCopy';
import type {SearchStatus} from '../state/activity';
import styles from './help.module.css';

/**
 * Whether the hosted service has not answered for so long that a visitor may want another way; its
 * client tries one host after the other for three times as long before it gives up.
 */
export function useSilence({backend}: SearchTools, status: SearchStatus): boolean {
  const [isSilent, setIsSilent] = useState(false);
  const isWaiting = backend === 'hosted' && status === 'stalled';
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const wait = limits.silenceThreshold - limits.stallThreshold;
    const timer = setTimeout(() => setIsSilent(true), wait);
    return () => {
      clearTimeout(timer);
      setIsSilent(false);
    };
  }, [isWaiting]);
  return isSilent && isWaiting;
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
