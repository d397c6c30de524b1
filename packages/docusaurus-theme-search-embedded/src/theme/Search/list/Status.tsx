import adapter from '@search/adapter';
import {useEffect, useState, type ReactNode} from 'react';
import type {SearchTools} from '../backend/useSearch';
import common from '../common.module.css';
import {labels} from '../labels';
import {limits} from '../limits';
import styles from '../message.module.css';
import {outdated} from '../ReloadButton';
import type {Results} from '../state/useResults';

type StatusProps = {
  tools: SearchTools;
  results: Results;
  /** Describes the results. */
  summary: string;
  /** Called before a focused button disappears. */
  onLeave: () => void;
};

/**
 * Announces the outcome of a search to screen readers after a pause in typing. Offers another backend
 * while the hosted service does not respond, because its client tries several hosts for three times as long.
 */
export default function Status({tools, results, summary, onLeave}: StatusProps): ReactNode {
  const {status, isOutdated} = results;
  const isUnresponsive = tools.backend === 'hosted' && status === 'unresponsive';
  const failure = isOutdated ? outdated : labels.errorTitle;
  const outcome = status === 'error' ? failure : summary;
  const text = isUnresponsive ? labels.unresponsive : outcome;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), text ? limits.pause : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {isUnresponsive && (
        <div className={styles.unresponsive}>
          <adapter.OutageHelp isUnresponsive onLeave={onLeave} />
        </div>
      )}
      <p role="status" className={common.hidden}>
        {announced}
      </p>
    </>
  );
}
