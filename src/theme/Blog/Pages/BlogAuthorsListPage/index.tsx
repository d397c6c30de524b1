import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** The stock list of authors, with the description that it lacks. */
export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  const description = translate({
    id: 'site.blog.authors.description',
    message: 'The people who write the blog, and the posts by each of them.',
    description: 'The description of the list of blog authors',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
