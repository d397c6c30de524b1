import {useEvent} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, type RefObject} from 'react';
import {pluginName, type SearchPluginData} from '../../plugin/data';
import type {Opening} from './useOpening';

function isTypedInto(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/**
 * The keys that open search, where the site has them: Ctrl or Command with K anywhere, which also
 * closes it, and a slash; always a letter, a digit or Arrow down on the focused button. While the
 * dialog is on its way, what is typed is its query, Enter opens its first result, and Escape gives
 * up. Fields keep their keys.
 */
export function useShortcuts(button: RefObject<HTMLButtonElement | null>, opening: Opening): void {
  const {shortcuts} = usePluginData(pluginName) as SearchPluginData;
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // Choosing from a list of the browser's own (autofill, `datalist`) is a keydown without a key.
    const key: string = event.key ?? '';
    const phase = opening.phaseNow();
    const isModified = event.ctrlKey || event.metaKey;
    const isText = [...key].length === 1;
    const isOnButton = document.activeElement === button.current;
    // Where the layout has no Latin letters the key counts by its place.
    const letter = /^\p{Script=Latin}$/u.test(key) ? key.toLowerCase() : event.code;
    const isCommandK =
      isModified && !event.altKey && !event.shiftKey && ['k', 'KeyK'].includes(letter);
    if (isCommandK && shortcuts.includes('Ctrl/Cmd+K')) {
      event.preventDefault();
      (phase === 'open' ? opening.close : opening.open)();
    } else if (key === 'Escape' && phase !== 'open') {
      opening.close();
    } else if (isModified || event.altKey || isTypedInto(event)) {
      return;
    } else if ((isText || ['Backspace', 'Enter'].includes(key)) && opening.type(key)) {
      event.preventDefault();
    } else if (phase !== 'open' && key === '/' && shortcuts.includes('/')) {
      event.preventDefault();
      opening.open();
    } else if (phase !== 'open' && isOnButton && /^([\p{L}\p{N}]|ArrowDown)$/u.test(key)) {
      event.preventDefault();
      opening.open(isText ? key : '');
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
