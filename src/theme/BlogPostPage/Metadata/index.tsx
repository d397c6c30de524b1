import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead';

/** The stock tags, with the post's Markdown twin and its card. */
export default function BlogPostPageMetadataWrapper(): ReactNode {
  const {assets, frontMatter, metadata} = useBlogPost();
  return (
    <>
      <BlogPostPageMetadata />
      <PageHead {...metadata} image={assets.image ?? frontMatter.image} />
    </>
  );
}
