import {useEffect, useState} from 'react';

/** What is selected on the page; a browser has one range, older Firefox several. */
function selectedRanges(): Range[] {
  const selection = window.getSelection();
  const count = selection?.isCollapsed === false ? selection.rangeCount : 0;
  return Array.from({length: count}, (_, index) => selection!.getRangeAt(index).cloneRange());
}

/** Gives back on closing what was selected on the page when the dialog opened, as long as it is there. */
export function useKeptSelection(): void {
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
