/**
 * Makes a path that the router can read of any path.
 *
 * @param pathname path of an address, percent-encoded or not even that.
 * @returns the path without a trailing `index.html` (SPECIFICATION.md#navigation-and-loading); with one slash for
 *   several and for `%2F`, since hosts answer those with the page and two in front would name another host; and
 *   with `%25` for each `%` when it cannot be decoded.
 */
export function readablePath(pathname: string): string {
  const stripped = pathname.endsWith('/index.html')
    ? pathname.slice(0, -'index.html'.length)
    : pathname;
  const rooted = stripped.replace(/(\/|%2f)+/gi, '/');
  try {
    decodeURIComponent(rooted);
    return rooted;
  } catch {
    return rooted.replaceAll('%', '%25');
  }
}
