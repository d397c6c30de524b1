import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SearchTools} from '../backend/useSearch';
import common from '../common.module.css';
import {labels} from '../labels';
import {chooseOwnCopy} from '../state/ownCopy';
import type {Results} from '../state/useResults';
import styles from './help.module.css';

type HelpProps = {
  /** Called before a button goes, so that the focus can move to where it makes sense. */
  onLeave: () => void;
};

type ActionProps = HelpProps & {onClick: () => void; children: ReactNode};

function Action({onClick, onLeave, children}: ActionProps): ReactNode {
  const act = (): void => {
    onLeave();
    onClick();
  };
  return (
    <button type="button" className={common.button} onClick={act}>
      {children}
    </button>
  );
}

/**
 * Whether the hosted service has not answered for so long that a visitor may want another way; its
 * client tries one host after the other for three times as long before it gives up.
 */
export function isSilent({backend}: SearchTools, {status}: Results): boolean {
  return backend === 'hosted' && status === 'silent';
}

/** Offers the site's own copy while the service stays silent. */
export function SilenceHelp({onLeave}: HelpProps): ReactNode {
  return (
    <div className={styles.silence}>
      <p className={clsx('DocSearch-Help', styles.help)}>{labels.silence}</p>
      <Action onLeave={onLeave} onClick={chooseOwnCopy}>
        {labels.useOwnCopy}
      </Action>
    </div>
  );
}

/**
 * Why a search may have failed (authors whose live server has no index yet learn what to do), and
 * what can be done about it: repeat it, or ask the site's own index instead.
 */
export function FailureHelp({
  tools: {backend, data},
  results,
  onLeave,
}: HelpProps & {tools: SearchTools; results: Results}): ReactNode {
  return (
    <>
      <p className={clsx('DocSearch-Help', styles.help)}>
        {backend === 'embedded' && !data.built ? labels.notBuilt : labels.errorHelp}
      </p>
      <p className={styles.buttons}>
        <Action onLeave={onLeave} onClick={() => results.more()}>
          {labels.tryAgain}
        </Action>
        {backend === 'hosted' && (
          <Action onLeave={onLeave} onClick={chooseOwnCopy}>
            {labels.useOwnCopy}
          </Action>
        )}
      </p>
    </>
  );
}
