import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import {site} from '@site/src/config/site';

/** Reports whether this is the list of all posts. Those of a tag or an author have headings already. */
function useIsListOfAll(): boolean {
  const {pathname} = useLocation();
  const list = useBaseUrl(site.blog.routeBasePath);
  return matchPath(pathname, {path: [list, `${list}/page/:number`], exact: true}) !== null;
}

/** Lists posts, and adds the heading that the stock list of all posts lacks. */
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
