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

/** Renders a button that disappears when pressed. */
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
 * Returns whether to offer another backend, because the hosted service has not answered for a while. Its
 * client tries several hosts for three times as long.
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

/** Explains a failed search, and offers to repeat it, to reload the page, or to use another backend. */
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
