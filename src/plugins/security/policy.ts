import {createHash} from 'node:crypto';
import {load, type CheerioAPI} from 'cheerio/slim';

/** What authors can write into a page, and what every page's policy refuses. */
const refused = [
  'script',
  'iframe',
  'object',
  'embed',
  '[src^="http:"]',
  '[src^="https:"]',
  '[src^="//"]',
  '[srcset*="//"]',
  '[href^="javascript:" i]',
];

/** How a policy names a script or a style by its content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * The hosts that the hosted search client and `search-insights` reach: the lite client tries the
 * first and then the numbered ones; view events go to the last.
 */
function searchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`),
    'https://insights.algolia.io',
  ];
}

function hashes(contents: readonly string[]): string[] {
  return [...new Set(contents.map(hashSource))].sort();
}

/** The policy of a page: this origin only, and the inline scripts and styles that it holds. */
function policyOf($: CheerioAPI, searchAppId: string | undefined): string {
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map(found => $(found).text());
  // JSON in a script element is data, which no browser runs.
  const scripts = hashes(textsOf('script:not([src], [type$="json"])'));
  const styles = hashes(textsOf('style'));
  // Markdown's tables align their columns by attributes, which a hash covers only with this word.
  const attributes = hashes(
    $('[style]')
      .toArray()
      .map(({attribs}) => attribs.style!),
  );
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    [
      "style-src 'self'",
      ...styles,
      ...(attributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...attributes,
    ],
    ["img-src 'self' data:"],
    ["connect-src 'self'", ...(searchAppId ? searchHosts(searchAppId) : [])],
    ["object-src 'none'"],
    ["frame-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types default'],
  ];
  return directives.map(sources => sources.join(' ')).join('; ');
}

/**
 * Writes a content security policy into a page, right behind the character set, so that it holds
 * for all that follows.
 *
 * @param file what an error calls the page
 * @param searchAppId application id of the hosted search; without one no other host may be reached
 * @returns the page, otherwise letter by letter as it was
 * @throws Error naming file and part when the page has no place for a policy, or content that every
 *   policy refuses
 */
export function securePage(html: string, file: string, searchAppId?: string): string {
  const $ = load(html, {xml: {xmlMode: false, withStartIndices: true, withEndIndices: true}});
  const [charset] = $('head > meta[charset]');
  if (!charset) {
    throw new Error(
      `${file} has no <meta charset> in its <head>, behind which its content security policy would stand. Add one, or publish it as another type of file.`,
    );
  }
  const [blocked] = $('#__docusaurus').find(refused.join());
  if (blocked) {
    const element = html.slice(blocked.startIndex!, blocked.endIndex! + 1);
    throw new Error(
      `${file}: the content security policy would block ${element.slice(0, 100)}. Write a component in place of a script, and put files below static/ or beside the page (src/plugins/README.md).`,
    );
  }
  const end = charset.endIndex! + 1;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf($, searchAppId)}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
