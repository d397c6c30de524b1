import clsx from 'clsx';
import type {ReactNode} from 'react';
import Fallback from '../../interface/backend/Fallback.jsx';
import type {ActiveBackend} from '../../interface/backend/useBackend.js';
import {HelpButton, outdated, ReloadButton} from '../../interface/buttons.jsx';
import {labels} from '../../interface/labels.js';
import Icon from '../../interface/list/Icon.jsx';
import styles from '../../interface/message.module.css';
import type {Failure} from '../../interface/recovery.js';
import type {Results} from '../../interface/state/useResults.js';

export type ErrorScreenProps = {
  backend: ActiveBackend;
  results: Results;
  onLeave: () => void;
};

const helps: Record<Failure, string> = {
  outdated: labels.errorHelp,
  busy: labels.busy,
  refused: labels.refused,
  damaged: labels.damaged,
  other: labels.errorHelp,
};

/** Explains a failed search, and offers to repeat it, to reload the page, or to use another backend. */
export default function ErrorScreen({
  backend: {source},
  results: {failure, retry},
  onLeave,
}: ErrorScreenProps): ReactNode {
  const isOutdated = failure === 'outdated';
  const help = source.help ?? helps[failure ?? 'other'];
  return (
    <div className={clsx('DocSearch-ErrorScreen', styles.screen)}>
      <Icon name={isOutdated ? 'clock' : 'unreachable'} size={40} />
      <div className={clsx('DocSearch-Title', styles.title)}>
        {isOutdated ? outdated : labels.errorTitle}
      </div>
      {isOutdated ? (
        <div className={styles.buttons}>
          <ReloadButton />
        </div>
      ) : (
        <>
          <div className={clsx('DocSearch-Help', styles.help)}>{help}</div>
          <div className={styles.buttons}>
            <HelpButton onLeave={onLeave} onClick={retry}>
              {labels.tryAgain}
            </HelpButton>
            <Fallback backend={source} onLeave={onLeave} />
          </div>
        </>
      )}
    </div>
  );
}
