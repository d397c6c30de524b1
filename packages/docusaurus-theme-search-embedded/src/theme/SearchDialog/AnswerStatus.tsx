import type {ReactNode} from 'react';
import common from '../Search/common.module.css';
import {labels} from '../Search/labels';
import {useResultCount} from '../Search/list/useResultCount';
import type {DialogState} from '../Search/state/dialogStore';

/** Tells a screen reader what a search came to, without moving the focus. */
export default function AnswerStatus({state}: {state: DialogState}): ReactNode {
  const resultCount = useResultCount();
  const {answer, searchStatus} = state;
  let text = '';
  if (answer.kind === 'error') {
    text = labels.errorTitle;
  } else if (answer.kind === 'results') {
    text = answer.nbHits > 0 ? resultCount(answer.nbHits) : `${labels.noResults} "${answer.query}"`;
  }
  return (
    <p role="status" className={common.hidden}>
      {searchStatus === 'idle' || searchStatus === 'error' ? text : ''}
    </p>
  );
}
