/** The browser's description of the site's search (OpenSearch 1.1). */
export type OpenSearchSite = {
  title: string;
  /** The site's URL with the base URL and a trailing slash. */
  siteUrl: string;
  searchUrl: string;
  iconUrl?: string;
};

export const openSearchFile = 'opensearch.xml';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns the XML with which a browser can offer the site as a search engine. */
export function openSearchXml({title, siteUrl, searchUrl, iconUrl}: OpenSearchSite): string {
  const [site, search] = [escapeXml(siteUrl), escapeXml(searchUrl)];
  // The standard allows 16 characters for ShortName and 1,024 for Description. Browsers show longer names.
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>Search ${escapeXml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${iconUrl ? `  <Image>${escapeXml(iconUrl)}</Image>\n` : ''}  <Url type="text/html" method="get" template="${search}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${site}${openSearchFile}"/>
  <moz:SearchForm>${search}</moz:SearchForm>
</OpenSearchDescription>
`;
}
