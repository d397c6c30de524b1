import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {WithContext, WebSite} from 'schema-dts';
import {site} from '@site/src/config/site';
import {StructuredData} from '@site/src/components/StructuredData';

/** The site for machines: its name, and how its search is asked. */
export function WebsiteData(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const url = siteConfig.url + siteConfig.baseUrl;
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}${site.searchPagePath}?q={search_term_string}`,
    },
    // Schema.org's way to say which part of the template is typed in.
    'query-input': 'required name=search_term_string',
  } as const;
  const data: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name: siteConfig.title,
    description: site.description,
    inLanguage: i18n.currentLocale,
    potentialAction: search,
  };
  return <StructuredData data={data} />;
}
