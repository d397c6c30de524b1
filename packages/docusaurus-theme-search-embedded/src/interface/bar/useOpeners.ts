import {useEvent} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {openSearchEvent} from '../../client/openSearch.js';
import {opensInNewTab} from '../newTab.js';
import type {Opening} from './useOpening.js';

/** Elements that open search when pressed. The value of the attribute is the query. */
const openerSelector = '[data-open-search]';

/** Opens search for `openSearch()`, and for pressed elements with `data-open-search`. */
export function useOpeners(isFirstNow: () => boolean, opening: Opening): void {
  const onEvent = useEvent((event: Event): void => {
    if (isFirstNow()) {
      opening.open((event as CustomEvent<string>).detail);
    }
  });
  const onClick = useEvent((event: MouseEvent): void => {
    const {target} = event;
    const opener = target instanceof Element && target.closest<HTMLElement>(openerSelector);
    if (!opener || !isFirstNow() || opensInNewTab(event)) {
      return;
    }
    event.preventDefault();
    // Safari does not focus a pressed button, and the dialog later returns the focus to it.
    opener.focus();
    opening.open(opener.dataset.openSearch);
  });
  useEffect(() => {
    document.addEventListener(openSearchEvent, onEvent);
    // Before the router, which ignores a prevented click on a link.
    document.addEventListener('click', onClick, {capture: true});
    return () => {
      document.removeEventListener(openSearchEvent, onEvent);
      document.removeEventListener('click', onClick, {capture: true});
    };
  }, [onEvent, onClick]);
}
