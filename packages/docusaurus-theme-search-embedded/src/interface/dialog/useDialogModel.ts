import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo, useState, type RefObject} from 'react';
import {areaOf, areaOfPath, siteAreas, type Area} from '../areas.js';
import {labels} from '../labels.js';
import {opensInNewTab, type OpenEvent} from '../newTab.js';
import {isBlank} from '../limits.js';
import type {SearchItem} from '../list/items.js';
import {cellId, itemRows, listOf, rowId, type Active, type RowList} from '../list/List.jsx';
import {distinguish, itemsIn, rowsOf} from '../list/rows.js';
import {rememberQuery, useQuery} from '../state/useQuery.js';
import type {Results} from '../state/useResults.js';
import {useSearch} from '../state/useSearch.js';
import {useStoredSearches} from '../state/useStoredSearches.js';
import {
  otherVersionOf,
  searchedVersions,
  type ChooseVersion,
  type ReadVersions,
} from '../versions/versions.js';
import {useVersions} from '../versions/useVersions.js';

export type DialogModel = ReturnType<typeof useDialogModel>;
export type ScreenProps = {model: DialogModel};

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

/** Adds the version of an item's page to its breadcrumbs, unless it is one that the reader reads. */
function withVersionName(item: SearchItem, read: ReadVersions): SearchItem {
  const {kind, href} = item.link;
  const label =
    kind === 'internal' ? otherVersionOf(read, href.replace(/[?#].*$/s, '')) : undefined;
  return label === undefined ? item : {...item, breadcrumb: [label, ...item.breadcrumb]};
}

const first: Active = {row: 0, cell: 0};
const noVersions: Readonly<Record<string, string>> = {};
const noneUnfolded: ReadonlySet<string> = new Set();

/**
 * Manages the state of an open dialog. A key press becomes rows in these steps:
 *
 * 1. `useQuery` holds the text. `useSearch` has what the search page does, too: its `useResults` starts a
 *    search and aborts the one before.
 * 2. `useBackend` adds locale, docs versions, and area, and calls the backend (`client/hit`).
 * 3. `client/embeddedBackend` sends the call to `client/worker`, which defines the messages.
 * 4. The worker finds hits, as "From a key to an answer" in `engine/README.md` describes.
 * 5. `list/items` converts hits to items, and `list/rows` items to rows in groups. `ResultList` renders
 *    these, and `useExcerpts` reads the excerpts of the rows on screen.
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
  const {query, isCut, change, reportCut} = useQuery(initialQuery);
  const [area, chooseArea] = useState('');
  const [chosenVersions, setChosenVersions] = useState(noVersions);
  const read = useVersions(chosenVersions);
  const versions = useMemo(() => searchedVersions(read, dialog.docs), [read]);
  const search = useSearch(query, {area, versions, close});
  const {backend, results} = search;
  const {source} = backend;
  const areaOffer = useAreaOffer(results, area);
  const stored = useStoredSearches(backend.data.indexName, backend.site);
  const {recent, favorites} = stored;
  const [unfolded, setUnfolded] = useState(noneUnfolded);
  const {found, failure} = results;
  const isStart = isBlank(query);
  const list = useMemo((): RowList | undefined => {
    if (isStart) {
      const groupOf = (title: string, items: readonly SearchItem[]) => ({
        title,
        rows: itemRows(distinguish(items.map(item => withVersionName(item, read)))),
      });
      return listOf('grid', [groupOf(labels.recent, recent), groupOf(labels.favorite, favorites)]);
    }
    const groups = rowsOf(found && !failure ? found.items : [], {
      bestTitle: source.showsBest ? labels.best : undefined,
      areaOf: item => areaOf(item, baseUrl).label,
      unfolded,
    });
    return listOf('listbox', groups);
  }, [isStart, recent, favorites, read, found, failure, baseUrl, source.showsBest, unfolded]);
  const rows = list?.rows ?? [];
  const items = itemsIn(rows);
  const [chosen, activate] = useState<Active | undefined>(first);
  const active = chosen && (chosen.row < rows.length ? chosen : first);

  const open = useEvent((item: SearchItem, event: OpenEvent): void => {
    const groups = list?.groups.map(group => itemsIn(group.rows)) ?? [];
    const position = Math.max(...groups.map(group => group.indexOf(item))) + 1;
    stored.addRecent(item);
    source.reportOpened?.(item, position);
    if (!opensInNewTab(event)) {
      rememberQuery('');
    }
    search.open(item, event, items.indexOf(item) + 1);
  });

  const chooseVersion: ChooseVersion = ({id}, {name}) =>
    setChosenVersions(before => ({...before, [id]: name}));

  useEffect(() => rememberQuery(query), [query]);
  const reportViewed = useEvent((): void => {
    if (list?.role === 'listbox') {
      source.reportViewed?.(items);
    }
  });
  const shown = items.map(({id}) => id).join();
  useEffect(reportViewed, [shown, reportViewed]);

  return {
    ...search,
    isCut,
    reportCut,
    change: (next: string): void => {
      change(next);
      activate(first);
      setUnfolded(noneUnfolded);
    },
    stored,
    list,
    /** The active row; undefined if the focus is below the list. */
    active,
    activate,
    activeDescendant:
      list &&
      active &&
      (list.role === 'grid' ? cellId(active.row, active.cell) : rowId(active.row)),
    /** The area of the current page, if there are also results in other areas. */
    areaOffer,
    area: areaOffer ? area : '',
    chooseArea,
    versions,
    /** Whether the versions are not those of the page. */
    hasChosenVersions: chosenVersions !== noVersions,
    chooseVersion,
    /** Searches the versions of the page again. */
    resetVersions: (): void => setChosenVersions(noVersions),
    open,
    /** Shows the results that are similar to an item, in place of the row that counts them. */
    unfold: ({id}: SearchItem): void => setUnfolded(before => new Set([...Array.from(before), id])),
    /** Moves the focus to the input before a focused element disappears. */
    focusInput: (): void => input.current?.focus(),
  };
}
