import Translate, {translate} from '@docusaurus/Translate';
import NoMatch from '@theme/Search/NoMatch';
import type {ReactNode} from 'react';
import type {SearchTools} from '../Search/backend/useSearch';
import {labels} from '../Search/labels';
import Status from '../Search/list/Status';
import {FailureHelp, isSilent, SilenceHelp} from '../Search/list/Help';
import Suggestions from '../Search/list/Suggestions';
import {useResultCount} from '../Search/list/useResultCount';
import ResultList from './ResultList';
import SectionFilter from './SectionFilter';
import styles from './styles.module.css';
import {useSections, type Section} from './useSections';
import type {Found, Results as QueryResults} from '../Search/state/useResults';

type ResultsProps = {
  query: string;
  /** The id of the chosen section, empty for all. */
  section: string;
  results: QueryResults;
  tools: SearchTools;
  /** Moves the focus to the input, before a button that has it goes. */
  focusInput: () => void;
  onQuery: (query: string) => void;
  onSection: (id: string) => void;
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

/** What a query came to, in words; of a section that the index does not count only once all of it is known. */
function useSummary(): (found: Found | undefined, shown: number, section?: Section) => string {
  const resultCount = useResultCount();
  return (found, shown, section) => {
    if (!found || found.nbHits === 0) {
      return found ? `${labels.noResults} "${found.query}"` : '';
    }
    if (section === undefined) {
      return resultCount(found.nbHits);
    }
    const isComplete = found.pages >= found.nbPages;
    const counted = isComplete ? resultCount(shown) : labels.results;
    const results = section.count === undefined ? counted : resultCount(section.count);
    return translate(
      {
        id: 'theme.SearchPage.inSection',
        message: '{results} in {section}',
        description: 'How many results there are in a section, for example "3 results in Blog"',
      },
      {results, section: section.label},
    );
  };
}

/** What the query came to, in words, and its results. */
export default function Results(props: ResultsProps): ReactNode {
  const {query, results, tools} = props;
  const {found, hasFailed} = results;
  const {sections, section, items} = useSections(results, props.section);
  const summary = useSummary();
  const isUnanswered = isSilent(tools, results);
  const said = hasFailed ? labels.errorTitle : summary(found, items.length, section);
  // Where only the next page failed, the ones before it stay.
  const isListShown = found && found.items.length > 0 && !(hasFailed && found.query !== query);
  const hasMore = found && found.pages < found.nbPages && !hasFailed;
  return (
    <>
      {isListShown && sections.length > 1 && (
        <SectionFilter sections={sections} chosen={section} onChoose={props.onSection} />
      )}
      <Status text={isUnanswered ? labels.silence : said} />
      {isUnanswered && <SilenceHelp onLeave={props.focusInput} />}
      {isListShown && (
        <p className={styles.count} aria-hidden="true">
          {said}
        </p>
      )}
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
