import {useEffect, useRef, type RefObject} from 'react';

const focusableSelector = 'a[href], button:enabled, input:enabled, summary, [tabindex="0"]';

/** The elements that Tab stops at, in order; what is inert or not laid out is left out. */
function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    element => !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/** Keeps Tab going round in the dialog; a modal `dialog` alone lets it walk on to the browser's own controls. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
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

/**
 * Opens a `dialog` as modal while `shown` is true. The browser makes the page behind inert and gives
 * focus back to where it was; this adds a focus loop and closing by a press beside the dialog.
 *
 * @param close called when the visitor asks to close: Escape, the back gesture, a press beside it.
 * @param openerSelector gets the focus on closing where nothing had it (Safari focuses no pressed button).
 * @returns the ref of the `dialog`.
 */
export function useModalDialog(
  shown: boolean,
  close: () => void,
  openerSelector: string,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!shown || !dialog) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    dialog.addEventListener('close', close, {signal});
    dialog.addEventListener('keydown', event => wrapFocus(dialog, event), {signal});
    dialog.addEventListener('click', event => isOutside(dialog, event) && close(), {signal});
    dialog.showModal();
    return () => {
      listening.abort();
      dialog.close();
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(openerSelector)?.focus();
      }
    };
  }, [shown, close, openerSelector]);
  return ref;
}
