import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';
import {PageActions} from '@site/src/components/PageActions';
import {ArticleData} from './ArticleData';
import {HelpRow} from './HelpRow';

/** Wraps the text of a doc: adds the page actions next to its title, a row with help below, and data to the head. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {assets, frontMatter, metadata} = useDoc();
  return (
    <>
      <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
      <ArticleData />
      <PageActions />
      <DocItemContent {...props} />
      <HelpRow />
    </>
  );
}
