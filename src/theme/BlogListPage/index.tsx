import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import BlogListPage from '@theme-original/BlogListPage';
import {BlogListContext} from './context';

/** The stock list of posts; the heading that it lacks comes with its items (`BlogPostItems`). */
export default function BlogListPageWrapper(props: Props): ReactNode {
  return (
    <BlogListContext value={props.metadata}>
      <BlogListPage {...props} />
    </BlogListContext>
  );
}
