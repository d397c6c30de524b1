import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';
import {PageMenu} from '@site/src/components/PageMenu';

/** The stock header, beside the page's menu where the post has a page to itself. */
export default function BlogPostItemHeaderWrapper(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageMenu permalink={metadata.permalink} />}
      <BlogPostItemHeader />
    </>
  );
}
