/** Response headers for the addresses that match a path; `*` at its end stands for anything. */
export type HeaderRule = {path: string; headers: Record<string, string>};

/** What the header rules of a site depend on. */
export type HeaderOptions = {
  /** The content security policy that covers every page. */
  policy: string;
  /** The site's base path, with slashes around it. */
  baseUrl: string;
  /** Files of the build, relative to it, with slashes. */
  files: readonly string[];
};

/** Files in this folder carry a hash of their content in their name; so says Docusaurus. */
const hashedFolder = 'assets/';
/** The name of a file outside that folder which carries a hash: `name.0123abcd.ext`. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

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

function isHashed(file: string): boolean {
  return !file.startsWith(hashedFolder) && hashedName.test(file);
}

/** The paths under which pages are served, in as few rules as the hosts' limits ask for. */
function pagePaths(files: readonly string[]): string[] {
  const pages = files.filter(file => file.endsWith('.html'));
  const folders = new Set(
    pages.filter(file => file.includes('/')).map(file => file.split('/')[0]!),
  );
  return [
    '',
    ...pages.filter(file => !file.includes('/')),
    ...[...folders].flatMap(folder => {
      // A wildcard must not reach hashed files, since hosts join the values of two matching rules.
      const isShared = files.some(file => file.startsWith(`${folder}/`) && isHashed(file));
      return isShared ? [folder, `${folder}/`] : [folder, `${folder}/*`];
    }),
  ];
}

/** The one source of all headers; both files below are written from it. */
export function headerRules({policy, baseUrl, files}: HeaderOptions): HeaderRule[] {
  return [
    {path: `${baseUrl}*`, headers: securityHeaders(policy)},
    {path: `${baseUrl}${hashedFolder}*`, headers: immutable},
    ...files.filter(isHashed).map(file => ({path: `${baseUrl}${file}`, headers: immutable})),
    ...pagePaths(files).map(path => ({path: `${baseUrl}${path}`, headers: revalidated})),
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

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '${dollar}')}"`;
}

function pattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped}${path.endsWith('*') ? '' : '$'}`;
}

/**
 * Writes the rules for nginx, to be included in a `server` block. Cache rules do not use `always`:
 * an error must not be cached like the file that is missing.
 */
export function nginxSnippet(rules: readonly HeaderRule[]): string {
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
  ].join('\n')}\n`;
}
