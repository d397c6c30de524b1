import Translate, {translate} from '@docusaurus/Translate';
import NoMatch from '@theme/Search/NoMatch';
import type {ReactNode} from 'react';
import type {Area} from '../Search/areas';
import type {SearchTools} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import Status from '../Search/list/Status';
import {FailureHelp, isSilent, SilenceHelp} from '../Search/list/Help';
import Suggestions from '../Search/list/Suggestions';
import {useResultCount} from '../Search/list/useResultCount';
import ResultList from './ResultList';
import AreaFilter from './AreaFilter';
import styles from './styles.module.css';
import {useAreas} from './useAreas';
import type {LoadedResults, Results as QueryResults} from '../Search/state/useResults';

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

function Failure({tools, results, focusInput}: ResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{labels.errorTitle}</p>
      <FailureHelp tools={tools} results={results} onLeave={focusInput} />
    </div>
  );
}

function Nothing({query, onQuery, focusInput}: ResultsProps): ReactNode {
  const choose = (suggestion: string): void => {
    focusInput();
    onQuery(suggestion);
  };
  return (
    <div className={styles.message}>
      <NoMatch query={query} />
      <p className={styles.messageTitle}>
        {labels.noResults} &quot;{query}&quot;
      </p>
      <Suggestions query={query} onChoose={choose} />
    </div>
  );
}

/** Describes the results of a search. If the index does not count areas, an area's number appears once all results are loaded. */
function useSummary(): (found: LoadedResults | undefined, shown: number, area?: Area) => string {
  const resultCount = useResultCount();
  return (found, shown, area) => {
    if (!found || found.total === 0) {
      return found ? `${labels.noResults} "${found.query}"` : '';
    }
    if (area === undefined) {
      return resultCount(found.total);
    }
    const counted = found.hasMore ? labels.results : resultCount(shown);
    const results = area.count === undefined ? counted : resultCount(area.count);
    return translate(
      {
        id: 'theme.SearchPage.inArea',
        message: '{results} in {area}',
        description: 'How many results there are in an area, for example "3 results in Blog"',
      },
      {results, area: area.label},
    );
  };
}

/** Shows the results of the query, their number, and their areas. */
export default function Results(props: ResultsProps): ReactNode {
  const {query, results, tools} = props;
  const {found, hasFailed} = results;
  const {areas, area, items} = useAreas(results, props.area);
  const summary = useSummary();
  const isUnanswered = isSilent(tools, results);
  const summaryText = hasFailed ? labels.errorTitle : summary(found, items.length, area);
  // If loading more results failed, the earlier ones stay.
  const isListShown = found && found.items.length > 0 && !(hasFailed && found.query !== query);
  return (
    <>
      {isListShown && areas.length > 1 && (
        <AreaFilter areas={areas} chosen={area} onChoose={props.onArea} />
      )}
      <Status text={isUnanswered ? labels.silence : summaryText} />
      {isUnanswered && <SilenceHelp onLeave={props.focusInput} />}
      {isListShown && (
        <p className={styles.count} aria-hidden="true">
          {summaryText}
        </p>
      )}
      {tools.backend !== tools.data.backend && (
        <p className={styles.note}>{labels.localFallback}</p>
      )}
      {!hasFailed && found?.items.length === 0 && <Nothing {...props} query={found.query} />}
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
      {hasFailed && <Failure {...props} />}
    </>
  );
}
