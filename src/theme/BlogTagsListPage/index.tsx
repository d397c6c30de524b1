import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The stock list of tags, with the description that it lacks. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  const description = translate({
    id: 'site.blog.tags.description',
    message: 'Every tag of the blog, and how many posts carry it.',
    description: 'The description of the list of blog tags',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogTagsListPage {...props} />
    </>
  );
}
