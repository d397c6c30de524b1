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
  const stripped = pathname.replace(/\/index\.html$/i, '/');
  return readable(stripped.replace(/(\/|%2f)+/gi, '/'));
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** What people copy along with a URL: spaces and punctuation, also before the last slash. */
const copiedAlong = /[^\p{L}\p{N}\p{M}]+$/u;

/**
 * Returns the path of the page that a path means: the page whose path differs only in capitals, else the
 * one whose path remains without `.html` and what people copy along with a URL.
 *
 * @param path valid percent-encoding, as from {@link readablePath}
 * @param pages paths of all pages
 * @returns `path` itself if only a trailing slash differs, and undefined if there is no such page
 */
export function meantPath(path: string, pages: readonly string[]): string | undefined {
  const pagesByName = new Map(pages.map(page => [withoutSlash(page).toLowerCase(), page]));
  const spelling = withoutSlash(decodeURIComponent(path));
  const name = spelling.toLowerCase();
  const bareName = name.replace(copiedAlong, '').replace(/(\/index)?\.html?$/, '');
  const page = pagesByName.get(name) ?? pagesByName.get(bareName);
  return page !== undefined && withoutSlash(page) === spelling ? path : page;
}
