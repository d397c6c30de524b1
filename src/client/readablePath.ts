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
 * Converts any path to one that the router can parse.
 *
 * @param pathname path of a URL, possibly with invalid percent-encoding
 * @returns the path with valid percent-encoding and without a trailing `index.html`
 *   (SPECIFICATION.md#navigation-and-loading). Several slashes or `%2F` become one slash: hosts serve the
 *   page for them, and two slashes at the start would refer to another host.
 */
export function readablePath(pathname: string): string {
  const stripped = pathname.replace(/\/index\.html$/, '/');
  return readable(stripped.replace(/(\/|%2f)+/gi, '/'));
}
