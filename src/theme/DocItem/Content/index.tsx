import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';
import {PageActions} from '@site/src/components/PageActions';
import {HelpRow} from './HelpRow';

/** Wraps the text of a doc: adds the page actions next to its title and a row with help below. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {assets, frontMatter, metadata} = useDoc();
  return (
    <>
      <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
      <PageActions />
      <DocItemContent {...props} />
      <HelpRow />
    </>
  );
}
