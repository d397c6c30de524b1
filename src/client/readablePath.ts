/** Returns the text if it is valid percent-encoding, else the text with each `%` encoded. */
export function readable(encoded: string): string {
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return encoded.replaceAll('%', '%25');
  }
}

/**
 * Turns any path into one that the router can read.
 *
 * @param pathname path of a URL, percent-encoded or not even that
 * @returns the path without a trailing `index.html` (SPECIFICATION.md#navigation-and-loading), with
 *   one slash for several and for `%2F`, since hosts answer those with the page and two in front
 *   would name another host, and with valid percent-encoding
 */
export function readablePath(pathname: string): string {
  const stripped = pathname.replace(/\/index\.html$/, '/');
  return readable(stripped.replace(/(\/|%2f)+/gi, '/'));
}
