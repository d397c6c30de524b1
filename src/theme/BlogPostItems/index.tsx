import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import {site} from '@site/src/config/site';

/** Whether all posts are listed; the lists of a tag and of an author have headings of their own. */
function useIsListOfAll(): boolean {
  const {pathname} = useLocation();
  const list = useBaseUrl(site.blog.routeBasePath);
  return matchPath(pathname, {path: [list, `${list}/page/:number`], exact: true}) !== null;
}

/** Posts in a list; the list of all gets the heading that the stock page lacks. */
export default function BlogPostItemsWrapper(props: Props): ReactNode {
  return (
    <>
      {useIsListOfAll() && (
        <header className="margin-bottom--lg">
          <Heading as="h1">{site.blog.title}</Heading>
          <p>{site.blog.description}</p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
