import type {ReactNode} from 'react';
import {labels} from '../Search/labels';
import Status from '../Search/list/Status';
import {useResultCount} from '../Search/list/useResultCount';
import type {DialogState} from '../Search/state/dialogStore';

type AnswerStatusProps = {
  state: DialogState;
  /** The service has not answered for long. */
  isSilent: boolean;
};

/** What a search came to, for screen readers. */
export default function AnswerStatus({state, isSilent}: AnswerStatusProps): ReactNode {
  const resultCount = useResultCount();
  const {answer, searchStatus} = state;
  let text = '';
  if (isSilent) {
    text = labels.silence;
  } else if (answer.kind === 'error') {
    text = labels.errorTitle;
  } else if (answer.kind === 'results') {
    text = answer.nbHits > 0 ? resultCount(answer.nbHits) : `${labels.noResults} "${answer.query}"`;
  }
  return <Status text={isSilent || ['idle', 'error'].includes(searchStatus) ? text : ''} />;
}
