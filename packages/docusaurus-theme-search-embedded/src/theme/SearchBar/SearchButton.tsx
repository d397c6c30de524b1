import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import {pluginName, type SearchPluginData, type Shortcut} from '../../plugin/data';
import styles from './styles.module.css';

type SearchButtonProps = {
  ref: Ref<HTMLButtonElement>;
  /** The dialog is on its way. */
  isBusy: boolean;
  onOpen: () => void;
  /** The visitor reaches for search: points at the button, or focuses it. */
  onIntent: () => void;
};

function label(): string {
  return translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'Search: name',
  });
}

/** The shortcuts as `aria-keyshortcuts` names them. */
const ariaKeys: Record<Shortcut, string> = {'Ctrl/Cmd+K': 'Control+K Meta+K', '/': '/'};

/** The button in the navbar that opens the search dialog. */
export default function SearchButton({
  ref,
  isBusy,
  onOpen,
  onIntent,
}: SearchButtonProps): ReactNode {
  const {shortcuts} = usePluginData(pluginName) as SearchPluginData;
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const hasCommandK = shortcuts.includes('Ctrl/Cmd+K');
  const keys = hasCommandK ? [isApple ? '⌘' : 'Ctrl', 'K'] : shortcuts;
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('DocSearch DocSearch-Button', styles.button)}
      aria-label={label()}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcuts.map(shortcut => ariaKeys[shortcut]).join(' ') || undefined}
      aria-busy={isBusy || undefined}
      onClick={onOpen}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <span className={clsx('DocSearch-Button-Container', styles.container)}>
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
          <path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5L17 17" />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.placeholder)}>{label()}</span>
      </span>
      {/* Drawn by the style sheet: as text they would be part of what the button is called. */}
      {keys.length > 0 && (
        <span className={clsx('DocSearch-Button-Keys', styles.keys)} aria-hidden="true">
          {keys.map(key => (
            <kbd key={key} className={clsx('DocSearch-Button-Key', styles.key)} data-key={key} />
          ))}
        </span>
      )}
    </button>
  );
}
