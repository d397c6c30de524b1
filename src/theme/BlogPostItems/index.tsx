import {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import {BlogListContext} from '../BlogListPage/context';

/** Posts in a list; above all of them stands the blog's name, which other lists of posts say themselves. */
export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const blog = useContext(BlogListContext);
  return (
    <>
      {blog && (
        <header className="margin-bottom--lg">
          <Heading as="h1">{blog.blogTitle}</Heading>
          <p>{blog.blogDescription}</p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
