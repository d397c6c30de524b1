/** Returns a path with a trailing slash, as sites have pages with and without one. */
export function withSlash(path: string): string {
  return path.replace(/\/?$/, '/');
}
