import adapter from '@search/adapter';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SearchTools} from '../backend/useSearch';
import common from '../common.module.css';
import {labels} from '../labels';
import ReloadButton from '../ReloadButton';
import type {Results} from '../state/useResults';
import styles from './help.module.css';

type HelpProps = {
  /** Called before a focused button disappears. */
  onLeave: () => void;
};

type HelpActionProps = HelpProps & {onClick: () => void; children: ReactNode};

/** A button that disappears once it is pressed. */
export function HelpAction({onClick, onLeave, children}: HelpActionProps): ReactNode {
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
 * Returns whether the hosted service has not answered for so long that a visitor may want another way.
 * Its client tries several hosts for three times as long.
 */
export function isSilent({backend}: SearchTools, {status}: Results): boolean {
  return backend === 'hosted' && status === 'silent';
}

/** Offers another backend while the service is silent. */
export function SilenceHelp({onLeave}: HelpProps): ReactNode {
  return (
    <div className={styles.silence}>
      <adapter.OutageHelp isSilent onLeave={onLeave} />
    </div>
  );
}

/** Says why a search may have failed, and offers ways on: repeat it, reload the page, or another backend. */
export function FailureHelp({
  tools: {backend, data},
  results,
  onLeave,
}: HelpProps & {tools: SearchTools; results: Results}): ReactNode {
  if (results.isOutdated) {
    return <ReloadButton />;
  }
  return (
    <>
      <p className={clsx('DocSearch-Help', styles.help)}>
        {backend === 'embedded' && !data.built ? labels.notBuilt : labels.errorHelp}
      </p>
      <p className={styles.buttons}>
        <HelpAction onLeave={onLeave} onClick={() => results.more()}>
          {labels.tryAgain}
        </HelpAction>
        {backend === 'hosted' && <adapter.OutageHelp isSilent={false} onLeave={onLeave} />}
      </p>
    </>
  );
}
