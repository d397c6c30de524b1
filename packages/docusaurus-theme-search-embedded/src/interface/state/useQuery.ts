import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {useState} from 'react';
import {isSamePath} from '../../shared/paths.js';
import {truncate} from '../../shared/text.js';

/** Truncates a text to the site's limit of queries. */
export const withinLimit = (text: string): string => truncate(text, dialog.maxQueryLength);

/** The query of a search input: its text, including text that an input method is composing. */
export type Query = {
  query: string;
  /** Whether the text was longer than the site's limit. */
  isCut: boolean;
  change: (text: string) => void;
  /** Reports whether the browser cuts a pasted text, whose change follows. */
  reportCut: (isCut: boolean) => void;
};

export function useQuery(initial = ''): Query {
  const [query, setQuery] = useState(() => withinLimit(initial));
  const [isCut, setIsCut] = useState(query !== initial);
  const change = (next: string): void => {
    setQuery(withinLimit(next));
    setIsCut(withinLimit(next) !== next);
  };
  return {query, isCut, change, reportCut: setIsCut};
}

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
  const isPage = searchPage !== undefined && isSamePath(pathname, searchPage);
  return (isPage && new URLSearchParams(search).get('q')) || '';
}

/**
 * Returns the query that the dialog opens with: the text typed to open it, or else the text selected on
 * the page, the search page's query, or the previous query, which typing replaces (`isSelected`).
 */
export function openingQuery(
  typed: string,
  searchPage: string | undefined,
): {query: string; isSelected: boolean} {
  return typed.trim() === ''
    ? {query: selectedText() || pageQuery(searchPage) || lastQuery, isSelected: true}
    : {query: typed, isSelected: false};
}
