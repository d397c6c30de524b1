import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio/slim';
import type {BuildStep} from '../after-build/plugin';

/** Elements that authors can write and that every page's policy blocks. */
const blockedElements = [
  'script:not(#__first-screen)',
  'iframe',
  'object',
  'embed',
  '[src^="http:"]',
  '[src^="https:"]',
  '[src^="//"]',
  '[srcset*="//"]',
  '[href^="javascript:" i]',
];

/** Returns the CSP source expression for the content of a script or style. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * Returns the hosts for hosted search. The lite client tries the first one and then the numbered ones.
 * `search-insights` sends events to the last one.
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

/** Returns the policy of a page: this origin only, plus the page's inline scripts and styles. */
function policyOf($: CheerioAPI, searchAppId: string | undefined): string {
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map(found => $(found).text());
  // Browsers do not run JSON in script elements.
  const scripts = hashes(textsOf('script:not([src], [type$="json"])'));
  const styles = hashes(textsOf('style'));
  // Tables in Markdown align their columns by style attributes. Hashes of attributes require
  // `'unsafe-hashes'`.
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
  ];
  return directives.map(sources => sources.join(' ')).join('; ');
}

/**
 * Inserts a content security policy into a page, directly after the character set, so that it applies
 * to everything that follows.
 *
 * @param file the page's name in errors
 * @param searchAppId application id of the hosted search; without it, the policy allows no other host
 * @returns the page, otherwise unchanged
 * @throws Error with file and element if the page has no character set or contains a blocked element
 */
export function securePage(html: string, file: string, searchAppId?: string): string {
  const $ = load(html, {xml: {xmlMode: false, withStartIndices: true, withEndIndices: true}});
  const [charset] = $('head > meta[charset]');
  if (!charset) {
    throw new Error(
      `${file} has no <meta charset> in its <head>, after which the content security policy belongs. Add one, or publish the file as another type.`,
    );
  }
  const [blocked] = $('#__docusaurus').find(blockedElements.join());
  if (blocked) {
    const element = html.slice(blocked.startIndex!, blocked.endIndex! + 1);
    throw new Error(
      `${file}: the content security policy would block ${element.slice(0, 100)}. Replace a script by a component, and put files below static/ or next to the page (src/README.md).`,
    );
  }
  const end = charset.endIndex! + 1;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf($, searchAppId)}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** Replaces a file atomically, because the feeds' plugin may read it at the same time. */
function replaceFile(file: string, content: string): void {
  const temporary = `${file}.with-policy`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * Adds a content security policy to each page of a build. `static/_headers` has the rules that only work as
 * headers. It runs after all steps that write pages.
 *
 * @param searchAppId ID of the hosted search. Without it, the policy allows no other host.
 * @throws Error with page and element if the policy would block part of a page
 */
export const securityPolicy =
  (searchAppId?: string): BuildStep =>
  ({context: {outDir}}) => {
    for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
      if (file.endsWith('.html')) {
        const page = path.join(outDir, file);
        replaceFile(page, securePage(readFileSync(page, 'utf8'), file, searchAppId));
      }
    }
  };
