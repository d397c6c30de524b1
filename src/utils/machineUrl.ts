/**
 * Returns a page's URL, or its path, for machines: with a slash at the end. Hosts such as GitHub Pages redirect the
 * one without, which readers see, to it.
 */
export function machineUrl(url: string): string {
  return /(?:\/|\.html?)$/.test(url) ? url : `${url}/`;
}
