/** Where the site lives, for telling its own addresses from foreign ones. */
export type SiteAddress = {
  /** The origins under which the site's pages stand: the configured one and the visited one. */
  origins: readonly string[];
  /** The base path with slashes around it. */
  baseUrl: string;
};

/** An address that may be followed: `internal` ones by client navigation, others by a page load. */
export type Address = {kind: 'internal' | 'external'; href: string};

const followed = ['http:', 'https:', 'mailto:'];

function parse(url: string, site: SiteAddress): URL | undefined {
  // A path of this site is fine, `//host` is not: it would take the scheme but leave the site.
  const isPath = url.startsWith('/') && !url.startsWith('//') && !url.startsWith('/\\');
  try {
    return new URL(url, isPath ? site.origins[0] : undefined);
  } catch {
    return undefined; // Not an address at all; the caller drops it.
  }
}

/**
 * Decides how an address from outside (a search record, browser storage) may be followed.
 * The origin is cut off only where it is the site's own, and the base path stays.
 *
 * @returns `undefined` for everything but absolute http(s) and mailto addresses and paths of this site.
 */
export function resolveAddress(url: string, site: SiteAddress): Address | undefined {
  const parsed = parse(url, site);
  if (!parsed || !followed.includes(parsed.protocol)) {
    return undefined;
  }
  const {pathname, search, hash} = parsed;
  // A path such as `//evil.example` would be another host once its origin is gone.
  const isBelowBase =
    !pathname.startsWith('//') && `${pathname.replace(/\/$/, '')}/`.startsWith(site.baseUrl);
  return site.origins.includes(parsed.origin) && isBelowBase
    ? {kind: 'internal', href: `${pathname}${search}${hash}`}
    : {kind: 'external', href: parsed.href};
}
