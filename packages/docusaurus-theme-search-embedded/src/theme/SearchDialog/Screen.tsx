import ErrorScreen from '@theme/SearchDialog/ErrorScreen';
import NoResultsScreen from '@theme/SearchDialog/NoResultsScreen';
import StartScreen from '@theme/SearchDialog/StartScreen';
import type {ReactNode} from 'react';
import {isBlank} from '../Search/limits';
import ResultsScreen from './ResultsScreen';
import type {ScreenProps} from './useDialogModel';

/** Chooses the screen below the input. A running search keeps the previous screen. */
export default function Screen({model}: ScreenProps): ReactNode {
  const {query, results, list} = model;
  const {found, hasFailed} = results;
  if (isBlank(query)) {
    return <StartScreen model={model} />;
  }
  if (hasFailed) {
    return <ErrorScreen model={model} />;
  }
  if (!found) {
    return null;
  }
  return list ? (
    <ResultsScreen {...{model, list, found}} />
  ) : (
    <NoResultsScreen model={model} query={found.query} />
  );
}
