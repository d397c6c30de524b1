import ErrorScreen from '@theme/Search/ErrorScreen';
import NoResultsScreen from '@theme/Search/NoResultsScreen';
import StartScreen from '@theme/SearchDialog/StartScreen';
import type {ReactNode} from 'react';
import {isBlank} from '../Search/limits';
import ResultsScreen from './ResultsScreen';
import type {ScreenProps} from './useDialogModel';

/** Chooses the screen below the input. A running search keeps the previous screen. */
export default function Screen({model}: ScreenProps): ReactNode {
  const {query, results, list, tools, focusInput} = model;
  const {found, hasFailed} = results;
  if (isBlank(query)) {
    return <StartScreen model={model} />;
  }
  if (hasFailed) {
    return <ErrorScreen {...{tools, results}} onLeave={focusInput} />;
  }
  if (!found) {
    return null;
  }
  if (list) {
    return <ResultsScreen {...{model, list, found}} />;
  }
  const choose = (suggestion: string): void => {
    model.change(suggestion);
    focusInput();
  };
  return <NoResultsScreen query={found.query} groups={model.groups} onChoose={choose} />;
}
