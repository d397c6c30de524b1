import {isBlank} from '../limits';

let lastQuery = '';

/** Keeps what stands in the dialog's input for when it is opened again; nothing once a result was opened. */
export function rememberQuery(query: string): void {
  lastQuery = query;
}

/** What is selected on the page. */
function selectedText(): string {
  return (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();
}

/** What the dialog opens with; where it is `selected`, typing replaces it. */
export type OpeningQuery = {query: string; isSelected: boolean};

/**
 * What the dialog opens with: what was typed to open it, else what is selected on the page, else
 * what was searched last.
 */
export function openingQuery(typed: string): OpeningQuery {
  const query = isBlank(typed) ? selectedText() || lastQuery : typed;
  return {query, isSelected: isBlank(typed)};
}
