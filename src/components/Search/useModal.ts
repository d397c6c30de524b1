import {useLocation} from '@docusaurus/router';
import {useEvent, usePrevious} from '@docusaurus/theme-common';
import {useEffect, useLayoutEffect, type KeyboardEvent, type RefObject} from 'react';

const activeClass = 'DocSearch--active';

/** Keeps the page from scrolling behind the dialog, and from moving when its scrollbar goes. */
function lockScroll(): () => void {
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  const {classList, style} = document.body;
  // The theme's mobile menu sets the property on the element itself, so a class would not do.
  const {overflow, marginRight} = style;
  classList.add(activeClass);
  style.overflow = 'hidden';
  style.marginRight = scrollbar > 0 ? `${scrollbar}px` : marginRight;
  return () => {
    classList.remove(activeClass);
    Object.assign(style, {overflow, marginRight});
  };
}

/** Moves the focus from the last control to the first and back, instead of out of the page. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input'),
  ].filter(control => control.tabIndex >= 0 && control.getClientRects().length > 0);
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  if (document.activeElement === from) {
    event.preventDefault();
    to?.focus();
  }
}

/**
 * Makes a `<dialog>` modal while the component lives: the page behind is inert, and the focus goes
 * back to where it was (both the browser's own doing). Going back or forward closes it.
 *
 * @returns the handler of the dialog's keys.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): (event: KeyboardEvent<HTMLDialogElement>) => void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlock = lockScroll();
    dialog?.showModal();
    return () => {
      dialog?.close();
      unlock();
    };
  }, [ref]);

  const location = useLocation();
  const previous = usePrevious(location);
  const close = useEvent(onClose);
  useEffect(() => {
    if (previous && previous !== location) {
      close();
    }
  }, [previous, location, close]);

  return event => {
    if (event.key === 'Tab') {
      wrapFocus(event);
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // A search input would keep the key to itself and only become empty.
      event.preventDefault();
      onClose();
    }
  };
}
