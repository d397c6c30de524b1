import {useEvent} from '@docusaurus/theme-common';
import {useEffect, type RefObject} from 'react';

type Shortcuts = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Asked for, but not there yet. */
  isWaiting: boolean;
  /** @param typed what was typed on the button. */
  open: (typed?: string) => void;
  close: () => void;
};

function isTypedInto(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** Named keys, such as `Enter`, have longer names than the one character that they would be. */
function isText({key}: KeyboardEvent): boolean {
  return [...key].length === 1;
}

function isLetterOrNumber({key}: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key);
}

/**
 * The keys that open search (SPECIFICATION.md#search-dialog): Ctrl or Command with K anywhere, which also
 * closes it; a slash, unless one types into a field; a letter or number on the focused button, or
 * while the dialog is on its way.
 */
export function useShortcuts({button, isOpen, isWaiting, open, close}: Shortcuts): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isOnButton = document.activeElement === button.current;
    const isK = event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey;
    if (isK && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      (isOpen ? close : open)();
    } else if (!isOpen && isPlain && event.key === '/' && !isTypedInto(event)) {
      event.preventDefault();
      open();
    } else if (isPlain && (isWaiting ? isText(event) : isOnButton && isLetterOrNumber(event))) {
      event.preventDefault();
      open(event.key);
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
