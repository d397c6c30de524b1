import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {machineUrl} from '@site/src/utils/machineUrl';
import {socialCardUrl} from '@site/src/utils/socialCardUrl';

const isoDate = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Returns the absolute URL of the doc's image: its author's, or else its card. */
function useImage(): string {
  const {assets, frontMatter, metadata} = useDoc();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const own = assets.image ?? frontMatter.image;
  return useBaseUrl(own ?? socialCardUrl(metadata.permalink, baseUrl), {absolute: true});
}

/** Describes the doc as an article with its dates. Docusaurus itself writes the breadcrumbs. */
function useArticle() {
  const {metadata} = useDoc();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {baseUrl, title: siteTitle, url: origin} = siteConfig;
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {published} = metadata.frontMatter as {published?: string};
  const url = machineUrl(origin + permalink);
  const site = {'@type': 'Organization', name: siteTitle, url: origin + baseUrl} as const;
  return {
    '@type': 'TechArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: title,
    description,
    image: useImage(),
    inLanguage: i18n.currentLocale,
    ...(published && {datePublished: published}),
    ...(lastUpdatedAt && {dateModified: isoDate(lastUpdatedAt)}),
    author: site,
    publisher: site,
  };
}

export function ArticleData(): ReactNode {
  return <StructuredData data={useArticle()} />;
}
