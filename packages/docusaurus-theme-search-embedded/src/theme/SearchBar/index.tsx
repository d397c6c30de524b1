import Translate from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchButton from './SearchButton';
import styles from './styles.module.css';
import {useOpening} from './useOpening';
import {useShortcuts} from './useShortcuts';

function LoadFailure(): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      <Translate id="theme.SearchBar.loadFailure" description="Search button: failure">
        Search could not be loaded. Check your network connection and try again.
      </Translate>
    </p>
  );
}

/** What a site may hand to the bar by wrapping it. */
export type SearchBarProps = {
  /**
   * Prefetches the page of a result that the arrow keys move to, in place of the bar's own way, and
   * returns what ends that.
   */
  prefetch?: (link: HTMLAnchorElement) => () => void;
};

/** The search button of the navbar, its shortcuts, and the dialog while it is open. */
export default function SearchBar({prefetch}: SearchBarProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const opening = useOpening();
  const {Dialog, phase, typed, isEntered, preload} = opening;
  useShortcuts(button, opening);
  const onPress = (): void => {
    // Safari does not focus a button that is pressed, and the dialog gives the focus back to it.
    button.current?.focus();
    opening.open();
  };
  return (
    <>
      <SearchButton ref={button} isBusy={phase === 'waiting'} onOpen={onPress} onIntent={preload} />
      {phase === 'failed' && <LoadFailure />}
      {phase === 'open' &&
        Dialog &&
        createPortal(
          <Dialog {...{typed, isEntered, prefetch}} onClose={opening.close} />,
          document.body,
        )}
    </>
  );
}
