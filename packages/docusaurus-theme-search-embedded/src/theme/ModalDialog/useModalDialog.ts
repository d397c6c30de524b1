import {useEvent} from '@docusaurus/theme-common';
import {useLayoutEffect, useRef, type RefObject} from 'react';
import './scrollLock.css';

const focusableSelector = 'a[href], button:enabled, input:enabled, summary, [tabindex]';

/** The elements that Tab stops at, in order; what is inert or not laid out is left out. */
function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    element =>
      element.tabIndex >= 0 && !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/** Keeps Tab going round in the dialog; a modal `dialog` alone lets it walk on to the browser's own controls. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const focusable = focusableIn(dialog);
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
  const active = document.activeElement;
  if (active === focusable.at(from) || !focusable.includes(active as HTMLElement)) {
    event.preventDefault();
    focusable.at(to)?.focus();
  }
}

function isOutside(dialog: HTMLDialogElement, {clientX, clientY}: MouseEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Keeps the page from scrolling behind the dialog; the style sheet keeps the place of its scrollbar. */
function lockScroll(): () => void {
  const {dataset, clientWidth} = document.documentElement;
  // Scrollbars that lie over the page have no place to keep.
  dataset.modal = window.innerWidth > clientWidth ? 'scrollbar' : '';
  return () => delete dataset.modal;
}

/**
 * Whether a key belongs to an input method, which converts or commits text with it. Safari reports
 * the key that commits after the composition has ended, but with the code of such keys.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Opens a `dialog` as modal while `shown` is true. The browser makes the page behind inert and gives
 * focus back to where it was; this adds a focus loop, the scroll lock, and closing by Escape in any
 * field and by a press beside the dialog.
 *
 * @param close called when the visitor asks to close: Escape, the back gesture, a press beside it.
 * @param openerSelector gets the focus on closing where nothing had it (Safari focuses no pressed button).
 * @returns the ref of the `dialog`.
 */
export function useModalDialog(
  shown: boolean,
  close: () => void,
  openerSelector?: string,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const onClose = useEvent(close);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!shown || !dialog) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    let isForInputMethod = false;
    const onKeyDown = (event: KeyboardEvent): void => {
      isForInputMethod = isComposing(event);
      if (event.key === 'Tab') {
        wrapFocus(dialog, event);
      } else if (event.key === 'Escape' && !isForInputMethod) {
        // A search input would keep the key to itself and only become empty.
        event.preventDefault();
        onClose();
      }
    };
    const onCancel = (event: Event): void => {
      event.preventDefault();
      if (!isForInputMethod) {
        onClose();
      }
    };
    // A text that is selected from within to beside the dialog ends in a click there, too.
    let isPressedOutside = false;
    const onMouseDown = (event: MouseEvent): void => {
      isPressedOutside = isOutside(dialog, event);
    };
    const onClick = (event: MouseEvent): void => {
      if (isPressedOutside && isOutside(dialog, event)) {
        onClose();
      }
      isPressedOutside = false;
    };
    dialog.addEventListener('keydown', onKeyDown, {signal});
    dialog.addEventListener('cancel', onCancel, {signal});
    // A browser may close it without asking, on a second back gesture for example.
    dialog.addEventListener('close', onClose, {signal});
    dialog.addEventListener('mousedown', onMouseDown, {signal});
    dialog.addEventListener('click', onClick, {signal});
    const unlockScroll = lockScroll();
    dialog.showModal();
    return () => {
      listening.abort();
      dialog.close();
      unlockScroll();
      if (openerSelector && document.activeElement === document.body) {
        document.querySelector<HTMLElement>(openerSelector)?.focus();
      }
    };
  }, [shown, onClose, openerSelector]);
  return ref;
}
