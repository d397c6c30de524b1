import {useEvent} from '@docusaurus/theme-common';
import {type KeyboardEvent, type RefObject, useEffect, useRef, useState} from 'react';
import {opensSearch} from '../../utils/opensSearch';

/** The props of a menu and its button, which are both inside `ref`. */
export type MenuButton = {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  toggle: () => void;
  /** Closes the menu and moves the focus to its button. */
  close: () => void;
  onButtonKeyDown: (event: KeyboardEvent) => void;
  onMenuKeyDown: (event: KeyboardEvent) => void;
};

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Returns the item that a key moves to: arrows, Home, End, or the first letter of its text. */
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

/** Implements a menu button (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export function useMenuButton(): MenuButton {
  const ref = useRef<HTMLDivElement>(null);
  /** The item that gets the focus first. Undefined while the menu is closed. */
  const [opened, setOpened] = useState<'first' | 'last'>();

  const focusButton = (): void =>
    ref.current?.querySelector('button')?.focus({preventScroll: true});
  const close = useEvent((): void => {
    focusButton();
    setOpened(undefined);
  });
  /** After a press on something that cannot have the focus, the browser leaves it on the body. */
  const restoreFocus = useEvent((): void => {
    if (document.activeElement === document.body) {
      focusButton();
    }
  });

  useEffect(() => {
    if (!opened) {
      return undefined;
    }
    itemsOf(ref.current)
      .at(opened === 'first' ? 0 : -1)
      ?.focus();
    const isOutside = ({target}: Event) => !ref.current?.contains(target as Node);
    const onFocusIn = (event: Event): void => {
      if (isOutside(event)) {
        setOpened(undefined);
      }
    };
    const onPointerDown = (event: Event): void => {
      if (isOutside(event)) {
        close();
        document.addEventListener('click', restoreFocus, {once: true});
      }
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [opened, close, restoreFocus]);

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
      if (opensSearch(event)) {
        close();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Enter') {
        return;
      }
      if (event.key === 'Tab') {
        // From the button, the browser moves the focus to the next stop on the page.
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
