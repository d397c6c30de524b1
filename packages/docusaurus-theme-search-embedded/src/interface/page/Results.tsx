import Translate from '@docusaurus/Translate';
import ErrorScreen from '@theme/SearchDialog/ErrorScreen';
import NoResultsScreen from '@theme/SearchDialog/NoResultsScreen';
import clsx from 'clsx';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import common from '../common.module.css';
import {pageOf, type SearchItem} from '../list/items.js';
import {itemRows, listOf} from '../list/List.jsx';
import PageFailure from '../list/PageFailure.jsx';
import ResultList from '../list/ResultList.jsx';
import {distinguish, withGroup} from '../list/rows.js';
import Status, {useSummary} from '../list/Status.jsx';
import type {OpenEvent} from '../newTab.js';
import type {SearchModel} from '../state/useSearch.js';
import type {ChooseVersion} from '../versions/versions.js';
import AreaFilter, {useAreas} from './AreaFilter.jsx';
import styles from './styles.module.css';

type LoadedListProps = {
  items: readonly SearchItem[];
  open: SearchModel['open'];
  onMore: (() => void) | undefined;
};

/** Returns the results as their rows show them: each names its group, but sections below their page only headings. */
function shownItems(items: readonly SearchItem[]): SearchItem[] {
  let page: SearchItem | undefined;
  return distinguish(items).map(item => {
    if (page && pageOf(page) === pageOf(item)) {
      return {...item, breadcrumb: item.breadcrumb.slice(1), isNested: true};
    }
    page = item.breadcrumb.length === 0 ? item : undefined;
    return withGroup(item);
  });
}

/** Lists the loaded results. Moves the focus to the first result that the button adds. */
function LoadedList({items, open, onMore}: LoadedListProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current > 0 && items.length > shownBefore.current) {
      element.current
        ?.querySelectorAll<HTMLElement>('[role=listitem] a')
        [shownBefore.current]?.focus();
    }
    shownBefore.current = 0;
  }, [items]);
  const more = (): void => {
    shownBefore.current = items.length;
    onMore?.();
  };
  const list = useMemo(
    () => listOf('list', [{title: '', rows: itemRows(shownItems(items))}]),
    [items],
  );
  const openItem = (item: SearchItem, event: OpenEvent): void =>
    open(item, event, items.findIndex(({id}) => id === item.id) + 1);
  const footer = onMore && (
    <button type="button" className={clsx(common.button, styles.more)} onClick={more}>
      <Translate id="theme.SearchPage.more">Show more results</Translate>
    </button>
  );
  return <div ref={element}>{list && <ResultList {...{list, footer}} open={openItem} />}</div>;
}

type ResultsProps = {
  model: SearchModel;
  /** The id of the chosen area; empty for all. */
  area: string;
  /** Moves the focus to the input before a focused button disappears. */
  focusInput: () => void;
  onQuery: (query: string) => void;
  onArea: (id: string) => void;
  onVersion: ChooseVersion;
};

export default function Results({
  model,
  focusInput,
  onQuery,
  onArea,
  onVersion: chooseVersion,
  ...chosen
}: ResultsProps): ReactNode {
  const {query, results, backend, suggestions, open, openPath, failedPath} = model;
  const {found, failure} = results;
  const {areas, area, items} = useAreas(results, chosen.area);
  const others = suggestions?.versions;
  const summary = useSummary()(found, {area, shown: items.length, others});
  // If loading more results failed, the earlier ones stay.
  const isListShown = found && found.items.length > 0 && !(failure && found.query !== query);
  const choose = (suggestion: string): void => {
    focusInput();
    onQuery(suggestion);
  };
  const onVersion: ChooseVersion = (docs, version) => {
    focusInput();
    chooseVersion(docs, version);
  };
  return (
    <>
      {/* If the chosen area has no results, all are shown, and the pressed button says so. */}
      {isListShown && (areas.length > 1 || chosen.area !== '') && (
        <AreaFilter areas={areas} chosen={area} onChoose={onArea} />
      )}
      <Status {...{backend, results, summary}} onLeave={focusInput} />
      <PageFailure {...{openPath, failedPath}} onLeave={focusInput} />
      {isListShown && !failure && (
        <div className={styles.count} aria-hidden="true">
          {summary}
        </div>
      )}
      {backend.source.note && <div className={styles.count}>{backend.source.note}</div>}
      {!failure && found?.items.length === 0 && (
        <NoResultsScreen {...{found, suggestions, onVersion}} onChoose={choose} />
      )}
      {isListShown && (
        <LoadedList
          {...{items, open}}
          onMore={found.hasMore && !failure ? results.more : undefined}
        />
      )}
      {failure && <ErrorScreen {...{backend, results}} onLeave={focusInput} />}
    </>
  );
}
