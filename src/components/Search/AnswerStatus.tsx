import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {DialogState} from './dialogStore';
import {labels} from './labels';

/** Words for how many results there are. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.search.count',
          message: 'One result|{count} results',
          description: 'How many results a search has, in as many plural forms as the language has',
        },
        {count: count.toLocaleString('en')},
      ),
    );
}

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
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {searchStatus === 'idle' || searchStatus === 'error' ? text : ''}
    </p>
  );
}
