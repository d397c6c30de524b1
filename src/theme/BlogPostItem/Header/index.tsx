import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';
import {PageMenu} from '@site/src/components/PageMenu';

/** The stock header; where the post has a page to itself, beside the page's menu, and with what its head says beyond the theme. */
export default function BlogPostItemHeaderWrapper(): ReactNode {
  const {assets, frontMatter, isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      {isBlogPostPage && (
        <>
          <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
          <PageMenu />
        </>
      )}
      <BlogPostItemHeader />
    </>
  );
}
