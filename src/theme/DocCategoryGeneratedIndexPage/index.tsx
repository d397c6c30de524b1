import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';

/** Adds the category's Markdown copy and social card to the stock page's head. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <PageHead {...props.categoryGeneratedIndex} />
    </>
  );
}
