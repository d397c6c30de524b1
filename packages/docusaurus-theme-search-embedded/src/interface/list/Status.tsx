import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type ReactNode} from 'react';
import type {Area} from '../areas.js';
import common from '../common.module.css';
import type {ErrorScreenProps} from '@theme/SearchDialog/ErrorScreen';
import Fallback from '../backend/Fallback.jsx';
import {labels} from '../labels.js';
import {isOnlyExclusions, limits} from '../limits.js';
import styles from '../message.module.css';
import {HelpButton, outdated} from '../buttons.jsx';
import {useNumberText} from '../plurals.js';
import type {OtherVersion} from '../state/otherVersions.js';
import type {LoadedResults} from '../state/useResults.js';
import {searchedLabels, versionLabel} from '../versions/versions.js';

/** Returns a function that describes a number of results; `isPartial` if there may be more. */
function useResultCount(): (count: number, isPartial?: boolean) => string {
  const numberText = useNumberText();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (count, isPartial = false) =>
    numberText(
      isPartial ? count + 1 : count,
      translate(
        {
          id: 'theme.SearchPage.count',
          message: 'One result|{count} results',
        },
        {count: `${count.toLocaleString(currentLocale)}${isPartial ? '+' : ''}`},
      ),
    );
}

/** Describes results with the version that has them. */
function inVersion(results: string, version: string): string {
  return translate(
    {
      id: 'theme.SearchPage.inVersion',
      message: '{results} in {version}',
    },
    {results, version},
  );
}

/** Returns a function that describes the results of a query in another version. */
export function useOtherVersionSummary(): (found: LoadedResults, other: OtherVersion) => string {
  const resultCount = useResultCount();
  return ({versions}, {docs, version, total, isPartial}) =>
    inVersion(resultCount(total, isPartial), versionLabel(versions, docs.id, version));
}

type SummaryOptions = {
  area?: Area;
  /** The number of results on screen. */
  shown?: number;
  /** The other versions with results. */
  others?: readonly OtherVersion[];
};

/**
 * Returns a function that describes the results of a search: their number, area, and version, and other versions
 * with results. If the index does not count areas, an area's number appears once all results are loaded.
 */
export function useSummary(): (found?: LoadedResults, options?: SummaryOptions) => string {
  const resultCount = useResultCount();
  const otherSummary = useOtherVersionSummary();
  const describe = (found: LoadedResults, {area, shown = 0}: SummaryOptions): string => {
    if (found.partOfLine !== undefined) {
      return labels.noResultsForLine;
    }
    const {total} = found;
    if (total === 0) {
      return `${labels.noResults} “${found.query}”`;
    }
    if (area === undefined) {
      return total === undefined ? labels.results : resultCount(total, found.isPartial);
    }
    const counted = found.hasMore ? labels.results : resultCount(shown);
    const results = area.count === undefined ? counted : resultCount(area.count);
    return translate(
      {
        id: 'theme.SearchPage.inArea',
        message: '{results} in {area}',
      },
      {results, area: area.label},
    );
  };
  return (found, options = {}) => {
    if (!found) {
      return '';
    }
    const results = describe(found, options);
    const version = searchedLabels(found.versions);
    const others = options.others?.map(other => otherSummary(found, other)) ?? [];
    return [version ? inVersion(results, version) : results, ...others].join('. ');
  };
}

type StatusProps = ErrorScreenProps & {summary: string};

/**
 * Announces the outcome of a search to screen readers after a pause in typing. Offers what to search instead of a
 * backend that does not answer.
 */
export default function Status({backend, results, summary, onLeave}: StatusProps): ReactNode {
  const {status} = results;
  const isUnanswered = status === 'unanswered';
  const {fallback} = backend.source;
  const unanswered = fallback?.unanswered ?? labels.unanswered;
  const isWaiting = isUnanswered || (status === 'stalled' && !results.found);
  const failure = results.failure === 'outdated' ? outdated : labels.errorTitle;
  const lacksFiles = status === 'idle' && results.found?.lacksFiles;
  const lacksWord = status === 'idle' && isOnlyExclusions(results.found?.query ?? '');
  const found = lacksFiles ? `${summary} ${labels.missing}`.trim() : summary;
  const outcome = status === 'error' ? failure : found;
  const text = isUnanswered ? unanswered : outcome;
  const query = results.found?.query ?? '';
  const [announced, setAnnounced] = useState({text: '', query});
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({text, query}), text ? limits.pause : 0);
    return () => clearTimeout(timer);
  }, [text, query]);
  return (
    <>
      {isWaiting && (
        <div className={styles.notice}>
          <div className="DocSearch-Help">{unanswered}</div>
          {isUnanswered && <Fallback backend={backend.source} onLeave={onLeave} />}
        </div>
      )}
      {lacksFiles && (
        <div className={styles.notice}>
          <div>{labels.missing}</div>
          <HelpButton onLeave={onLeave} onClick={results.retry}>
            {labels.tryAgain}
          </HelpButton>
        </div>
      )}
      {lacksWord && <div className={styles.missing}>{labels.lacksWord}</div>}
      <div role="status" className={common.hidden}>
        {/* Another query with the same outcome is another element, and so announced again. */}
        <span key={announced.query}>{announced.text}</span>
      </div>
    </>
  );
}
