import {isBlank} from '../Search/limits';
import type {DialogState} from '../Search/state/dialogStore';

/** Identifies the list that the input controls. */
export const listId = 'docsearch-list';

/** The cells of a row of the start screen: the search itself, then its buttons. */
export const cells = {recentSearches: 3, favoriteSearches: 2} as const;

/**
 * The list that is on the screen, by its role: results are a listbox, stored searches a grid, since
 * their rows hold buttons. None while what is there does not belong to what was typed.
 */
export function shownList(state: DialogState): 'grid' | 'listbox' | undefined {
  const {answer, collections, query} = state;
  const isEmpty = collections.every(({items}) => items.length === 0);
  const isOutdated = (answer.kind === 'start') !== isBlank(query);
  if (isEmpty || isOutdated) {
    return undefined;
  }
  return answer.kind === 'start' ? 'grid' : 'listbox';
}

/** The identifier of a cell, made of its row's. */
export function cellId(rowId: string, cell: number): string {
  return `${rowId}-${cell}`;
}
