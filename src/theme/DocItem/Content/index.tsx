import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {PageMenu} from '@site/src/components/PageMenu';

/** The stock content, with the page's menu beside its title. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMenu permalink={useDoc().metadata.permalink} />
      <DocItemContent {...props} />
    </>
  );
}
