import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import Destinations from '@theme/SearchDialog/Destinations';
import NoMatch from '@theme/SearchDialog/NoMatch';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../../interface/labels.js';
import {encodeQuery, limits} from '../../interface/limits.js';
import {useOtherVersionSummary} from '../../interface/list/Status.jsx';
import styles from '../../interface/message.module.css';
import type {LoadedResults} from '../../interface/state/useResults.js';
import type {Suggestions} from '../../interface/state/useSuggestions.js';
import type {ChooseVersion} from '../../interface/versions/versions.js';

export type NoResultsScreenProps = {
  /** The answer without results. */
  found: LoadedResults;
  /** Undefined until they are known. */
  suggestions: Suggestions | undefined;
  onChoose: (query: string) => void;
  onVersion: ChooseVersion;
};

/**
 * Shown for a query without results: offers versions of the docs that have some, suggests other queries and pages,
 * and links to the report page.
 */
export default function NoResultsScreen({
  found,
  suggestions,
  onChoose,
  onVersion,
}: NoResultsScreenProps): ReactNode {
  const {query, partOfLine} = found;
  const {reportUrl} = dialog;
  const versionSummary = useOtherVersionSummary();
  const others = suggestions?.versions ?? [];
  const all = suggestions ? [...suggestions.queries, ...dialog.suggestions] : [];
  const queries = Array.from(new Set(all)).slice(0, limits.suggestions);
  return (
    <div className={clsx('DocSearch-NoResults', styles.screen)}>
      <NoMatch query={query} />
      <div className={clsx('DocSearch-Title', styles.title)}>
        {partOfLine === undefined ? (
          <>
            <span>{labels.noResults}</span> <strong translate="no">{`“${query}”`}</strong>
          </>
        ) : (
          <span>{labels.noResultsForLine}</span>
        )}
      </div>
      {others.length > 0 && (
        <div role="list" className={styles.suggestions}>
          {others.map(other => {
            const {docs, version} = other;
            return (
              <div role="listitem" key={`${docs.id} ${version.name}`}>
                <button type="button" onClick={() => onVersion(docs, version)}>
                  {versionSummary(found, other)}
                </button>
              </div>
            );
          })}
        </div>
      )}
      {queries.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <div className={clsx('DocSearch-Help', styles.help)}>{`${labels.suggestions}:`}</div>
          <div role="list" className={styles.suggestions}>
            {queries.map(suggestion => (
              <div role="listitem" key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onChoose(suggestion)}
                >
                  {suggestion}
                </button>
              </div>
            ))}
          </div>
        </div>
      )}
      {reportUrl && (
        <div className={clsx('DocSearch-Help', styles.help)}>
          <span>{labels.reportMissing}</span>{' '}
          <a
            href={reportUrl.replace('{query}', encodeQuery(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.reportMissingLink}
          </a>
        </div>
      )}
      <Destinations label={labels.destinations} />
    </div>
  );
}
