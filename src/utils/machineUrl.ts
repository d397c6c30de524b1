/**
 * Returns a page's URL, or its path, for machines: with a slash at the end of the path. Hosts such as GitHub Pages
 * redirect the one without, which readers see, to it.
 */
export function machineUrl(url: string): string {
  const [path] = /^[^?#]*/.exec(url)!;
  return /(?:\/|\.html?)$/.test(path) ? url : `${path}/${url.slice(path.length)}`;
}
