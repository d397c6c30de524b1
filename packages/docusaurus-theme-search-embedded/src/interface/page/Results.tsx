import Translate from '@docusaurus/Translate';
import ErrorScreen from '@theme/SearchDialog/ErrorScreen';
import NoResultsScreen from '@theme/SearchDialog/NoResultsScreen';
import Result from '@theme/SearchPage/Result';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import type {ActiveBackend} from '../backend/useBackend.js';
import common from '../common.module.css';
import {dispatchSearchEvent} from '../events.js';
import {showResult} from '../arrival/showResult.js';
import {labels} from '../labels.js';
import {pageOf, type SearchItem} from '../list/items.js';
import Status, {useSummary} from '../list/Status.jsx';
import type {Results as QueryResults} from '../state/useResults.js';
import {useSuggestions} from '../state/useSuggestions.js';
import AreaFilter, {useAreas} from './AreaFilter.jsx';
import styles from './styles.module.css';

type ResultListProps = {
  items: readonly SearchItem[];
  query: string;
  onMore: (() => void) | undefined;
};

/** Lists the loaded results. Moves the focus to the first result that the button adds. */
function ResultList({items, query, onMore}: ResultListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current > 0 && items.length > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    }
    shownBefore.current = 0;
  }, [items]);
  const open = (item: SearchItem, position: number): void => {
    dispatchSearchEvent('docusaurus-search:open', {query, url: item.url, position});
    showResult(item, query);
  };
  const more = (): void => {
    shownBefore.current = items.length;
    onMore?.();
  };
  return (
    <>
      <ol ref={list} className={clsx(common.marked, styles.results)}>
        {items.map((item, index) => (
          <Result
            key={item.id}
            item={item}
            onOpen={() => open(item, index + 1)}
            isBelow={index > 0 && pageOf(items[index - 1]!) === pageOf(item)}
          />
        ))}
      </ol>
      {onMore && (
        <button type="button" className={clsx(common.button, styles.more)} onClick={more}>
          <Translate
            id="theme.SearchPage.more"
            description="The label of the button that shows the next page of results"
          >
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}

type ResultsProps = {
  query: string;
  /** The id of the chosen area; empty for all. */
  area: string;
  results: QueryResults;
  backend: ActiveBackend;
  /** Moves the focus to the input before a focused button disappears. */
  focusInput: () => void;
  onQuery: (query: string) => void;
  onArea: (id: string) => void;
};

export default function Results({
  query,
  results,
  backend,
  focusInput,
  onQuery,
  onArea,
  ...chosen
}: ResultsProps): ReactNode {
  const {found, hasFailed} = results;
  const suggestions = useSuggestions(results, backend);
  const {areas, area, items} = useAreas(results, chosen.area);
  const summary = useSummary()(found, area, items.length);
  // If loading more results failed, the earlier ones stay.
  const isListShown = found && found.items.length > 0 && !(hasFailed && found.query !== query);
  const choose = (suggestion: string): void => {
    focusInput();
    onQuery(suggestion);
  };
  return (
    <>
      {/* If the chosen area has no results, all are shown, and the pressed button says so. */}
      {isListShown && (areas.length > 1 || chosen.area !== '') && (
        <AreaFilter areas={areas} chosen={area} onChoose={onArea} />
      )}
      <Status {...{backend, results, summary}} onLeave={focusInput} />
      {isListShown && !hasFailed && (
        <p className={styles.count} aria-hidden="true">
          {summary}
        </p>
      )}
      {backend.name !== backend.data.backend && (
        <p className={styles.count}>{labels.fallbackNote}</p>
      )}
      {!hasFailed && found?.items.length === 0 && (
        <NoResultsScreen query={found.query} suggestions={suggestions} onChoose={choose} />
      )}
      {isListShown && (
        <ResultList
          items={items}
          query={found.query}
          onMore={found.hasMore && !hasFailed ? results.more : undefined}
        />
      )}
      {hasFailed && <ErrorScreen {...{backend, results}} onLeave={focusInput} />}
    </>
  );
}
