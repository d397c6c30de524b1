import Translate from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useArrival} from '../../interface/arrival/useArrival.js';
import {useFirstBar} from '../../interface/bar/firstBar.js';
import {HelpButton, outdated, ReloadButton} from '../../interface/buttons.jsx';
import SearchButton from '../../interface/bar/SearchButton.jsx';
import styles from '../../interface/bar/styles.module.css';
import {useOpeners} from '../../interface/bar/useOpeners.js';
import {useOpening} from '../../interface/bar/useOpening.js';
import {useShortcuts} from '../../interface/bar/useShortcuts.js';

type LoadFailureProps = {isOutdated: boolean; onRetry: () => void};

/** Says that the dialog could not be loaded, with the texts of a search that failed. */
function LoadFailure({isOutdated, onRetry}: LoadFailureProps): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      {isOutdated ? (
        <div key="outdated">{outdated}</div>
      ) : (
        <div key="failed">
          <strong>
            <Translate id="theme.SearchModal.errorScreen.titleText">
              Unable to fetch results
            </Translate>
          </strong>
          <br />
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        </div>
      )}
      {isOutdated ? (
        <ReloadButton />
      ) : (
        <HelpButton onLeave={() => {}} onClick={onRetry}>
          <Translate id="theme.SearchModal.tryAgain">Try again</Translate>
        </HelpButton>
      )}
    </div>
  );
}

/**
 * Renders the search button. The first one on a page also handles the shortcuts, and renders the dialog while
 * it is open.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {isFirst, isFirstNow} = useFirstBar();
  const opening = useOpening();
  const {Dialog, phase, typed, isEntered, preload} = opening;
  useShortcuts(isFirstNow, opening);
  useOpeners(isFirstNow, opening);
  useArrival(isFirstNow);
  const open = (query?: string): void => {
    // Safari does not focus a pressed button, and the dialog later returns the focus to it.
    button.current?.focus();
    opening.open(query);
  };
  return (
    <>
      <SearchButton
        ref={button}
        isBusy={phase === 'loading'}
        onOpen={() => open()}
        onIntent={preload}
      />
      {isFirst && (phase === 'failed' || phase === 'outdated') && (
        <LoadFailure isOutdated={phase === 'outdated'} onRetry={() => open(typed)} />
      )}
      {isFirst &&
        phase === 'open' &&
        Dialog &&
        createPortal(<Dialog {...{typed, isEntered}} onClose={opening.close} />, document.body)}
    </>
  );
}
