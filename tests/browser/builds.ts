import path from 'node:path';

/** The production builds under test, one Playwright project each. */
export type Build = {
  name: 'embedded' | 'variant' | 'search-embedded' | 'search-hosted';
  /** Folder of the tests, relative to the repository. */
  tests: string;
  /** Folder of the build, relative to the repository. */
  dir: string;
  port: number;
  baseUrl: string;
  /** Folder of the site, if it is another than this one. */
  site?: string;
  /** More arguments of `docusaurus build`. */
  args?: string;
  /** Whether only `npm run test:full` needs it. */
  isFull?: boolean;
  /** Environment of the build. Those of this site set both search variables, which replaces the caller's. */
  env: Record<string, string>;
};

/** First of the ports of the test servers; another checkout on the same machine can have its own. */
const portBase = Number(process.env.PORT_BASE ?? 4100);

const searchTests = 'packages/docusaurus-theme-search-embedded/tests';
const searchSite = `${searchTests}/fixtures/product-docs`;

export const builds: readonly Build[] = [
  {
    // What `npm run build` writes.
    name: 'embedded',
    tests: 'tests/browser/embedded',
    dir: 'build',
    port: portBase,
    baseUrl: '/',
    env: {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''},
  },
  {
    // A project site below a path, with an announcement bar and hosted search.
    name: 'variant',
    isFull: true,
    tests: 'tests/browser/variant',
    dir: '.cache/builds/variant',
    port: portBase + 1,
    baseUrl: '/below/a/path/',
    // Minification takes half of the time and does not depend on the configuration.
    args: '--config tests/fixtures/variant.config.ts --no-minify',
    env: {
      ALGOLIA_APP_ID: 'TESTAPPID',
      ALGOLIA_API_KEY: 'test-search-only-key',
      BASE_URL: '/below/a/path/',
      SITE_URL: 'https://pages.example.com',
    },
  },
  {
    // The small site of the search package.
    name: 'search-embedded',
    tests: `${searchTests}/browser/embedded`,
    dir: '.cache/builds/search-embedded',
    port: portBase + 2,
    baseUrl: '/',
    site: searchSite,
    env: {HOSTED: 'false'},
  },
  {
    name: 'search-hosted',
    tests: `${searchTests}/browser/hosted`,
    dir: '.cache/builds/search-hosted',
    port: portBase + 3,
    baseUrl: '/',
    site: searchSite,
    env: {HOSTED: 'true'},
  },
];

/** Returns the command that creates a build. */
export function buildCommand({dir, site = '', args = ''}: Build): string {
  return `npx docusaurus build ${site} --out-dir ${path.resolve(dir)} ${args}`;
}

/** Returns the URL at which a build is served during the tests, with its base path. */
export function urlOf(build: Build): string {
  return `http://localhost:${build.port}${build.baseUrl}`;
}
