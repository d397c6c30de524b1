import Translate from '@docusaurus/Translate';
import ErrorScreen from '@theme/Search/ErrorScreen';
import NoResultsScreen from '@theme/Search/NoResultsScreen';
import type {ReactNode} from 'react';
import type {SearchTools} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import Status from '../Search/list/Status';
import {useSummary} from '../Search/list/useSummary';
import type {Results as QueryResults} from '../Search/state/useResults';
import AreaFilter from './AreaFilter';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useAreas} from './useAreas';

type ResultsProps = {
  query: string;
  /** The id of the chosen area; empty for all. */
  area: string;
  results: QueryResults;
  tools: SearchTools;
  /** Moves the focus to the input before a focused button disappears. */
  focusInput: () => void;
  onQuery: (query: string) => void;
  onArea: (id: string) => void;
};

/** Shows the results of the query, their number, and their areas. */
export default function Results({
  query,
  results,
  tools,
  focusInput,
  onQuery,
  onArea,
  ...chosen
}: ResultsProps): ReactNode {
  const {found, hasFailed} = results;
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
      {isListShown && areas.length > 1 && (
        <AreaFilter areas={areas} chosen={area} onChoose={onArea} />
      )}
      <Status {...{tools, results, summary}} onLeave={focusInput} />
      {isListShown && !hasFailed && (
        <p className={styles.count} aria-hidden="true">
          {summary}
        </p>
      )}
      {tools.backend !== tools.data.backend && (
        <p className={styles.count}>{labels.localFallback}</p>
      )}
      {!hasFailed && found?.items.length === 0 && (
        <NoResultsScreen query={found.query} onChoose={choose} />
      )}
      {isListShown && (
        <ResultList
          items={items}
          query={found.query}
          onMore={found.hasMore && !hasFailed ? results.more : undefined}
        >
          <Translate
            id="theme.SearchPage.more"
            description="The label of the button that shows the next page of results"
          >
            Show more results
          </Translate>
        </ResultList>
      )}
      {hasFailed && <ErrorScreen {...{tools, results}} onLeave={focusInput} />}
    </>
  );
}
