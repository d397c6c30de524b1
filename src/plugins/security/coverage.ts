import type {PageFacts, Resource} from './page';
import {hashSource, type Policy} from './policy';

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function sourcesOf(policy: Policy, directive: string): readonly string[] {
  return policy.get(directive) ?? policy.get('default-src') ?? [];
}

/** Whether an address is allowed by `'self'`, a scheme or a host of a list of sources. */
function allows(sources: readonly string[], url: string): boolean {
  const base = 'https://this-site.invalid/';
  const parsed = URL.canParse(url, base) ? new URL(url, base) : undefined;
  if (!parsed) {
    return false;
  }
  return parsed.origin === new URL(base).origin
    ? sources.includes("'self'")
    : sources.includes(parsed.protocol) || sources.includes(parsed.origin);
}

function blockedResource(policy: Policy, {directive, element, url}: Resource): string[] {
  const sources = sourcesOf(policy, directive);
  return allows(sources, url)
    ? []
    : [`<${element}> with ${excerpt(url)}: ${directive} allows ${sources.join(' ') || 'nothing'}`];
}

function blockedScripts(policy: Policy, {inlineScripts, policyAt}: PageFacts): string[] {
  const allowed = new Set(sourcesOf(policy, 'script-src'));
  return inlineScripts.flatMap(({code, inContent, at}) => {
    const what = `inline script "${excerpt(code)}"`;
    if (inContent) {
      return [`${what}: scripts of content are not allowed; use a component or a client module`];
    }
    if (at < policyAt) {
      return [`${what}: it stands before the policy`];
    }
    return allowed.has(hashSource(code)) ? [] : [`${what}: its hash is not in script-src`];
  });
}

function blockedStyles(policy: Policy, {styleElements, styleAttributes}: PageFacts): string[] {
  const allowed = new Set(sourcesOf(policy, 'style-src'));
  const isAllowed = (style: string): boolean => allowed.has(hashSource(style));
  return [
    ...styleElements
      .filter(style => !isAllowed(style))
      .map(style => `style element "${excerpt(style)}": its hash is not in style-src`),
    ...styleAttributes
      .filter(style => !isAllowed(style) || !allowed.has("'unsafe-hashes'"))
      .map(style => `style attribute "${excerpt(style)}": its hash is not in style-src`),
  ];
}

/**
 * Lists what a policy would block on a page.
 *
 * @returns a phrase for each, which names the part and the directive; none when the page works.
 */
export function blockedBy(policy: Policy, page: PageFacts): string[] {
  return [
    ...blockedScripts(policy, page),
    ...page.handlers.map(handler => `event handler ${handler}: use a component instead`),
    ...page.dataBlocks
      // Docusaurus writes data blocks through innerHTML when the reader navigates.
      .filter(data => policy.has('require-trusted-types-for') && data.includes('<'))
      .map(data => `data block "${excerpt(data)}": write "<" as \\u003c, Trusted Types refuse it`),
    ...blockedStyles(policy, page),
    ...page.resources.flatMap(resource => blockedResource(policy, resource)),
  ];
}
