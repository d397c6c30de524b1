/** Decodes a path. Returns it as it is if it is no valid percent-encoding. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns a path as paths are compared everywhere: decoded, and with a trailing slash. The browser encodes the paths
 * of pages, Docusaurus does not, and sites have pages with and without a trailing slash.
 */
export function comparablePath(path: string): string {
  return decodePath(path).replace(/\/?$/, '/');
}

export function isSamePath(one: string, other: string): boolean {
  return comparablePath(one) === comparablePath(other);
}

/** Returns whether a path is another one, or below it. */
export function isBelow(path: string, base: string): boolean {
  return comparablePath(path).startsWith(comparablePath(base));
}

/** Returns the part of a path below another one, decoded, without slashes around it. */
export function pathBelow(path: string, base: string): string {
  return comparablePath(path).slice(comparablePath(base).length).replace(/\/$/, '');
}
