import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchTools} from '../Search/backend/useSearch';
import common from '../Search/common.module.css';
import {labels} from '../Search/labels';
import {isBlank} from '../Search/limits';
import FailureHelp from '../Search/list/FailureHelp';
import Suggestions from '../Search/list/Suggestions';
import {useResultCount} from '../Search/list/useResultCount';
import ResultList from './ResultList';
import SectionFilter from './SectionFilter';
import styles from './styles.module.css';
import {useSectionFilter} from './useSectionFilter';
import type {Found, PageResults} from './useSearchResults';

type ResultsProps = {
  query: string;
  results: PageResults;
  tools: SearchTools;
  /** Moves the focus to the input, before a button that has it goes. */
  focusInput: () => void;
  onQuery: (query: string) => void;
};

function Failure({tools, results, focusInput}: ResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{labels.errorTitle}</p>
      <FailureHelp tools={tools} onRetry={results.more} onLeave={focusInput} />
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
      <p className={styles.messageTitle}>
        {labels.noResults} &quot;{query}&quot;
      </p>
      <Suggestions query={query} onChoose={choose} />
    </div>
  );
}

/** What a query came to, in words; of a section only once all of it is known. */
function useSummary(): (found: Found | undefined, shown: number, section?: string) => string {
  const resultCount = useResultCount();
  return (found, shown, section) => {
    if (!found || found.nbHits === 0) {
      return found ? `${labels.noResults} "${found.query}"` : '';
    }
    if (section === undefined) {
      return resultCount(found.nbHits);
    }
    const isComplete = found.pages >= found.nbPages;
    const results = isComplete ? resultCount(shown) : labels.results;
    return translate(
      {
        id: 'theme.SearchPage.inSection',
        message: '{results} in {section}',
        description: 'How many results there are in a section, for example "3 results in Blog"',
      },
      {results, section},
    );
  };
}

/** What the query came to, in words, and its results. */
export default function Results(props: ResultsProps): ReactNode {
  const {query, results, tools} = props;
  const {status, found} = results;
  const {sections, section, items, choose} = useSectionFilter(results);
  const summary = useSummary();
  const hasFailed = status === 'error' && !isBlank(query);
  // Where only the next page failed, the ones before it stay.
  const isListShown = found && found.items.length > 0 && !(hasFailed && found.query !== query);
  const hasMore = found && found.pages < found.nbPages && !hasFailed;
  return (
    <>
      {isListShown && sections.length > 1 && (
        <SectionFilter sections={sections} chosen={section} onChoose={choose} />
      )}
      <p role="status" className={isListShown ? styles.count : common.hidden}>
        {hasFailed ? labels.errorTitle : summary(found, items.length, section)}
      </p>
      {tools.backend !== tools.data.backend && <p className={styles.note}>{labels.ownCopy}</p>}
      {!hasFailed && found?.items.length === 0 && <Nothing {...props} query={found.query} />}
      {isListShown && (
        <ResultList items={items} onMore={hasMore ? results.more : undefined}>
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
