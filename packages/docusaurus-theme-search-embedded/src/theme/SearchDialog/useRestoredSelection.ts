import {useEffect, useState} from 'react';

/** Returns the selected ranges of the page. Only older Firefox versions support several. */
function selectedRanges(): Range[] {
  const selection = window.getSelection();
  const count = selection?.isCollapsed === false ? selection.rangeCount : 0;
  return Array.from({length: count}, (_, index) => selection!.getRangeAt(index).cloneRange());
}

/** Restores the page's text selection when the dialog closes, if the selected nodes still exist. */
export function useRestoredSelection(): void {
  const [ranges] = useState(selectedRanges);
  useEffect(
    () => () => {
      const selection = window.getSelection();
      for (const range of ranges.filter(({startContainer}) => startContainer.isConnected)) {
        selection?.removeAllRanges();
        selection?.addRange(range);
      }
    },
    [ranges],
  );
}
