// Protects the search theme in a stock site.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, Locator, Page, Request} from '@playwright/test';
import handler from 'serve-handler';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {SiteSearch} from '../../src/client/siteSearch';
import {searchFolder} from '../../src/engine/format/files';
import {problemsOfTerms, termsOf} from '../support/everyTerm';
import {highlighted, open} from '../support/visit';
import {launchChromium} from 'tooling/chromium';

/**
 * Tests the search theme outside this site: packs the compiled package and adds it to a stock classic
 * site with two versions, two docs instances, four locales, and a blog. The site's other packages are
 * this repository's. `FOREIGN_SITE` names the folder of a site that is built already; `npm run try`
 * installs one from the registry.
 */
const built = process.env.FOREIGN_SITE;
const theme = path.join(__dirname, '../..');
const cache = path.join(theme, '.cache');
const site = built ?? path.join(cache, 'foreign-site');
const fixture = path.join(theme, 'tests/fixtures/foreign');
const served = path.join(site, 'served');
/** The locales in addition to English. `npm run try` builds fewer of them. */
const locales = ['ar', 'de', 'ja'].filter(
  locale => !built || existsSync(path.join(served, 'base', locale)),
);

let server: Server;
let browser: Browser;
let page: Page;
let siteUrl = '';
let buildOutput = '';
const problems: string[] = [];

/** Packs the theme. It does not compile, because other tests may be reading `lib`. */
function pack(): string {
  mkdirSync(cache, {recursive: true});
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', cache];
  const name = execFileSync('npm', args, {encoding: 'utf8', cwd: theme});
  return path.join(cache, name.trim());
}

/** Builds the site and returns what the build prints. */
function build(): string {
  if (built) {
    return readFileSync(path.join(built, 'build.log'), 'utf8');
  }
  const tarball = pack();
  rmSync(site, {recursive: true, force: true});
  cpSync(fixture, site, {recursive: true});
  const installed = path.join(site, 'node_modules/docusaurus-theme-search-embedded');
  mkdirSync(installed, {recursive: true});
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const command = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  // Minification takes half of the time and does not change what the tests check.
  const args = ['build', '--no-minify', '--out-dir', path.join(served, 'base')];
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args], {
    cwd: site,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`docusaurus build failed:\n${stdout}${stderr}`);
  }
  return stdout + stderr;
}

beforeAll(async () => {
  buildOutput = build();
  server = createServer((request, response) =>
    handler(request, response, {public: served, trailingSlash: undefined}),
  ).listen(0);
  siteUrl = `http://localhost:${(server.address() as AddressInfo).port}/base/`;
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(message.text());
    }
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

/**
 * Opens the dialog with the keyboard on a page, which stays open for the next query, types, and returns
 * the URLs of the results.
 */
async function found(pathname: string, query: string): Promise<string[]> {
  if (page.url() !== siteUrl + pathname) {
    await open(page, siteUrl + pathname);
  }
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

describe('a stock site with the tarball @full', () => {
  const searches = [
    ['', 'kettle', '/base/docs/'],
    ['docs/next', 'teapot', '/base/docs/next/'],
    ['docs/next', 'red handle', '/base/docs/next/#color-of-the-handle'],
    ['', 'Thursday', '/base/community/'],
    ['', 'steam', '/base/blog/boiling'],
    ['', 'kettlesmiths', '/base/about'],
    ['de/docs/next', 'Einstellung ändern', '/base/de/docs/next/#einstellungen-ändern'],
    ['de/docs/next', 'installiert', '/base/de/docs/next/#einstellungen-ändern'],
    ['de/docs/next', 'aendern', '/base/de/docs/next/#einstellungen-ändern'],
    // A page without a translation, by its words and by another form of one.
    ['de/docs/next', 'hold the cup', '/base/de/docs/next/pours'],
    ['de/docs/next', 'holding', '/base/de/docs/next/pours'],
    ['docs/next', 'limescale', '/base/docs/next/pouring'],
    ['docs/next', 'pourOver', '/base/docs/next/pouring'],
    [
      'docs/next',
      'The kettle stopped because the thermostat reported a temperature that is out of range',
      '/base/docs/next/pouring',
    ],
    ['ja/docs/next', '台所', '/base/ja/docs/next/#設定を変更する'],
    ['ar/docs/next', 'مقدمة', '/base/ar/docs/next/#مُقَدِّمَة'],
  ] as const;
  const isBuilt = (pathname: string) => {
    const [, locale] = /^(ar|de|ja)\//.exec(pathname) ?? [];
    return !locale || locales.includes(locale);
  };
  const byPage = searches
    .filter(([pathname]) => isBuilt(pathname))
    .sort(([one], [other]) => one.localeCompare(other));
  test.each(byPage)('on /%s "%s" finds %s first', async (pathname, query, expected) => {
    const [first = 'nothing'] = await found(pathname, query);
    const plain = decodeURI(first).replace(/\/(?=#|$)/, '');
    expect(plain).toBe(expected.replace(/\/(?=#|$)/, ''));
  });

  test.each([
    ['docs', 'colour', 1],
    ['docs/next', 'colour', 1],
    ['docs', 'red', 0],
    ['', 'quixotic', 0],
    ['', 'Zeppelin', 0],
    ['docs/next', 'Quince', 0],
  ])('on /%s "%s" has %d result in the version that is read', async (pathname, query, count) => {
    const hrefs = await found(pathname, query);
    expect(hrefs).toHaveLength(count);
    expect(hrefs.every(href => href.includes('/next') === pathname.includes('next'))).toBe(true);
  });

  test('its styles win over those of Infima', async () => {
    const style = (locator: Locator, name: string) =>
      locator.evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      );
    await open(page, `${siteUrl}search`);
    const main = page.getByRole('main');
    expect(await style(main, 'width')).toBe('832px');
    expect(await style(main, 'padding-left')).toBe('16px');
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    expect(await style(page.locator('.DocSearch-Commands'), 'padding-left')).toBe('0px');
    expect(await style(dialog().getByRole('status'), 'margin-bottom')).toBe('-1px');
    expect(await style(dialog().getByRole('status'), 'height')).toBe('1px');
    await page.keyboard.press('Escape');
  });

  test('the button opens the dialog, and Enter the result', async () => {
    await page.goto(siteUrl);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.keyboard.type('steam');
    await options().first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/blog\/boiling/);
    await expect.poll(() => page.getByRole('heading', {level: 1}).innerText()).toBe('Boiling');
  });

  test('a shortcut of its own opens the dialog, which reports results and their opening', async () => {
    await open(page, siteUrl);
    await page.evaluate(() => {
      const events: unknown[] = ((window as never as {events: unknown[]}).events = []);
      for (const type of ['results', 'open']) {
        document.addEventListener(`docusaurus-search:${type}`, event =>
          events.push({type, ...(event as CustomEvent<object>).detail}),
        );
      }
    });
    const events = () => page.evaluate(() => (window as never as {events: unknown[]}).events);
    await page.keyboard.press('Alt+s');
    await dialog().getByRole('combobox').fill('steam');
    await expect.poll(events).toMatchObject([{type: 'results', query: 'steam'}]);
    await options().first().click();
    await expect.poll(events).toMatchObject([{}, {type: 'open', query: 'steam', position: 1}]);
    expect((await events())[1]).toMatchObject({url: expect.stringMatching(/blog\/boiling/)});
  });

  test('the page of a result highlights its words until Escape', async () => {
    await page.goto(siteUrl);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.keyboard.type('steam');
    await options().first().click();
    await page.waitForURL(/blog\/boiling/);
    await expect.poll(() => highlighted(page)).toEqual(['steam']);
    await page.keyboard.press('Escape');
    expect(await highlighted(page)).toEqual([]);
  });

  test('the page of a result without marked words highlights those of the query, until the next page', async () => {
    await page.goto(`${siteUrl}docs/next`);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.keyboard.type('limescale');
    await options().first().click();
    await page.waitForURL(/pouring/);
    // The page has the word only as a tag, which results do not show.
    await expect.poll(() => highlighted(page)).toEqual(['limescale']);
    await page.getByRole('link', {name: 'Foreign Site'}).first().click();
    await expect.poll(() => highlighted(page)).toEqual([]);
  });

  test.each([
    ['wattage', 'tab'],
    ['vinegar', 'details element'],
  ])('a result for %s opens its %s', async word => {
    await page.goto(`${siteUrl}docs/next`);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.keyboard.type(word);
    await options().first().click();
    await page.waitForURL(/pouring/);
    await expect.poll(() => highlighted(page)).toEqual([word]);
    const rectangles = () =>
      page.evaluate(() =>
        [...CSS.highlights.get('docusaurus-search')!].map(
          range => (range as Range).getClientRects().length,
        ),
      );
    await expect.poll(async () => (await rectangles())[0]).toBeGreaterThan(0);
  });

  test('Back leaves the page, and the dialog closes with it', async () => {
    await page.goto(siteUrl);
    await page.getByRole('link', {name: 'Docs', exact: true}).click();
    await page.waitForURL(/docs/);
    await page.getByRole('button', {name: 'Search'}).click();
    await dialog().waitFor();
    await page.goBack();
    await page.waitForURL(siteUrl);
    await dialog().waitFor({state: 'detached'});
  });

  test('a letter on the focused button is the query, and Escape returns the focus to the button', async () => {
    await open(page, siteUrl);
    const button = page.getByRole('button', {name: 'Search'});
    await button.focus();
    await page.keyboard.press('k');
    const input = dialog().getByRole('combobox');
    await expect.poll(() => input.inputValue()).toBe('k');
    await page.keyboard.press('Escape');
    await dialog().waitFor({state: 'detached'});
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true);
  });

  test('the dialog accepts as many characters as maxQueryLength', async () => {
    await page.goto(siteUrl);
    await page.getByRole('button', {name: 'Search'}).click();
    const input = dialog().getByRole('combobox');
    await input.fill('x'.repeat(600));
    expect((await input.inputValue()).length).toBe(512);
    await page.keyboard.press('Escape');
  });

  test('pointing at the button preloads the index of the version that is read, and no other', async () => {
    const read: string[] = [];
    for (const path of ['docs', 'docs/next']) {
      const files = new Set<string>();
      const onRequest = (request: Request): void => {
        const [file] = /files\/index\.\w+/.exec(request.url()) ?? [];
        if (file) {
          files.add(file);
        }
      };
      page.on('request', onRequest);
      await open(page, siteUrl + path);
      // A pointer that rests where the button appears doesn't enter it again.
      await page.mouse.move(0, 0);
      await page.getByRole('button', {name: 'Search'}).hover();
      await expect.poll(() => files.size).toBe(1);
      // A search finds the preloaded index in memory.
      await page.keyboard.press('Control+k');
      await dialog().getByRole('combobox').fill('kettle');
      await options().first().waitFor();
      await page.keyboard.press('Escape');
      page.off('request', onRequest);
      read.push(...files);
    }
    expect(read).toHaveLength(2);
    expect(read[0]).not.toBe(read[1]);
  });

  test('the dialog shows tags in code as text', async () => {
    await page.goto(`${siteUrl}docs/next`);
    await page.getByRole('button', {name: 'Search'}).click();
    await dialog().getByRole('combobox').fill('pourOver');
    await options().filter({hasText: '<mark>'}).first().waitFor();
    await page.keyboard.press('Escape');
  });

  test('areas match whole segments of paths', async () => {
    const results = page.getByRole('main').getByRole('listitem');
    await page.goto(`${siteUrl}search?q=kettle`);
    await results.filter({hasText: 'Legend of signs'}).waitFor();
    await page.getByRole('button', {name: /^Manual \d+$/}).click();
    await results.filter({hasText: 'Legend of signs'}).waitFor({state: 'detached'});
    expect(await results.count()).toBeGreaterThan(0);
    await page.getByRole('button', {name: /^The rest \d+$/}).click();
    await results.filter({hasText: 'Legend of signs'}).waitFor();
  });

  test('an area in the URL that the site lacks leaves all results', async () => {
    await page.goto(`${siteUrl}search?q=legend&in=constructor`);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({hasText: 'Legend'})
      .first()
      .waitFor();
  });

  test.runIf(locales.includes('ar'))(
    'button and dialog follow the direction of the language',
    async () => {
      await page.goto(`${siteUrl}ar/docs/next`);
      const left = async (locator: Locator) => (await locator.boundingBox())!.x;
      const button = page.locator('.DocSearch-Button');
      const label = button.locator('.DocSearch-Button-Placeholder');
      expect(await left(button.locator('svg'))).toBeGreaterThan(await left(label));
      await button.click();
      const input = dialog().getByRole('combobox');
      await input.fill('الغلاية');
      await options().first().waitFor();
      expect(await input.evaluate(element => getComputedStyle(element).direction)).toBe('rtl');
      expect(await left(dialog().locator('form svg').first())).toBeGreaterThan(await left(input));
      await page.keyboard.press('Escape');
    },
  );

  test('the search page searches another version that a reader selects', async () => {
    await page.goto(`${siteUrl}search?q=handle`);
    const results = page.getByRole('main').getByRole('listitem');
    await results.filter({hasText: 'Colour'}).waitFor();
    await page.getByLabel('Version').selectOption('Next');
    await results.filter({hasText: 'Color of'}).waitFor();
    expect(await results.filter({hasText: 'Colour'}).count()).toBe(0);
  });

  test.runIf(locales.includes('de'))('texts are those of the language', async () => {
    await page.goto(`${siteUrl}de/about`);
    await page.getByRole('button', {name: 'Suche'}).click();
    await expect
      .poll(() => dialog().getByRole('combobox').getAttribute('placeholder'))
      .toBe('Dokumentation durchsuchen');
    await page.keyboard.press('Escape');
  });

  test('each language has its index and one OpenSearch description', () => {
    for (const folder of ['', ...locales]) {
      const base = path.join(served, 'base', folder);
      expect(existsSync(path.join(base, 'search-index/index.json'))).toBe(true);
      expect(readFileSync(path.join(base, 'opensearch.xml'), 'utf8')).toContain(
        `${path.posix.join('/base', folder, 'search')}?q={searchTerms}`,
      );
    }
    const html = readFileSync(path.join(served, 'base/index.html'), 'utf8');
    expect(html.match(/opensearchdescription/g)).toHaveLength(1);
  });

  test('the build warns once, for all locales, that themeConfig.algolia is unused, and of nothing else', () => {
    const lines = buildOutput
      .split('\n')
      .filter(line => /docusaurus-theme-search|search:/i.test(line));
    const warnings = lines.filter(line => /WARNING|ERROR/.test(line));
    expect(warnings).toEqual([
      expect.stringMatching(/does not use themeConfig\.algolia\. Remove it/),
    ]);
    expect(buildOutput).not.toMatch(/duplicate/i);
  });

  test.each(['', ...locales])('every term of its index finds a result (%s)', async locale => {
    const folder = path.join(served, 'base', locale, searchFolder);
    const read = async (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));
    const terms = await termsOf(read);
    expect(terms.length).toBeGreaterThan(20);
    const index = new SiteSearch(read);
    expect(await problemsOfTerms(index, terms, 'https://foreign.example.com')).toEqual([]);
  });

  test('no records are kept for another search', () => {
    for (const kept of ['.docusaurus/search-records', '.cache/search-records']) {
      expect(existsSync(path.join(site, kept))).toBe(false);
    }
  });
});
