import Translate from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useArrival} from '../../interface/arrival/useArrival.js';
import {useFirstBar} from '../../interface/bar/firstBar.js';
import {outdated, ReloadButton} from '../../interface/buttons.jsx';
import SearchButton from '../../interface/bar/SearchButton.jsx';
import styles from '../../interface/bar/styles.module.css';
import {useOpeners} from '../../interface/bar/useOpeners.js';
import {useOpening} from '../../interface/bar/useOpening.js';
import {useShortcuts} from '../../interface/bar/useShortcuts.js';

function LoadFailure({isOutdated}: {isOutdated: boolean}): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      {isOutdated ? (
        <span key="outdated">
          {outdated} <ReloadButton />
        </span>
      ) : (
        <span key="failed">
          <Translate id="theme.SearchBar.loadFailure" description="Search button: failure">
            Search could not be loaded. Check your network connection and try again.
          </Translate>
        </span>
      )}
    </p>
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
  const onPress = (): void => {
    // Safari does not focus a pressed button, and the dialog later returns the focus to it.
    button.current?.focus();
    opening.open();
  };
  return (
    <>
      <SearchButton ref={button} isBusy={phase === 'loading'} onOpen={onPress} onIntent={preload} />
      {isFirst && (phase === 'failed' || phase === 'outdated') && (
        <LoadFailure isOutdated={phase === 'outdated'} />
      )}
      {isFirst &&
        phase === 'open' &&
        Dialog &&
        createPortal(<Dialog {...{typed, isEntered}} onClose={opening.close} />, document.body)}
    </>
  );
}
