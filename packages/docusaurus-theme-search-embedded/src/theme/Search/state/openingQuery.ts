import {isBlank} from '../limits';

let lastQuery = '';

/** Stores the query for the next time the dialog opens. */
export function rememberQuery(query: string): void {
  lastQuery = query;
}

function selectedText(): string {
  return (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the query of the search page, if that is the current page. */
function pageQuery(searchPage: string | undefined): string {
  const {pathname, search} = window.location;
  const isPage = pathname.replace(/\/$/, '') === searchPage?.replace(/\/$/, '');
  return (isPage && new URLSearchParams(search).get('q')) || '';
}

/** The query that the dialog opens with. If `isSelected`, typing replaces it. */
export type OpeningQuery = {query: string; isSelected: boolean};

/**
 * Returns the text typed to open the dialog, or else the text selected on the page, the search page's
 * query, or the previous query.
 */
export function openingQuery(typed: string, searchPage: string | undefined): OpeningQuery {
  return isBlank(typed)
    ? {query: selectedText() || pageQuery(searchPage) || lastQuery, isSelected: true}
    : {query: typed, isSelected: false};
}
