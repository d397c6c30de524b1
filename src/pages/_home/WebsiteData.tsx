import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {site} from '@site/src/config/site';
import {StructuredData} from '@site/src/components/StructuredData';

export function WebsiteData(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const url = siteConfig.url + siteConfig.baseUrl;
  const data = {
    '@type': 'WebSite',
    '@id': url,
    url,
    name: siteConfig.title,
    description: site.description,
    inLanguage: i18n.currentLocale,
  };
  return <StructuredData data={data} />;
}
