export const openSearchFile = 'opensearch.xml';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns the XML with which a browser can offer the site as a search engine (OpenSearch 1.1). */
export function openSearchXml(
  site: Record<'title' | 'siteUrl' | 'searchUrl', string>,
  icon?: string,
) {
  const [title, siteUrl, searchUrl] = [site.title, site.siteUrl, site.searchUrl].map(escapeXml);
  // The standard allows 16 characters for ShortName and 1,024 for Description. Browsers show longer names.
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${title}</ShortName>
  <Description>Search ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon ? `  <Image>${escapeXml(icon)}</Image>\n` : ''}  <Url type="text/html" method="get" template="${searchUrl}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}${openSearchFile}"/>
  <moz:SearchForm>${searchUrl}</moz:SearchForm>
</OpenSearchDescription>
`;
}
