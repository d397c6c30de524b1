import useBaseUrl from '@docusaurus/useBaseUrl';
import FirstRunPath from '@site/src/components/FirstRunPath';
import {steps} from '@site/src/components/FirstRunPath/steps';
import type {Props} from '@theme/DocCardList';
import DocCardList from '@theme-original/DocCardList';
import type {ReactNode} from 'react';

/** The stock cards; before those of the category in which the first run begins, the way to it. */
export default function DocCardListWrapper(props: Props): ReactNode {
  const start = useBaseUrl(steps[0].to);
  const [first] = props.items ?? [];
  return (
    <>
      {first?.type === 'link' && first.href === start && <FirstRunPath />}
      <DocCardList {...props} />
    </>
  );
}
