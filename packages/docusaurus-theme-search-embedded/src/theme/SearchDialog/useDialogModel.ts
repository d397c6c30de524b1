import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useState, type RefObject} from 'react';
import {sendClick, sendViews} from '../Search/backend/insights';
import {useSearch, type SearchTools} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import {isBlank, limits} from '../Search/limits';
import {groupItems, type SearchItem} from '../Search/list/items';
import {rememberQuery} from '../Search/state/openingQuery';
import {useQuery, type Query} from '../Search/state/useQuery';
import {useResults, type Results} from '../Search/state/useResults';
import {useStoredSearches, type StoredSearches} from '../Search/state/useStoredSearches';

/** Identifies the list that the input controls. */
export const listId = 'docsearch-list';

/** Items under a title. */
export type Group = {id: string; title: string; items: SearchItem[]};

/** Results are a listbox, stored searches a grid, since their rows hold buttons. */
export type DialogList = {role: 'listbox' | 'grid'; groups: Group[]; items: SearchItem[]};

/** The item that Enter opens, and of a row of the grid the cell, by their places. */
export type Active = {item: number; cell: number};

/** What a click or a key says about where a link is to open. */
export type OpenEvent = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  button?: number;
  preventDefault: () => void;
};

/** What an open dialog knows, and what can be done in it. */
export type DialogModel = Query & {
  tools: SearchTools;
  results: Results;
  stored: StoredSearches;
  /** The names of the groups in which a query last found something. */
  groups: readonly string[];
  /** The list that is on the screen, if there is one. */
  list: DialogList | undefined;
  /** The active item; undefined while the focus is below the list. */
  active: Active | undefined;
  activate: (active: Active | undefined) => void;
  /** Identifies the active option or cell. */
  activeDescendant: string | undefined;
  /** Opens an item's page, by a click on its link or by Enter, and remembers it. */
  open: (item: SearchItem, event: OpenEvent) => void;
  /** Moves the focus to the input, before what has it goes. */
  focusInput: () => void;
  close: () => void;
};

/** What each of the dialog's screens is given. */
export type ScreenProps = {model: DialogModel};

/** The identifier of an option or a row, by its place in the list. */
export function itemId(item: number): string {
  return `docsearch-item-${item}`;
}

/** The identifier of a cell, by its row's place and its own. */
export function cellId(item: number, cell: number): string {
  return `${itemId(item)}-${cell}`;
}

/** Whether the visitor asked for another tab or window, so that the dialog stays as it is. */
export function opensElsewhere(event: OpenEvent): boolean {
  return event.button === 1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function listOf(role: DialogList['role'], groups: readonly Group[]): DialogList | undefined {
  const filled = groups.filter(({items}) => items.length > 0);
  const items = filled.flatMap(group => group.items);
  return items.length > 0 ? {role, groups: filled, items} : undefined;
}

/** Stored searches where there is no query, else what was found last. */
function shownList(
  {query}: Query,
  {found, hasFailed}: Results,
  stored: StoredSearches,
): DialogList | undefined {
  if (isBlank(query)) {
    return listOf('grid', [
      {id: 'recent', title: labels.recent, items: stored.recent},
      {id: 'favorites', title: labels.favorite, items: stored.favorites},
    ]);
  }
  const items = found && !hasFailed ? found.items : [];
  const groups = groupItems(items, limits.hitsPerGroup);
  return listOf(
    'listbox',
    groups.map((group, index) => ({id: `hits${index}`, title: group[0]!.group, items: group})),
  );
}

const first: Active = {item: 0, cell: 0};

/**
 * What the dialog knows from its opening to its closing.
 *
 * @param input the dialog's input.
 * @param close closes the dialog.
 */
export function useDialogModel(
  initialQuery: string,
  input: RefObject<HTMLInputElement | null>,
  close: () => void,
): DialogModel {
  const history = useHistory();
  const tools = useSearch();
  const query = useQuery(initialQuery);
  const results = useResults(query.query, tools.search);
  const stored = useStoredSearches(tools.data.indexName, tools.site);
  const list = shownList(query, results, stored);
  const items = list?.items ?? [];
  const [chosen, activate] = useState<Active | undefined>(first);
  const active = chosen && (chosen.item < items.length ? chosen : first);

  const open = (item: SearchItem, event: OpenEvent): void => {
    const group = list?.groups.find(({items}) => items.includes(item));
    stored.addRecent(item);
    sendClick(item, (group?.items.indexOf(item) ?? 0) + 1, tools.data);
    if (opensElsewhere(event)) {
      return;
    }
    event.preventDefault();
    rememberQuery('');
    close();
    if (item.address.kind === 'internal') {
      history.push(item.address.href);
    } else {
      window.location.assign(item.address.href);
    }
  };

  useEffect(() => rememberQuery(query.value), [query.value]);
  const [groups, setGroups] = useState<readonly string[]>([]);
  const look = useEvent((): void => {
    if (list?.role === 'listbox') {
      setGroups(list.groups.map(({title}) => title).filter(Boolean));
      sendViews(items, tools.data);
    }
  });
  const shown = items.map(({objectID}) => objectID).join();
  useEffect(look, [shown, look]);

  return {
    ...query,
    change(...next) {
      query.change(...next);
      activate(first);
    },
    tools,
    results,
    stored,
    groups,
    list,
    active,
    activate,
    activeDescendant:
      list &&
      active &&
      (list.role === 'grid' ? cellId(active.item, active.cell) : itemId(active.item)),
    open,
    focusInput: () => input.current?.focus(),
    close,
  };
}
