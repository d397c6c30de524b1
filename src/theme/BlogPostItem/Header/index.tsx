import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';
import {PageActions} from '@site/src/components/PageActions';

/** Wraps the stock header. On the post's own page, adds the page actions and the additions to the head. */
export default function BlogPostItemHeaderWrapper(): ReactNode {
  const {assets, frontMatter, isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      {isBlogPostPage && (
        <>
          <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
          <PageActions />
        </>
      )}
      <BlogPostItemHeader />
    </>
  );
}
