import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../common.module.css';
import {labels} from '../labels';
import {encodeQuery} from '../backend/useSearch';
import {limits} from '../limits';
import styles from './help.module.css';

type SuggestionsProps = {
  /** The query without results. */
  query: string;
  /** The groups of the latest results. */
  groups?: readonly string[];
  onChoose: (query: string) => void;
};

/** Suggests groups of the previous results and the site's own queries, and links to the report page. */
export default function Suggestions({query, groups = [], onChoose}: SuggestionsProps): ReactNode {
  const {reportUrl} = dialog;
  const suggestions = Array.from(new Set([...groups, ...dialog.suggestions])).slice(
    0,
    limits.suggestions,
  );
  return (
    <>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className={clsx('DocSearch-Help', styles.help)}>{labels.suggestions}:</p>
          <ul className={styles.buttons}>
            {suggestions.map(suggestion => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={clsx('DocSearch-Prefill', common.button, styles.round)}
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
          {labels.reportMissing}{' '}
          <a
            href={reportUrl.replace('{query}', encodeQuery(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.reportMissingLink}
          </a>
        </p>
      )}
    </>
  );
}
