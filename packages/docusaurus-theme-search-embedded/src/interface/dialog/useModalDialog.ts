import {useEvent} from '@docusaurus/theme-common';
import {useLayoutEffect, type RefObject} from 'react';
import {isComposing} from '../composition.js';

const focusableSelector =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/** Returns the elements that Tab reaches, in order, without inert and hidden ones. */
function focusableIn(container: Element): HTMLElement[] {
  return Array.from(container.querySelectorAll<HTMLElement>(focusableSelector)).filter(
    element =>
      element.tabIndex >= 0 && !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/** Keeps Tab in the dialog; otherwise it moves on to the browser's own controls. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const focusable = focusableIn(dialog);
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
  const active = document.activeElement;
  if (active === focusable.at(from) || !focusable.includes(active as HTMLElement)) {
    event.preventDefault();
    focusable.at(to)?.focus();
  }
}

/** Returns the element with the focus and its ancestors below the page's landmarks. */
function openerPath(): Element[] {
  const path: Element[] = [];
  let element = document.activeElement;
  while (element && !element.matches('body, main, nav, header, footer')) {
    path.push(element);
    element = element.parentElement;
  }
  return path;
}

/** Restores a lost focus near the control that had it, for example on the button of a closed menu. */
function restoreFocus(dialog: HTMLDialogElement, path: readonly Element[]): void {
  const {activeElement, body} = document;
  // Browsers remove the focus from the closed dialog later.
  if (path.length === 0 || (activeElement !== body && !dialog.contains(activeElement))) {
    return;
  }
  const rest = path.find(element => element.isConnected);
  const near = rest ? focusableIn(rest)[0] : undefined;
  (near ?? document.querySelector<HTMLElement>('.DocSearch-Button'))?.focus();
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
 * focus loop, a scroll lock, a fallback target for the focus, the page's text selection, and closing by
 * Escape in any field and by a press outside the dialog.
 *
 * @param close called when the visitor closes the dialog by Escape, a back gesture, or a press outside.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const onClose = useEvent(close);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const path = openerPath();
    const restoreSelection = keepSelection();
    const unlockScroll = lockScroll();
    const listening = new AbortController();
    const {signal} = listening;
    let isForInputMethod = false;
    const onKeyDown = (event: KeyboardEvent): void => {
      isForInputMethod = isComposing(event);
      if (event.key === 'Tab') {
        wrapFocus(dialog, event);
      } else if (event.key === 'Escape' && !isForInputMethod) {
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
    return () => {
      listening.abort();
      dialog.close();
      unlockScroll();
      restoreFocus(dialog, path);
      restoreSelection();
    };
  }, [ref, onClose]);
}
