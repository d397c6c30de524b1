import {isPressed, type Pressed} from './shortcuts.js';
import {useActiveShortcuts} from './useActiveShortcuts.js';

/**
 * Returns a function that tells whether a key opens search, by the site's shortcuts and the reader's choice
 * about single keys. A modal menu closes first, because the search dialog returns the focus to where it was.
 */
export function useOpensSearch(): (event: Pressed) => boolean {
  const {shortcuts} = useActiveShortcuts();
  return event => shortcuts.some(shortcut => isPressed(shortcut, event));
}
