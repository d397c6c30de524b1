import type {ReactNode} from 'react';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import {blogDescription} from '@site/src/config/blog';

/** Whether all posts are listed; the lists of a tag and of an author have headings of their own. */
function useIsListOfAll(): boolean {
  const {blogBasePath} = useBlogMetadata();
  const {pathname} = useLocation();
  const below = pathname.slice(blogBasePath.length);
  return pathname.startsWith(blogBasePath) && /^(\/page\/\d+)?\/?$/.test(below);
}

/** Posts in a list; the list of all gets the heading that the stock page lacks. */
export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const {blogTitle} = useBlogMetadata();
  return (
    <>
      {useIsListOfAll() && (
        <header className="margin-bottom--lg">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
