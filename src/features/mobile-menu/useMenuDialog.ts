import {type ComponentProps, type MouseEvent, useLayoutEffect, useRef} from 'react';
import {useOpensSearch} from 'docusaurus-theme-search-embedded/theme';

function isOutside({currentTarget, clientX, clientY}: MouseEvent<HTMLElement>): boolean {
  const {left, right, top, bottom} = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Moves the focus to the button that opens the dialog, or to the brand where that button is hidden. */
function focusOpener(): void {
  ['.navbar__toggle', '.navbar__brand']
    .map(selector => document.querySelector<HTMLElement>(`.navbar__inner ${selector}`))
    .find(element => element && element.getClientRects().length > 0)
    ?.focus({preventScroll: true});
}

/**
 * Opens a `dialog` as modal while `shown` is true. The browser makes the page behind it inert. Escape and
 * a press outside the dialog close it, and the focus goes to the button that opened it. Docusaurus closes
 * it on Back (`NavbarMobileSidebarProvider`).
 *
 * @param close runs when the reader asks to close the dialog
 * @returns the props of the `dialog`
 */
export function useMenuDialog(shown: boolean, close: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const opensSearch = useOpensSearch();
  const isPressedOutside = useRef(false);
  const closeShown = (): void => {
    if (shown) {
      close();
    }
  };
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!shown || !dialog) {
      return undefined;
    }
    dialog.showModal();
    return () => {
      dialog.close();
      // React ends this commit by focusing the element that had the focus before, and WebKit still
      // accepts that while the dialog slides out.
      queueMicrotask(focusOpener);
    };
  }, [shown]);
  return {
    ref,
    onKeyDown(event) {
      if (opensSearch(event)) {
        closeShown();
      }
    },
    onCancel(event) {
      event.preventDefault();
      closeShown();
    },
    // A browser may close a dialog without asking, for example on a second back gesture.
    onClose: closeShown,
    // A selection of text that ends outside the dialog is not a press outside it.
    onMouseDown(event) {
      isPressedOutside.current = isOutside(event);
    },
    onClick(event) {
      if (isPressedOutside.current && isOutside(event)) {
        closeShown();
      }
    },
  } satisfies ComponentProps<'dialog'>;
}
