import backends from '@search/backends';
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo, useState, type RefObject} from 'react';
import {areaOf, areaOfPath, siteAreas, type Area} from '../areas.js';
import {useBackend} from '../backend/useBackend.js';
import {dispatchSearchEvent} from '../events.js';
import {highlightPage} from '../highlightPage.js';
import {labels} from '../labels.js';
import {isBlank, limits} from '../limits.js';
import {foldSimilar, groupItems, type SearchItem} from '../list/items.js';
import {rememberQuery, useQuery} from '../state/useQuery.js';
import {useResults, type Results} from '../state/useResults.js';
import {useStoredSearches} from '../state/useStoredSearches.js';
import {useOpenPath} from './useOpenPath.js';

export const listId = 'docsearch-list';

/** Results are a listbox; stored searches are a grid, since their rows contain buttons. */
export type DialogList = {
  role: 'listbox' | 'grid';
  groups: {title: string; items: readonly SearchItem[]}[];
  items: SearchItem[];
};

/** The indexes of the item that Enter opens, and of the cell in a grid's row. */
export type Active = {item: number; cell: number};

/** The modifier keys and the button of an event, which determine where a link opens. */
export type OpenEvent = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  button?: number;
  preventDefault: () => void;
};

export type DialogModel = ReturnType<typeof useDialogModel>;
export type ScreenProps = {model: DialogModel};

/** Returns the id of an option or a row by its index in the list. */
export function itemId(item: number): string {
  return `docsearch-item-${item}`;
}

/** Returns the id of a cell by its row's index and its own. */
export function cellId(item: number, cell: number): string {
  return `${itemId(item)}-${cell}`;
}

/** Returns whether an event opens another tab or window and the dialog stays open. */
export function opensInNewTab(event: OpenEvent): boolean {
  return event.button === 1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function listOf(role: DialogList['role'], groups: DialogList['groups']): DialogList | undefined {
  const filled = groups.filter(({items}) => items.length > 0);
  const items = filled.flatMap(group => group.items);
  return items.length > 0 ? {role, groups: filled, items} : undefined;
}

/** Returns the area of the current page, if it contains some but not all results. */
function useAreaOffer({found}: Results, area: string): Area | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const present = areaOfPath(useLocation().pathname, baseUrl);
  const counts = Object.entries(found?.areas ?? {}).filter(([, count]) => count > 0);
  const isOffered =
    present !== siteAreas.at(-1) &&
    counts.some(([id]) => id === present.id) &&
    (counts.length > 1 || area !== '');
  return isOffered ? present : undefined;
}

const first: Active = {item: 0, cell: 0};

/**
 * Manages the state of an open dialog. A key press becomes rows in these steps:
 *
 * 1. `useQuery` holds the text. `useResults` starts a search and aborts the one before.
 * 2. `useBackend` adds locale, docs versions, and area, and calls the backend (`client/hit`).
 * 3. `client/embeddedBackend` sends the call to `client/worker`; `client/requests` defines the messages.
 * 4. `client/siteSearch` searches the index of each docs version. `client/siteIndex` reads the postings
 *    that the query needs (`client/files`).
 * 5. `engine/query/engine` parses the query and ranks sections (`engine/README.md`).
 * 6. `client/siteIndex` converts the best sections to hits, marked by `client/marking`.
 * 7. `list/items` converts hits to items in groups. `ResultsScreen` renders them, and `useExcerpts` reads
 *    the passages of the rows on screen.
 *
 * @param input the dialog's input.
 * @param close closes the dialog.
 */
export function useDialogModel(
  initialQuery: string,
  input: RefObject<HTMLInputElement | null>,
  close: () => void,
) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const openPath = useOpenPath(close);
  const backend = useBackend();
  const {value, query, change} = useQuery(initialQuery);
  const [area, chooseArea] = useState('');
  const results = useResults(query, backend.search, {area, reopen: query});
  const areaOffer = useAreaOffer(results, area);
  const stored = useStoredSearches(backend.data.indexName, backend.site);
  const {recent, favorites} = stored;
  const {found, hasFailed} = results;
  const isStart = isBlank(query);
  const list = useMemo(() => {
    if (isStart) {
      const storedGroups = [
        {title: labels.recent, items: recent},
        {title: labels.favorite, items: favorites},
      ];
      return listOf('grid', storedGroups);
    }
    const shown = found && !hasFailed ? foldSimilar(found.items) : [];
    const areaLabel = (item: SearchItem): string => areaOf(item, baseUrl).label;
    return listOf('listbox', groupItems(shown, limits.hitsPerGroup, areaLabel));
  }, [isStart, recent, favorites, found, hasFailed, baseUrl]);
  const items = list?.items ?? [];
  const [chosen, activate] = useState<Active | undefined>(first);
  const active = chosen && (chosen.item < items.length ? chosen : first);

  const open = useEvent((item: SearchItem, event: OpenEvent): void => {
    const group = list?.groups.find(({items}) => items.includes(item));
    stored.addRecent(item);
    backends.reportOpened(item, (group?.items.indexOf(item) ?? 0) + 1, backend.data);
    const detail = {query, url: item.url, position: items.indexOf(item) + 1};
    dispatchSearchEvent('docusaurus-search:open', detail);
    if (opensInNewTab(event)) {
      return;
    }
    event.preventDefault();
    rememberQuery('');
    const {kind, href} = item.link;
    if (kind === 'internal') {
      highlightPage(item, query);
      openPath(href);
    } else {
      close();
      window.location.assign(href);
    }
  });

  useEffect(() => rememberQuery(value), [value]);
  const [groups, setGroups] = useState<readonly string[]>([]);
  const reportViewed = useEvent((): void => {
    if (list?.role === 'listbox') {
      setGroups(list.groups.map(({title}) => title).filter(Boolean));
      backends.reportViewed(items, backend.data);
    }
  });
  const shown = items.map(({id}) => id).join();
  useEffect(reportViewed, [shown, reportViewed]);

  return {
    value,
    query,
    change: (next: string, isComposing?: boolean): void => {
      change(next, isComposing);
      activate(first);
    },
    backend,
    results,
    stored,
    /** The group titles of the latest results. */
    groups,
    list,
    /** The active item; undefined if the focus is below the list. */
    active,
    activate,
    activeDescendant:
      list &&
      active &&
      (list.role === 'grid' ? cellId(active.item, active.cell) : itemId(active.item)),
    /** The area of the current page, if there are also results in other areas. */
    areaOffer,
    area: areaOffer ? area : '',
    chooseArea,
    open,
    openPath,
    /** Moves the focus to the input before a focused element disappears. */
    focusInput: (): void => input.current?.focus(),
  };
}
