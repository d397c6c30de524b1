import type {ReactNode} from 'react';
import {labels} from '../Search/labels';
import Status from '../Search/list/Status';
import {useResultCount} from '../Search/list/useResultCount';
import type {Results} from '../Search/state/useResults';

type AnswerStatusProps = {
  results: Results;
  /** Whether the service has not answered for a while. */
  isUnanswered: boolean;
};

/** Announces the result of a search to screen readers. */
export default function AnswerStatus({results, isUnanswered}: AnswerStatusProps): ReactNode {
  const resultCount = useResultCount();
  const {found, status} = results;
  let text = '';
  if (isUnanswered) {
    text = labels.silence;
  } else if (status === 'error') {
    text = labels.errorTitle;
  } else if (status === 'idle' && found) {
    text = found.total > 0 ? resultCount(found.total) : `${labels.noResults} "${found.query}"`;
  }
  return <Status text={text} />;
}
