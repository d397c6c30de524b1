import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {WithContext, WebSite} from 'schema-dts';
import {siteDescription} from '../../config/siteDescription';
import {site} from '../../config/site';
import {StructuredData} from '../StructuredData';

/** The site for machines: its name, and how its search is asked. */
export function WebsiteData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
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
    description: siteDescription,
    inLanguage: 'en',
    potentialAction: search,
  };
  return <StructuredData data={data} />;
}
