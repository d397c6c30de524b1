import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {StructuredData} from '@site/src/components/StructuredData';
import {socialCardUrl} from '@site/src/utils/socialCardUrl';
import type {ReactNode} from 'react';

/** Describes the post: the stock data, with its tags as keywords, and its social card if it has no image. */
export default function BlogPostStructuredData(): ReactNode {
  const {permalink, tags} = useBlogPost().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const card = useBaseUrl(socialCardUrl(permalink, baseUrl), {absolute: true});
  const {keywords = [], image = card, ...data} = useBlogPostStructuredData();
  const names = Array.isArray(keywords) ? keywords : [keywords];
  const all = new Set([...names, ...tags.map(({label}) => label)]);
  return <StructuredData data={{...data, '@type': 'BlogPosting', image, keywords: [...all]}} />;
}
