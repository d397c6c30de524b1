import {useEvent} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {isComposing} from '../composition.js';
import {hasModifier, isForOthers, isInField, isPressed} from './shortcuts.js';
import {useActiveShortcuts} from './useActiveShortcuts.js';
import type {Opening} from './useOpening.js';

/**
 * Opens search by the site's shortcuts, and by a letter, a digit, or Arrow down on a focused button.
 * While the dialog loads, keys extend its query. Shortcuts with a modifier also close the dialog, and
 * only they work in fields. The first search bar of the page handles the keys.
 */
export function useShortcuts(isFirstNow: () => boolean, opening: Opening): void {
  const {shortcuts} = useActiveShortcuts();
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (!isFirstNow() || isComposing(event) || isForOthers(event)) {
      return;
    }
    // Choosing from a browser's list (autofill, `datalist`) dispatches a keydown event without a key.
    const {key = ''} = event as Partial<KeyboardEvent>;
    const phase = opening.phaseNow();
    const shortcut = key && shortcuts.find(each => isPressed(each, event));
    if (shortcut && hasModifier(shortcut)) {
      event.preventDefault();
      // A held key is one press.
      if (!event.repeat) {
        (phase === 'open' ? opening.close : opening.open)();
      }
    } else if (key === 'Escape' && phase !== 'open') {
      opening.close();
    } else if (event.ctrlKey || event.metaKey || event.altKey || isInField(event)) {
      return;
    } else if (opening.type(key)) {
      event.preventDefault();
    } else if (phase !== 'open' && shortcut) {
      event.preventDefault();
      opening.open();
    } else if (
      phase !== 'open' &&
      document.activeElement?.matches('.DocSearch-Button') &&
      /^([\p{L}\p{N}]|ArrowDown)$/u.test(key)
    ) {
      event.preventDefault();
      opening.open(key === 'ArrowDown' ? '' : key);
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
