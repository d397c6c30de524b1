import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {useResultCount} from '../../components/Search/AnswerStatus';
import {ErrorActions, errorHelp} from '../../components/Search/ErrorScreen';
import {labels} from '../../components/Search/labels';
import {MissingResults, Suggestions} from '../../components/Search/NoResultsScreen';
import type {SearchTools} from '../../components/Search/useSearch';
import Result from './Result';
import styles from './styles.module.css';
import type {Found, PageResults} from './useSearchResults';

type ResultsProps = {
  query: string;
  results: PageResults;
  tools: SearchTools;
  onQuery: (query: string) => void;
};

function Failure({tools, results}: ResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{labels.errorTitle}</p>
      <p>{errorHelp(tools)}</p>
      <ErrorActions tools={tools} className={styles.actions} onRetry={results.more} />
    </div>
  );
}

function Nothing({found, onQuery}: Pick<ResultsProps, 'onQuery'> & {found: Found}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {labels.noResults} &quot;{found.query}&quot;
      </p>
      <Suggestions onChoose={onQuery} />
      <MissingResults query={found.query} />
    </div>
  );
}

type ListProps = {found: Found; results: PageResults; hasFailed: boolean};

/** The results so far; those that a press of the button brings take the focus. */
function List({found, results, hasFailed}: ListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current > 0 && found.items.length > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    }
    shownBefore.current = 0;
  }, [found]);
  const more = (): void => {
    shownBefore.current = found.items.length;
    results.more();
  };
  return (
    <>
      <ol ref={list} className={styles.results}>
        {found.items.map(item => (
          <Result key={item.objectID} item={item} />
        ))}
      </ol>
      {found.pages < found.nbPages && !hasFailed && (
        <button type="button" className={clsx('button', styles.more)} onClick={more}>
          <Translate
            id="site.search.more"
            description="The label of the button that shows the next page of results"
          >
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}

/** What the query came to, in words, and its results. */
export default function Results(props: ResultsProps): ReactNode {
  const {results, tools} = props;
  const {status, found} = results;
  const resultCount = useResultCount();
  const hasItems = found !== undefined && found.items.length > 0;
  const hasFailed = status === 'error' && props.query.trim() !== '';
  // Where only the next page failed, the ones before it stay.
  const isListShown = hasItems && !(hasFailed && found.query !== props.query);
  const count = found && found.nbHits > 0 ? resultCount(found.nbHits) : '';
  const nothing = found && found.nbHits === 0 ? `${labels.noResults} "${found.query}"` : '';
  return (
    <>
      <p role="status" className={clsx(styles.count, !count && styles.visuallyHidden)}>
        {hasFailed ? labels.errorTitle : count || nothing}
      </p>
      {tools.backend !== tools.data.backend && <p className={styles.note}>{labels.ownCopy}</p>}
      {!hasFailed && found?.items.length === 0 && <Nothing found={found} onQuery={props.onQuery} />}
      {isListShown && <List {...{found, results, hasFailed}} />}
      {hasFailed && <Failure {...props} />}
    </>
  );
}
