import {portBase, type Build} from 'tooling/builds';

export * from 'tooling/builds';

/** The builds of this site. Both set both search variables, which replaces the caller's. */
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
];
