import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

/** The stock page of one author, with the description that it lacks. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const description = translate(
    {
      id: 'site.blog.author.description',
      message: 'Blog posts by {name}. {about}',
      description: 'The description of the page of one blog author',
    },
    {name: props.author.name ?? '', about: props.author.description ?? ''},
  );
  return (
    <>
      <PageMetadata description={description} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
