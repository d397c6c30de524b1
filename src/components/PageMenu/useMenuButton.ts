import {type KeyboardEvent, type RefObject, useEffect, useRef, useState} from 'react';

/** What a menu and its button need; the button and the list of items stand in `ref`. */
export type MenuButton = {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  toggle: () => void;
  /** Closes the menu; the focus goes back to its button. */
  close: () => void;
  onButtonKeyDown: (event: KeyboardEvent) => void;
  onMenuKeyDown: (event: KeyboardEvent) => void;
};

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The item that a key leads to: by arrows, Home and End, or by the first letter of its text. */
function itemOfKey(items: HTMLElement[], key: string): HTMLElement | undefined {
  const index = items.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(index - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return [...items.slice(index + 1), ...items].find(item =>
        item.textContent!.toLowerCase().startsWith(key.toLowerCase()),
      );
  }
}

/** A menu button by the WAI-ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export function useMenuButton(): MenuButton {
  const ref = useRef<HTMLDivElement>(null);
  /** Which item has the focus first, while the menu is open. */
  const [opened, setOpened] = useState<'first' | 'last'>();

  useEffect(() => {
    if (!opened) {
      return undefined;
    }
    itemsOf(ref.current)
      .at(opened === 'first' ? 0 : -1)
      ?.focus();
    const closeOutside = ({target}: Event): void => {
      if (!ref.current?.contains(target as Node)) {
        setOpened(undefined);
      }
    };
    const events = ['pointerdown', 'focusin'];
    events.forEach(type => document.addEventListener(type, closeOutside));
    return () => events.forEach(type => document.removeEventListener(type, closeOutside));
  }, [opened]);

  const close = (): void => {
    ref.current?.querySelector('button')?.focus();
    setOpened(undefined);
  };

  return {
    ref,
    isOpen: opened !== undefined,
    toggle: () => setOpened(opened ? undefined : 'first'),
    close,
    onButtonKeyDown: event => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
      }
    },
    onMenuKeyDown: event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Enter') {
        return;
      }
      if (event.key === 'Tab') {
        // From the button the browser goes on to what comes next on the page.
        close();
        return;
      }
      if (event.key === ' ') {
        event.preventDefault();
        (event.target as HTMLElement).click();
      } else if (event.key === 'Escape') {
        close();
      } else {
        const item = itemOfKey(itemsOf(ref.current), event.key);
        if (item) {
          event.preventDefault();
          item.focus();
        }
      }
    },
  };
}
