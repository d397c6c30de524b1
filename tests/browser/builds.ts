/**
 * The production builds under test, one Playwright project each.
 * `npm run build` writes `embedded`; the others differ only in environment or configuration.
 */
export type Build = {
  name: 'embedded' | 'hosted' | 'variant';
  /** Folder of the build, relative to the repository. */
  dir: string;
  port: number;
  baseUrl: string;
  /** Arguments of `docusaurus build`. */
  args?: string;
  /** Environment of the build. Each sets both search variables, which replaces those of the caller. */
  env: Record<string, string>;
};

/** First of the ports of the test servers; another checkout on the same machine can have its own. */
const portBase = Number(process.env.PORT_BASE ?? 4100);

const noHostedSearch = {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''};

export const builds: readonly Build[] = [
  {name: 'embedded', dir: 'build', port: portBase, baseUrl: '/', env: noHostedSearch},
  {
    name: 'hosted',
    dir: '.cache/builds/hosted',
    port: portBase + 1,
    baseUrl: '/',
    env: {ALGOLIA_APP_ID: 'TESTAPPID', ALGOLIA_API_KEY: 'test-search-only-key'},
  },
  {
    // A project site below a path, with an announcement bar.
    name: 'variant',
    dir: '.cache/builds/variant',
    port: portBase + 2,
    baseUrl: '/below/a/path/',
    // Minification takes half of the time and does not depend on the configuration.
    args: '--config tests/fixtures/variant.config.ts --no-minify',
    env: {...noHostedSearch, BASE_URL: '/below/a/path/', SITE_URL: 'https://pages.example.com'},
  },
];

/** Returns the URL at which a build is served during the tests, with its base path. */
export function urlOf(build: Build): string {
  return `http://localhost:${build.port}${build.baseUrl}`;
}
