/** The browser's description of the site's search (OpenSearch 1.1). */
export type OpenSearchSite = {
  title: string;
  /** The site's address with base URL and closing slash. */
  siteUrl: string;
  /** Address of the search page. */
  searchUrl: string;
  /** Address of the icon, if there is one. */
  iconUrl?: string;
};

/** File name in the build. */
export const openSearchFile = 'opensearch.xml';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Writes the description, so that a browser can offer the site as a search engine. */
export function openSearchXml({title, siteUrl, searchUrl, iconUrl}: OpenSearchSite): string {
  const [site, search] = [escapeXml(siteUrl), escapeXml(searchUrl)];
  // ShortName holds at most 16 characters and Description 1,024 by the standard; browsers show longer names.
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
