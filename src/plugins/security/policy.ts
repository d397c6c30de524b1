import {createHash} from 'node:crypto';
import type {PageFacts} from './page';

/** A content security policy: directives and what each allows. */
export type Policy = Map<string, string[]>;

/** What the policy of every page depends on, apart from the page. */
export type PolicyOptions = {
  /** Application id of the hosted search; without one no other host may be reached. */
  searchAppId?: string;
};

const self = "'self'";
const none = "'none'";

/** How a policy names a script or style by its content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * The hosts that the hosted search client and `search-insights` reach: the lite client tries the
 * first and then the numbered ones; view events go to the last.
 */
export function searchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`),
    'https://insights.algolia.io',
  ];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/**
 * Makes the policy of one page, or of all of them, from what they hold.
 *
 * @param pages what the pages hold; their inline scripts and styles are allowed by their hashes.
 */
export function policyFor(pages: readonly PageFacts[], {searchAppId}: PolicyOptions): Policy {
  const scripts = pages.flatMap(page =>
    page.inlineScripts.filter(script => !script.inContent).map(script => hashSource(script.code)),
  );
  const styles = pages.flatMap(page => page.styleElements.map(hashSource));
  const attributes = pages.flatMap(page => page.styleAttributes.map(hashSource));
  return new Map([
    ['default-src', [self]],
    ['script-src', [self, ...unique(scripts)]],
    [
      'style-src',
      [
        self,
        // Without it browsers compare hashes with style elements only.
        ...(attributes.length > 0 ? ["'unsafe-hashes'"] : []),
        ...unique([...styles, ...attributes]),
      ],
    ],
    ['img-src', [self, 'data:']],
    ['font-src', [self]],
    ['connect-src', [self, ...(searchAppId ? searchHosts(searchAppId) : [])]],
    ['worker-src', [self]],
    ['manifest-src', [self]],
    ['object-src', [none]],
    ['frame-src', [none]],
    ['base-uri', [self]],
    ['form-action', [self]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['default']],
  ]);
}

/** Writes a policy as the value of its header or `meta` element. */
export function serializePolicy(policy: Policy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/** Reads the value of a policy's header or `meta` element. */
export function parsePolicy(value: string): Policy {
  const directives = value.split(';').map(part => part.trim().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name).map(([name, ...sources]) => [name!.toLowerCase(), sources]),
  );
}
