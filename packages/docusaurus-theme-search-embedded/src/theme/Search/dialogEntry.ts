import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Adds an entry to the browser's history for the open dialog, so that Back closes it. The entry has
 * the page's URL, the router's key, and a mark. The router never sees moves between the two entries.
 * Closing the dialog in another way removes the entry. Back and Forward skip one that remains, for
 * example after a link in a swizzled component.
 */
const mark = 'docusaurusSearchDialog';

type Entry = {page: string; isDialog: boolean};

function readEntry(): Entry {
  const {key, [mark]: isDialog = false} = (window.history.state ?? {}) as {
    key?: string;
    [mark]?: boolean;
  };
  return {page: key ?? window.location.href, isDialog};
}

let current: Entry | undefined;
let closeDialog: (() => void) | undefined;
/** Runs once the dialog's entry is gone; undefined unless the browser is leaving that entry. */
let afterRemoval: (() => void) | undefined;

/** Notes the entry that the router has moved to. */
export function noteEntry(): void {
  current = readEntry();
}

function push(): void {
  window.history.pushState({...(window.history.state as object), [mark]: true}, '');
  noteEntry();
}

/** Adds the entry of an open dialog. Back calls `close`. */
export function enterDialog(close: () => void): void {
  closeDialog = close;
  if (!afterRemoval && !readEntry().isDialog) {
    push();
  }
}

/** Removes the dialog's entry, then calls `next`, for example to open a result. */
export function leaveDialog(next: () => void = () => {}): void {
  closeDialog = undefined;
  const earlier = afterRemoval;
  if (!earlier && !readEntry().isDialog) {
    setTimeout(next);
    return;
  }
  afterRemoval = () => {
    earlier?.();
    next();
  };
  if (!earlier) {
    window.history.back();
  }
}

function onPopState(event: PopStateEvent): void {
  const previous = current;
  noteEntry();
  if (previous?.page !== current!.page || previous.isDialog === current!.isDialog) return;
  event.stopImmediatePropagation();
  if (afterRemoval) {
    // Browsers restore the scroll position after this event.
    setTimeout(afterRemoval);
    afterRemoval = undefined;
    if (closeDialog) {
      push(); // The dialog was opened again meanwhile.
    }
  } else if (closeDialog) {
    closeDialog();
  } else {
    window.history.go(current!.isDialog ? 1 : -1);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  noteEntry();
  // Captures, to run before the router's listener.
  window.addEventListener('popstate', onPopState, {capture: true});
}
