/** Response headers for the addresses that match a path; `*` at its end stands for anything. */
export type HeaderRule = {path: string; headers: Record<string, string>};

/** What the header rules of a site depend on. */
export type HeaderOptions = {
  /** The content security policy that covers every page. */
  policy: string;
  /** The site's base path, with slashes around it. */
  baseUrl: string;
  /** HTML files of the build, relative to it, with slashes. */
  pages: readonly string[];
};

/**
 * Folders of files that carry a hash of their content in their name: the bundler's and the search
 * index's. They have folders of their own because these hosts can only name what begins alike.
 */
const hashedFolders = ['assets/', 'search/files/'];

const immutable = {'Cache-Control': 'public, max-age=31536000, immutable'};
/** May be stored, but never shown without asking the server. */
const revalidated = {'Cache-Control': 'no-cache'};

/** Features of the browser that no page of this site uses. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    // `frame-ancestors` has no effect in a page's own meta element, so it stands only here.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The paths under which pages are served, in as few rules as the hosts' limits ask for. */
function pagePaths(pages: readonly string[]): string[] {
  const folders = new Set(
    pages.filter(file => file.includes('/')).map(file => file.split('/')[0]!),
  );
  return [
    '',
    ...pages.filter(file => !file.includes('/')),
    ...[...folders].flatMap(folder => {
      // A wildcard must not reach hashed files, since hosts join the values of two matching rules.
      const isShared = hashedFolders.some(hashed => hashed.startsWith(`${folder}/`));
      return isShared ? [folder, `${folder}/`] : [folder, `${folder}/*`];
    }),
  ];
}

/** The one source of all headers; both files below are written from it. */
export function headerRules({policy, baseUrl, pages}: HeaderOptions): HeaderRule[] {
  return [
    {path: `${baseUrl}*`, headers: securityHeaders(policy)},
    ...hashedFolders.map(folder => ({path: `${baseUrl}${folder}*`, headers: immutable})),
    ...pagePaths(pages).map(path => ({path: `${baseUrl}${path}`, headers: revalidated})),
  ];
}

/** Cloudflare Pages reads no more rules than this, and no longer lines than {@link lineLimit}. */
const ruleLimit = 100;
const lineLimit = 2000;

/**
 * Writes the rules as a `_headers` file, which Netlify and Cloudflare Pages read.
 *
 * @throws Error when a host would silently leave a rule or a line out.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = blocks.flat().find(line => line.length > lineLimit);
  if (rules.length > ruleLimit || tooLong) {
    throw new Error(
      `The _headers file would have ${rules.length} rules (at most ${ruleLimit})` +
        (tooLong ? ` and a line of ${tooLong.length} characters (at most ${lineLimit})` : '') +
        '. Serve the site with the nginx snippet, or put fewer different inline scripts into pages.',
    );
  }
  return `${blocks.map(lines => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a line with a path, then indented
 * `Name: value` lines.
 */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) {
      const [name, ...value] = line.trim().split(': ');
      rules.at(-1)!.headers[name!] = value.join(': ');
    } else {
      rules.push({path: line, headers: {}});
    }
  }
  return rules;
}

/** The headers that the rules give to an address' path. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): [name: string, value: string][] {
  return rules
    .filter(({path}) =>
      path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
    )
    .flatMap(({headers}) => Object.entries(headers));
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '${dollar}')}"`;
}

function pattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped}${path.endsWith('*') ? '' : '$'}`;
}

/**
 * Writes the rules for nginx, to be included in a `server` block. Cache rules do not use `always`:
 * an error must not be cached like the file that is missing. nginx' own list of types lacks the one
 * of Markdown, so that browsers would download the pages' twins.
 *
 * @param redirects what else the `server` block needs, as lines
 */
export function nginxSnippet(rules: readonly HeaderRule[], redirects = ''): string {
  const cached = rules.filter(
    ({headers}) => headers['Cache-Control'] === immutable['Cache-Control'],
  );
  const [everywhere] = rules;
  return `${[
    `set $docs_cache_control ${quoted(revalidated['Cache-Control'])};`,
    `if ($uri ~ "${cached.map(({path}) => pattern(path)).join('|')}") {`,
    `  set $docs_cache_control ${quoted(immutable['Cache-Control'])};`,
    '}',
    'add_header Cache-Control $docs_cache_control;',
    ...Object.entries(everywhere!.headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'location ~ \\.md$ { types {} default_type "text/markdown; charset=utf-8"; }',
  ].join('\n')}\n${redirects}`;
}
