import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import handler from 'serve-handler';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {launchChromium} from '../../scripts/chromium';

/**
 * Tests the search theme outside this site: installs the tarball of `npm run pack:search` into a stock
 * classic site with two versions, two docs instances, three languages, and a blog.
 *
 * Other packages are this repository's. With `FOREIGN_INSTALL` (npm, pnpm, or yarn for Yarn Plug'n'Play)
 * they are installed from the registry: `FOREIGN_DOCUSAURUS` and `FOREIGN_REACT` are their versions.
 */
const {
  FOREIGN_INSTALL: installer,
  FOREIGN_DOCUSAURUS: docusaurus = '3.10.2',
  FOREIGN_REACT: react = '19',
} = process.env;
const site = installer
  ? mkdtempSync(path.join(os.tmpdir(), 'foreign-site-'))
  : path.resolve('.cache/foreign-site');
const fixture = 'packages/docusaurus-theme-search-embedded/tests/fixtures/foreign';
const served = path.join(site, 'served');

let server: Server;
let browser: Browser;
let page: Page;
let address = '';
const problems: string[] = [];

function build(): string {
  const tarball = execFileSync('npm', ['run', '--silent', 'pack:search'], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .at(-1)!;
  rmSync(site, {recursive: true, force: true});
  cpSync(fixture, site, {recursive: true});
  const out = path.join(served, 'base');
  if (installer) return buildInstalled(tarball, out);
  const installed = path.join(site, 'node_modules/docusaurus-theme-search-embedded');
  mkdirSync(installed, {recursive: true});
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  return execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build', '--out-dir', out], {
    cwd: site,
    encoding: 'utf8',
  });
}

const installCommands: Record<string, [install: string[], run: string[]]> = {
  npm: [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npx', 'docusaurus'],
  ],
  pnpm: [
    ['npx', '--yes', 'pnpm@10', 'install'],
    ['npx', '--yes', 'pnpm@10', 'exec', 'docusaurus'],
  ],
  yarn: [
    ['npx', '--yes', '--package=@yarnpkg/cli-dist@4', 'yarn', 'install', '--no-immutable'],
    ['npx', '--yes', '--package=@yarnpkg/cli-dist@4', 'yarn', 'docusaurus'],
  ],
};

/** Installs the site's packages from the registry, and builds it. */
function buildInstalled(tarball: string, out: string): string {
  const [install, run] = installCommands[installer!]!;
  const packages = {
    '@docusaurus/core': docusaurus,
    '@docusaurus/preset-classic': docusaurus,
    'docusaurus-theme-search-embedded': `file:${tarball}`,
    react,
    'react-dom': react,
    // Yarn installs no peers by itself.
    ...(installer === 'yarn' && {'@docusaurus/theme-common': docusaurus, '@mdx-js/react': '3'}),
  };
  const manifest = {name: 'foreign-site', private: true, dependencies: packages};
  writeFileSync(path.join(site, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(site, 'yarn.lock'), '');
  const options = {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, FOREIGN_SITE_FUTURE: 'false'},
  } as const;
  const execute = ([command, ...args]: string[]) => execFileSync(command!, args, options);
  execute(install);
  return execute([...run, 'build', '--out-dir', out]);
}

beforeAll(async () => {
  build();
  server = createServer((request, response) =>
    handler(request, response, {public: served, trailingSlash: undefined}),
  ).listen(0);
  address = `http://localhost:${(server.address() as AddressInfo).port}/base/`;
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(error.message));
}, 600_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
});
afterEach(() => expect(problems.splice(0)).toEqual([]));

const dialog = () => page.getByRole('dialog');
const options = () => dialog().getByRole('option');

/** Opens the dialog with the keyboard on a page, types, and gives the addresses that are found. */
async function found(pathname: string, query: string): Promise<string[]> {
  await page.goto(address + pathname);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.keyboard.press('Control+k');
  await dialog().getByRole('combobox').fill(query);
  const count = dialog().getByRole('status').filter({hasText: /\S/});
  await count.waitFor({state: 'attached'});
  const links = await options().all();
  const hrefs = await Promise.all(links.map(link => link.getAttribute('href')));
  await page.keyboard.press('Escape');
  await dialog().waitFor({state: 'detached'});
  return hrefs.map(href => href!);
}

describe('a stock site with the tarball', () => {
  test.each([
    ['', 'kettle', '/base/docs/'],
    ['docs/next', 'teapot', '/base/docs/next/'],
    ['docs/next', 'red handle', '/base/docs/next/#color-of-the-handle'],
    ['', 'Thursday', '/base/community/'],
    ['', 'steam', '/base/blog/boiling'],
    ['', 'kettlesmiths', '/base/about'],
    ['de/docs/next', 'Einstellung ändern', '/base/de/docs/next/#einstellungen-ändern'],
    ['de/docs/next', 'installiert', '/base/de/docs/next/#einstellungen-ändern'],
    ['ja/docs/next', '台所', '/base/ja/docs/next/#設定を変更する'],
  ])('on /%s "%s" finds %s first', async (pathname, query, expected) => {
    const [first = 'nothing'] = await found(pathname, query);
    const plain = decodeURI(first).replace(/\/(?=#|$)/, '');
    expect(plain).toBe(expected.replace(/\/(?=#|$)/, ''));
  });

  test.each([
    ['docs', 'colour', 1],
    ['docs/next', 'colour', 1],
    ['docs', 'red', 0],
    ['', 'quixotic', 0],
  ])('on /%s "%s" has %d result in the version that is read', async (pathname, query, count) => {
    const hrefs = await found(pathname, query);
    expect(hrefs).toHaveLength(count);
    expect(hrefs.every(href => href.includes('/next') === pathname.includes('next'))).toBe(true);
  });

  test('the button opens the dialog, and Enter the result', async () => {
    await page.goto(address);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.keyboard.type('steam');
    await options().first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/blog\/boiling/);
    await expect.poll(() => page.getByRole('heading', {level: 1}).innerText()).toBe('Boiling');
  });

  test('the search page searches another version when one asks for it', async () => {
    await page.goto(`${address}search?q=handle`);
    const results = page.getByRole('main').getByRole('listitem');
    await results.filter({hasText: 'Colour'}).waitFor();
    await page.getByLabel('Version').selectOption('Next');
    await results.filter({hasText: 'Color of'}).waitFor();
    expect(await results.filter({hasText: 'Colour'}).count()).toBe(0);
  });

  test('texts are those of the language', async () => {
    await page.goto(`${address}de/`.replace('/de/', '/de/about'));
    await page.getByRole('button', {name: 'Suche'}).click();
    await expect
      .poll(() => dialog().getByRole('combobox').getAttribute('placeholder'))
      .toBe('Dokumentation durchsuchen');
    await page.keyboard.press('Escape');
  });

  test('each language has its index and its OpenSearch description', () => {
    for (const folder of ['', 'de', 'ja']) {
      const base = path.join(served, 'base', folder);
      expect(existsSync(path.join(base, 'search/index.json'))).toBe(true);
      expect(readFileSync(path.join(base, 'opensearch.xml'), 'utf8')).toContain(
        `${path.posix.join('/base', folder, 'search')}?q={searchTerms}`,
      );
    }
  });
});
