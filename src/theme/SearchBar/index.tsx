import Translate from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchButton from './SearchButton';
import styles from './styles.module.css';
import {useLazyDialog} from './useLazyDialog';
import {useShortcuts} from './useShortcuts';

function LoadFailure(): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      <Translate
        id="site.search.loadFailure"
        description="Shown below the search button when the dialog could not be loaded"
      >
        Search could not be loaded. Check your network connection and try again.
      </Translate>
    </p>
  );
}

/** The search button of the navbar, its shortcuts, and the dialog while it is open. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {Dialog, hasFailed, load} = useLazyDialog();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const open = (key = ''): void => {
    load();
    // Until the dialog is there, one goes on typing.
    setTyped(before => (isOpen ? before : '') + key);
    setIsOpen(true);
  };
  const close = (): void => setIsOpen(false);
  const isWaiting = isOpen && !Dialog;
  useShortcuts({button, isOpen, isWaiting, open, close});

  return (
    <>
      <SearchButton ref={button} onOpen={() => open()} onIntent={load} />
      {isWaiting && hasFailed && <LoadFailure />}
      {isOpen && Dialog && createPortal(<Dialog typed={typed} onClose={close} />, document.body)}
    </>
  );
}
