/** The location of the site, which distinguishes internal from external URLs. */
export type SiteLocation = {
  /** The origins that serve the site: the configured one and the visited one. */
  origins: readonly string[];
  /** The base path with leading and trailing slash. */
  baseUrl: string;
};

/** A safe link. Client navigation opens `internal` links; others load a page. */
export type Link = {kind: 'internal' | 'external'; href: string};

const allowedProtocols = ['http:', 'https:', 'mailto:'];

function parse(url: string, site: SiteLocation): URL | undefined {
  // A path of this site is allowed. `//host` is not: it is a URL of another site.
  const isPath = url.startsWith('/') && !url.startsWith('//') && !url.startsWith('/\\');
  try {
    return new URL(url, isPath ? site.origins[0] : undefined);
  } catch {
    return undefined; // Not a URL.
  }
}

/**
 * Converts an untrusted URL (from a search record or browser storage) into a link. Internal links lose
 * the origin but keep the base path.
 *
 * @returns `undefined` unless the URL is absolute with http(s) or mailto, or a path of this site.
 */
export function resolveLink(url: string, site: SiteLocation): Link | undefined {
  const parsed = parse(url, site);
  if (!parsed || !allowedProtocols.includes(parsed.protocol)) {
    return undefined;
  }
  const {pathname, search, hash} = parsed;
  // Without its origin, a path such as `//evil.example` would be a URL of another host.
  const isBelowBase =
    !pathname.startsWith('//') && `${pathname.replace(/\/$/, '')}/`.startsWith(site.baseUrl);
  return site.origins.includes(parsed.origin) && isBelowBase
    ? {kind: 'internal', href: `${pathname}${search}${hash}`}
    : {kind: 'external', href: parsed.href};
}
