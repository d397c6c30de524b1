import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';

/** The stock page, with the category's Markdown twin and its card. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <PageHead {...props.categoryGeneratedIndex} />
    </>
  );
}
