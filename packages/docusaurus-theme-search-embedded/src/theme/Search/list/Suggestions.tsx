import clsx from 'clsx';
import type {ReactNode} from 'react';
import {site} from '../../../../../../src/config/site';
import {suggestedQueries} from '../../../../../../src/config/suggestions';
import {labels} from '../labels';
import {limitQuery, limits} from '../limits';
import styles from './help.module.css';

/** The address under which a visitor tells that a query should have found something. */
function missingResultsUrl(query: string): string {
  const url = new URL(`${site.repository}/issues/new`);
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  return url.href;
}

type SuggestionsProps = {
  /** The query that found nothing. */
  query: string;
  /** Groups in which earlier queries found something. */
  groups?: readonly string[];
  onChoose: (query: string) => void;
};

/** What to try where nothing was found: groups that had results before, then the site's own list; and whom to tell. */
export default function Suggestions({query, groups = [], onChoose}: SuggestionsProps): ReactNode {
  const suggestions = [...new Set([...groups, ...suggestedQueries])].slice(0, limits.suggestions);
  return (
    <>
      <div className="DocSearch-NoResults-Prefill-List">
        <p className={clsx('DocSearch-Help', styles.help)}>{labels.suggestions}:</p>
        <ul className={styles.buttons}>
          {suggestions.map(suggestion => (
            <li key={suggestion}>
              <button
                type="button"
                className={clsx('DocSearch-Prefill site-button', styles.round)}
                onClick={() => onChoose(limitQuery(suggestion))}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={clsx('DocSearch-Help', styles.help)}>
        {labels.reportMissing}{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          {labels.reportMissingLink}
        </a>
      </p>
    </>
  );
}
