import type {ReactNode} from 'react';
import Icon from './Icon';
import {labels} from './labels';
import {limitQuery, limits} from './limits';
import {missingResultsUrl} from './missingResults';
import type {ScreenProps} from './screenProps';
import {suggestedQueries} from '../../config/suggestions';

/** The link by which a visitor tells that a query should have found something. */
export function MissingResults({query}: {query: string}): ReactNode {
  return (
    <p className="DocSearch-Help">
      {labels.reportMissing}{' '}
      <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
        {labels.reportMissingLink}
      </a>
    </p>
  );
}

/** What to try where nothing was found: groups that had results before, then the site's own list. */
export function Suggestions({
  groups = [],
  onChoose,
}: {
  groups?: readonly string[];
  onChoose: (query: string) => void;
}): ReactNode {
  const suggestions = [...new Set([...groups, ...suggestedQueries])].slice(0, limits.suggestions);
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">{labels.suggestions}:</p>
      <ul>
        {suggestions.map(suggestion => (
          <li key={suggestion}>
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => onChoose(limitQuery(suggestion))}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands below the input where a query found nothing (SPECIFICATION.md#search-texts). */
export default function NoResultsScreen({
  model: {autocomplete, state},
  input,
  query,
}: ScreenProps & {query: string}): ReactNode {
  const choose = (suggestion: string): void => {
    autocomplete.setQuery(suggestion);
    void autocomplete.refresh();
    input.current?.focus();
  };
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Icon name="nothing" size={40} />
      </div>
      <p className="DocSearch-Title">
        {labels.noResults} &quot;<strong>{query}</strong>&quot;
      </p>
      <Suggestions groups={state.groups} onChoose={choose} />
      <MissingResults query={query} />
    </div>
  );
}
