import path from 'node:path';
import {portBase, type Build} from 'tooling/builds';

const site = path.join(__dirname, 'fixtures/product-docs');
const output = path.join(__dirname, '../.cache/builds');

/** The small site of this package, with embedded and with hosted search and for old browsers, and a site with versions. */
export const builds: readonly Build[] = [
  {
    name: 'search-embedded',
    tests: path.join(__dirname, 'browser/embedded'),
    dir: path.join(output, 'embedded'),
    port: portBase + 2,
    baseUrl: '/',
    site,
    env: {HOSTED: 'false'},
  },
  {
    name: 'search-hosted',
    // The dialog is tested with the hosted service, whose answers a test can choose.
    tests: path.join(__dirname, 'browser'),
    match: '{dialog,hosted}/*.spec.ts',
    dir: path.join(output, 'hosted'),
    port: portBase + 3,
    baseUrl: '/',
    site,
    env: {HOSTED: 'true'},
  },
  {
    name: 'search-versions',
    tests: path.join(__dirname, 'browser/versions'),
    dir: path.join(output, 'versions'),
    port: portBase + 4,
    baseUrl: '/base/',
    site: path.join(__dirname, 'fixtures/versioned'),
    env: {},
  },
  {
    // Docusaurus puts its styles into cascade layers, which are rewritten for browsers without them.
    name: 'search-layers',
    tests: path.join(__dirname, 'browser/layers'),
    dir: path.join(output, 'layers'),
    port: portBase + 5,
    baseUrl: '/',
    site,
    isFull: true,
    // The cache of the bundler does not depend on the browserslist.
    env: {HOSTED: 'false', BROWSERSLIST: 'defaults', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  },
];
