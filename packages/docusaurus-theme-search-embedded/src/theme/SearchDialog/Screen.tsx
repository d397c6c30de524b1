import ErrorScreen from '@theme/SearchDialog/ErrorScreen';
import NoResultsScreen from '@theme/SearchDialog/NoResultsScreen';
import StartScreen from '@theme/SearchDialog/StartScreen';
import type {ReactNode} from 'react';
import {isBlank} from '../Search/limits';
import ResultsScreen from './ResultsScreen';
import type {ScreenProps} from './screenProps';

/**
 * What stands below the input. While a search runs it stays what it was, unless that belongs to an
 * empty input and there is a query now, or the other way round.
 */
export default function Screen(props: ScreenProps): ReactNode {
  const {answer, query, collections} = props.model.state;
  if (isBlank(query)) {
    return answer.kind === 'start' && <StartScreen {...props} />;
  }
  switch (answer.kind) {
    case 'start':
      return null;
    case 'error':
      return <ErrorScreen {...props} />;
    case 'results':
      return collections.some(({items}) => items.length > 0) ? (
        <ResultsScreen {...props} query={answer.query} nbHits={answer.nbHits} />
      ) : (
        <NoResultsScreen {...props} query={answer.query} />
      );
  }
}
