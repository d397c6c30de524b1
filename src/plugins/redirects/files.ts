import {withoutSlash, type Redirect} from './check';

/** The addresses that an old one is asked for with, each with its new one; base URL included. */
function pairs(redirects: readonly Redirect[], baseUrl: string): [from: string, to: string][] {
  const base = baseUrl.replace(/\/$/, '');
  return redirects.flatMap(({from, to}): [string, string][] => {
    const source = base + withoutSlash(from);
    return [source, `${source}/`].map(address => [address, base + to]);
  });
}

/**
 * Writes redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. Netlify prefers
 * the static page at the old address, which leads to the same place.
 */
export function redirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  return pairs(redirects, baseUrl)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

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

/** Writes redirects for nginx, to be included in a `server` block; parameters go along. */
export function nginxRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  return pairs(redirects, baseUrl)
    .map(([from, to]) => {
      const [page, section] = to.split('#');
      const target = `${page}$is_args$args${section ? `#${section}` : ''}`;
      return `location = ${from} { return 301 "${target}"; }\n`;
    })
    .join('');
}

/** Where the static page of an old address stands in a build, with slashes. */
export function redirectPageFile(from: string): string {
  const path = decodeURI(withoutSlash(from)).slice(1);
  return path.endsWith('.html') ? path : `${path}/index.html`;
}

/**
 * The page at an old address, for hosts without redirects such as GitHub Pages. It has no script,
 * which the content security policy would have to name by its hash, one for each page.
 *
 * @param to the new address, base URL included
 * @param origin of the site
 */
export function redirectPage(to: string, origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${origin}${to}">
<title>This page has moved</title>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${to}">${origin}${to}</a>.</p>
</main>
</body>
</html>
`;
}
