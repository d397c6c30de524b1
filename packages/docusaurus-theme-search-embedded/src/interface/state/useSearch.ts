import {useEvent} from '@docusaurus/theme-common';
import {showResult} from '../arrival/showResult.js';
import {useBackend, type BackendOptions} from '../backend/useBackend.js';
import {dispatchSearchEvent} from '../events.js';
import type {SearchItem} from '../list/items.js';
import {opensInNewTab, type OpenEvent} from '../newTab.js';
import {useOpenPath} from './useOpenPath.js';
import {useResults, type ResultsOptions} from './useResults.js';
import {useSuggestions} from './useSuggestions.js';

type SearchOptions = BackendOptions &
  ResultsOptions & {
    /** Closes the dialog before a page opens. */
    close?: () => void;
  };

/** What the dialog and the search page share: the results of a query, and how one of them opens. */
export function useSearch(
  query: string,
  {close = () => {}, versions, isPage, area, firstResults}: SearchOptions,
) {
  const backend = useBackend({versions, isPage});
  const results = useResults(query, backend.search, {
    area: backend.source.filtersAreas ? area : '',
    firstResults,
  });
  const suggestions = useSuggestions(results, backend);
  const {openPath, failedPath} = useOpenPath(close);

  /** Opens an item. In another tab if the event says so, which the browser does. */
  const open = useEvent((item: SearchItem, event: OpenEvent, position: number): void => {
    dispatchSearchEvent('docusaurus-search:open', {query, url: item.url, position});
    if (opensInNewTab(event)) {
      return;
    }
    event.preventDefault();
    const {kind, href} = item.link;
    if (kind === 'internal') {
      showResult(item, query, results.found?.readExcerpts);
      openPath(href);
    } else {
      close();
      window.location.assign(href);
    }
  });
  return {query, backend, results, suggestions, open, openPath, failedPath};
}

export type SearchModel = ReturnType<typeof useSearch>;
