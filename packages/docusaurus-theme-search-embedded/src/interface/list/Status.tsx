import backends from '@search/backends';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type ReactNode} from 'react';
import type {Area} from '../areas.js';
import common from '../common.module.css';
import type {ErrorScreenProps} from '@theme/SearchDialog/ErrorScreen';
import {labels} from '../labels.js';
import {isOnlyExclusions, limits} from '../limits.js';
import styles from '../message.module.css';
import {outdated} from '../buttons.jsx';
import type {LoadedResults} from '../state/useResults.js';

/**
 * Returns a function that describes the results of a search, optionally those in an area. If the index
 * does not count areas, an area's number appears once all results are loaded.
 */
export function useSummary(): (found?: LoadedResults, area?: Area, shown?: number) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  const resultCount = (count: number, isPartial = false): string =>
    selectMessage(
      isPartial ? count + 1 : count,
      translate(
        {
          id: 'theme.SearchPage.count',
          message: 'One result|{count} results',
          description: 'How many results a search has, in as many plural forms as the language has',
        },
        {count: `${count.toLocaleString(currentLocale)}${isPartial ? '+' : ''}`},
      ),
    );
  return (found, area, shown = 0) => {
    if (!found || found.total === 0) {
      return found ? `${labels.noResults} "${found.query}"` : '';
    }
    if (area === undefined) {
      return resultCount(found.total, found.isPartial);
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

type StatusProps = ErrorScreenProps & {summary: string};

/**
 * Announces the outcome of a search to screen readers after a pause in typing. Offers another backend
 * while the hosted service does not respond, because its client tries several hosts for three times as long.
 */
export default function Status({backend, results, summary, onLeave}: StatusProps): ReactNode {
  const {status, isOutdated} = results;
  const isUnresponsive = backend.name === 'hosted' && status === 'unresponsive';
  const failure = isOutdated ? outdated : labels.errorTitle;
  const lacksFiles = status === 'idle' && results.found?.lacksFiles === true;
  const lacksWord = status === 'idle' && isOnlyExclusions(results.found?.query ?? '');
  const found = lacksFiles ? `${summary} ${labels.missing}`.trim() : summary;
  const outcome = status === 'error' ? failure : found;
  const text = isUnresponsive ? labels.unresponsive : outcome;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), text ? limits.pause : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {isUnresponsive && (
        <div className={styles.unresponsive}>
          <backends.OutageHelp isUnresponsive onLeave={onLeave} />
        </div>
      )}
      {lacksFiles && <p className={styles.missing}>{labels.missing}</p>}
      {lacksWord && <p className={styles.missing}>{labels.lacksWord}</p>}
      <p role="status" className={common.hidden}>
        {announced}
      </p>
    </>
  );
}
