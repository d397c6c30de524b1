/**
 * Reads a `_redirects` file as Netlify and Cloudflare Pages do: a line for each with the old path,
 * the new one and the status.
 *
 * @returns the new path and status by the old path
 */
export function readRedirectsFile(text: string): Map<string, {to: string; status: number}> {
  const lines = text.split('\n').map(line => line.trim().split(/\s+/));
  return new Map(
    lines
      .filter(([from, to]) => from && to)
      .map(([from, to, status]) => [from!, {to: to!, status: Number(status ?? 301)}]),
  );
}

/** An address with the parameters of the request that it answers, which stand before its section. */
export function withParameters(to: string, url: string): string {
  const [page, section] = to.split('#');
  const parameters = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return page + parameters + (section ? `#${section}` : '');
}
