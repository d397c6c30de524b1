import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {forwardRef} from 'react';
import {ariaShortcuts, isApple, keysOf} from './shortcuts.js';
import styles from './styles.module.css';
import {useActiveShortcuts} from './useActiveShortcuts.js';

type SearchButtonProps = {
  isBusy: boolean;
  onOpen: () => void;
  /** Called when the visitor points at the button or focuses it. */
  onIntent: () => void;
};

/** Renders the navbar button that opens the search dialog. React 18 needs `forwardRef`. */
export default forwardRef<HTMLButtonElement, SearchButtonProps>(function SearchButton(
  {isBusy, onOpen, onIntent},
  ref,
) {
  const {shortcuts} = useActiveShortcuts();
  const hasCommand = useIsBrowser() && isApple();
  const [shown] = shortcuts;
  const keys = shown ? keysOf(shown.replace('Ctrl/Cmd', hasCommand ? '⌘' : 'Ctrl')) : [];
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
  });
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('DocSearch DocSearch-Button', styles.button)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaShortcuts(shortcuts)}
      aria-busy={isBusy || undefined}
      onClick={onOpen}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <span className={clsx('DocSearch-Button-Container', styles.container)}>
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
          <path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5L17 17" />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.placeholder)}>{label}</span>
      </span>
      {/* The style sheet renders the keys. As text, they would become part of the button's name. */}
      {keys.length > 0 && (
        <span className={clsx('DocSearch-Button-Keys', styles.keys)} aria-hidden="true">
          {keys.map(key => (
            <kbd key={key} className={clsx('DocSearch-Button-Key', styles.key)} data-key={key} />
          ))}
        </span>
      )}
    </button>
  );
});
