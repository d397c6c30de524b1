import NoMatch from '@theme/Search/NoMatch';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../Search/labels';
import Suggestions from '../Search/list/Suggestions';
import screens from './screens.module.css';
import type {ScreenProps} from './useDialogModel';

/** Shown below the input if a query has no results. */
export default function NoResultsScreen({model, query}: ScreenProps & {query: string}): ReactNode {
  const choose = (suggestion: string): void => {
    model.change(suggestion);
    model.focusInput();
  };
  return (
    <div className={clsx('DocSearch-NoResults', screens.screen)}>
      <NoMatch query={query} />
      <p className={clsx('DocSearch-Title', screens.title)}>
        {labels.noResults} &quot;<strong>{query}</strong>&quot;
      </p>
      <Suggestions query={query} groups={model.groups} onChoose={choose} />
    </div>
  );
}
