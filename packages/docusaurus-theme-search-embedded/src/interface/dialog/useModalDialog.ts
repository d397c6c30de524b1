import {useEvent} from '@docusaurus/theme-common';
import {useLayoutEffect, type RefObject} from 'react';
import {isComposing} from '../composition.js';

/** Moves a focus that the browser lost to the search button: the opener is gone, for example with its menu. */
function restoreFocus(dialog: HTMLDialogElement): void {
  const {activeElement, body} = document;
  if (activeElement === body || dialog.contains(activeElement)) {
    document.querySelector<HTMLElement>('.DocSearch-Button')?.focus();
  }
}

/** Stores the text selected on the page. @returns a function that selects it again */
function keepSelection(): () => void {
  const selection = window.getSelection();
  const range = selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : undefined;
  return () => {
    if (range?.startContainer.isConnected) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
  };
}

function lockScroll(): () => void {
  const {style, clientWidth} = document.documentElement;
  // Overlay scrollbars have no width to reserve.
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
  // DocSearch's class, for the style sheets of sites as well.
  document.body.classList.add('DocSearch--active');
  return () => {
    style.scrollbarGutter = '';
    document.body.classList.remove('DocSearch--active');
  };
}

/**
 * Opens a `dialog` as modal. The browser makes the page behind it inert and returns the focus. This adds a
 * scroll lock, a fallback target for the focus, the page's text selection, and closing by Escape in any
 * field and by a press outside the dialog.
 *
 * @param close called when the visitor closes the dialog by Escape, a back gesture, or a press outside.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const onClose = useEvent(close);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const hasOpener = document.activeElement !== document.body;
    const restoreSelection = keepSelection();
    const listening = new AbortController();
    const {signal} = listening;
    let isForInputMethod = false;
    const onKeyDown = (event: KeyboardEvent): void => {
      isForInputMethod = isComposing(event);
      if (event.key === 'Escape' && !isForInputMethod) {
        // A search field would consume the key to clear itself.
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
    // Its content covers the dialog, so the dialog itself is the target of a press on its backdrop.
    // Selecting text from inside to outside the dialog also ends in a click outside.
    let isPressedOutside = false;
    const onMouseDown = ({target}: MouseEvent): void => {
      isPressedOutside = target === dialog;
    };
    const onClick = ({target}: MouseEvent): void => {
      if (isPressedOutside && target === dialog) {
        onClose();
      }
    };
    dialog.addEventListener('keydown', onKeyDown, {signal});
    dialog.addEventListener('cancel', onCancel, {signal});
    // A browser may close it without a `cancel` event, for example on a second back gesture.
    dialog.addEventListener('close', onClose, {signal});
    dialog.addEventListener('mousedown', onMouseDown, {signal});
    dialog.addEventListener('click', onClick, {signal});
    dialog.showModal();
    // Only now, because before it is modal the dialog makes a short page longer.
    const unlockScroll = lockScroll();
    return () => {
      listening.abort();
      dialog.close();
      unlockScroll();
      if (hasOpener) {
        restoreFocus(dialog);
      }
      restoreSelection();
    };
  }, [ref, onClose]);
}
