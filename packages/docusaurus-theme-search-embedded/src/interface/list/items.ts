import {plainText, type Hit} from '../../client/hit.js';
import {isBelow} from '../../shared/paths.js';

/** The location of the site, which distinguishes internal from external URLs. */
export type SiteLocation = {
  /** The origins that serve the site: the configured one and the visited one. */
  origins: readonly string[];
  /** The base path with leading and trailing slash. */
  baseUrl: string;
  /** Returns whether the router has a page at a path. Others below the base path belong to another site. */
  hasPage?: (pathname: string) => boolean;
};

/** A safe link. Client navigation opens `internal` links; others load a page. */
export type Link = {kind: 'internal' | 'external'; href: string};

const allowedProtocols = ['http:', 'https:', 'mailto:'];

/** Parses a URL, or a path of this site. `//host` is not a path: it is a URL of another site. */
function parse(url: string, site: SiteLocation): URL | undefined {
  const isPath = /^\/(?![/\\])/.test(url);
  try {
    return new URL(isPath ? site.origins[0] + url : url);
  } catch {
    return undefined; // Not a URL.
  }
}

/** Returns a URL's origin, also for the schemes of browser extensions and apps, for which `origin` may be `null`. */
function originOf({protocol, host}: URL): string {
  return `${protocol}//${host}`;
}

/** Returns whether the router can open a path, since it throws on invalid percent-encoding. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts an untrusted URL (from a search record or browser storage) into a link. Internal links lose
 * the origin but keep the base path.
 *
 * @returns `undefined` unless the URL is absolute with http(s) or mailto, or one of this site.
 */
export function resolveLink(url: string, site: SiteLocation): Link | undefined {
  const parsed = parse(url, site);
  const isOfSite = parsed !== undefined && site.origins.includes(originOf(parsed));
  if (!parsed || !(isOfSite || allowedProtocols.includes(parsed.protocol))) {
    return undefined;
  }
  const {pathname, search, hash} = parsed;
  // Without its origin, a path such as `//evil.example` would be a URL of another host.
  const isBelowBase = !pathname.startsWith('//') && isBelow(pathname, site.baseUrl);
  const isDecoded = isDecodable(pathname) && isDecodable(hash);
  const isPage = isBelowBase && isDecoded && (site.hasPage?.(pathname) ?? true);
  return isOfSite && isPage
    ? {kind: 'internal', href: `${pathname}${search}${hash}`}
    : {kind: 'external', href: parsed.href};
}

/** A hit for display in the dialog and on the search page. Texts contain marks unless stated otherwise. */
export type SearchItem = Hit & {
  link: Link;
  /** The page's title, or the section's heading. */
  title: string;
  /** The headings above the title, outermost first. */
  breadcrumb: string[];
  /** The category as plain text. */
  group: string;
  /** Whether the row is below that of its page, which names the page. */
  isNested?: boolean;
};

/** Converts a hit for display. Returns undefined if its URL is unsafe. */
export function itemOf(hit: Hit, site: SiteLocation): SearchItem | undefined {
  const link = resolveLink(hit.url, site);
  if (!link) {
    return undefined;
  }
  const headings = hit.headings.filter(heading => heading !== null);
  const title = headings.pop() || (headings.length === 0 && hit.kind !== 'text' && hit.category);
  return {
    ...hit,
    link,
    // A passage without a heading becomes the title.
    title: title || hit.excerpt || hit.category,
    excerpt: title ? hit.excerpt : undefined,
    breadcrumb: headings,
    group: plainText(hit.category),
  };
}

/** Returns the URL of an item's page, without the anchor. */
export function pageOf({link}: SearchItem): string {
  return link.href.replace(/#.*$/s, '');
}

/** Groups items. Groups keep the order of their best items. */
export function groupBy(
  items: readonly SearchItem[],
  nameOf: (item: SearchItem) => string,
): SearchItem[][] {
  const groups = new Map<string, SearchItem[]>();
  for (const item of items) {
    groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  }
  return Array.from(groups.values());
}

/** Groups items by page, with the page itself first. Pages keep the order of their best items. */
export function groupByPage(items: readonly SearchItem[]): SearchItem[] {
  const depth = ({breadcrumb}: SearchItem): number => Math.min(breadcrumb.length, 1);
  return groupBy(items, pageOf).flatMap(page => page.sort((a, b) => depth(a) - depth(b)));
}

/** Applies {@link groupByPage} to batches of `size` results, so that later batches do not move earlier ones. */
export function groupByPageIn(items: readonly SearchItem[], size: number): SearchItem[] {
  const lists = Array.from({length: Math.ceil(items.length / size)}, (_, list) =>
    items.slice(list * size, (list + 1) * size),
  );
  return lists.flatMap(groupByPage);
}
