import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import Destinations from '@theme/SearchDialog/Destinations';
import NoMatch from '@theme/SearchDialog/NoMatch';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../../interface/labels.js';
import {encodeQuery, limits} from '../../interface/limits.js';
import styles from '../../interface/message.module.css';

export type NoResultsScreenProps = {
  query: string;
  /** What the query could mean; undefined until that is known. */
  suggestions: readonly string[] | undefined;
  onChoose: (query: string) => void;
};

/** Shown for a query without results: suggests other queries and pages, and links to the report page. */
export default function NoResultsScreen({
  query,
  suggestions: found,
  onChoose,
}: NoResultsScreenProps): ReactNode {
  const {reportUrl} = dialog;
  // The list appears once, because a button must not move while somebody presses it.
  const all = found ? [...found, ...dialog.suggestions] : [];
  const suggestions = Array.from(new Set(all)).slice(0, limits.suggestions);
  return (
    <div className={clsx('DocSearch-NoResults', styles.start)}>
      <NoMatch query={query} />
      <p className={clsx('DocSearch-Title', styles.title)}>
        <span>{labels.noResults}</span> <strong translate="no">{`"${query}"`}</strong>
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className={clsx('DocSearch-Help', styles.help)}>{`${labels.suggestions}:`}</p>
          <ul className={styles.suggestions}>
            {suggestions.map(suggestion => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onChoose(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reportUrl && (
        <p className={clsx('DocSearch-Help', styles.help)}>
          <span>{labels.reportMissing}</span>{' '}
          <a
            href={reportUrl.replace('{query}', encodeQuery(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.reportMissingLink}
          </a>
        </p>
      )}
      <Destinations label={labels.destinations} />
    </div>
  );
}
