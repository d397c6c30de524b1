// Protects the interface for backends: search in a site whose own module answers from a JSON file.
import {existsSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import handler from 'serve-handler';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {launchChromium} from 'tooling/chromium';

/** `npm run try -- json-backend` installs and builds the site, and sets `FOREIGN_SITE` to its folder. */
const site = process.env.FOREIGN_SITE ?? '';
const hasBackend = existsSync(path.join(site, 'jsonBackend.js'));
const file = '**/pages.json';

let server: Server;
let browser: Browser;
let page: Page;
let siteUrl = '';
let requests: string[] = [];

describe.runIf(hasBackend)('a site with a backend of its own', () => {
  beforeAll(async () => {
    server = createServer(
      (request, response) => void handler(request, response, {public: path.join(site, 'served')}),
    ).listen(0);
    siteUrl = `http://localhost:${(server.address() as AddressInfo).port}/base/`;
    browser = await launchChromium();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    requests = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
  });
  afterEach(() => page.close());

  const dialog = () => page.getByRole('dialog');
  const option = (text: string) => dialog().getByRole('option').filter({hasText: text}).first();

  async function search(query: string): Promise<void> {
    await page.goto(siteUrl);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.keyboard.press('Control+k');
    await dialog().getByRole('combobox').fill(query);
  }

  test('the dialog and the search page show its results, and read no index @full', async () => {
    await search('teapot');
    await option('Teapot 1').waitFor();
    expect(await option('Teapot 1').locator('mark').first().textContent()).toBe('Teapot');
    await dialog().getByRole('combobox').fill('kettle handle');
    await option('Introduction').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/base\/docs\//);
    await page.goto(`${siteUrl}search?q=teapot`);
    const results = page.getByRole('main').getByRole('listitem').getByRole('link');
    await results.nth(19).waitFor();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await results.nth(29).waitFor();
    await page.goto(`${siteUrl}search?q=nothing`);
    await page.getByRole('main').getByText('No results for “nothing”').first().waitFor();
    expect(requests.filter(url => url.includes('search-index'))).toEqual([]);
  }, 60_000);

  test('stalled, failed, and offline, it says so, and goes on afterwards @full', async () => {
    let answer = () => {};
    const answered = new Promise<void>(resolve => (answer = resolve));
    await page.route(file, async route => {
      await answered;
      await route.fulfill({status: 503});
    });
    await search('teapot');
    await page.locator('.DocSearch-Container--Stalled').waitFor();
    answer();
    await dialog().getByText('The server is busy. Try again in a moment.').waitFor();
    await page.unroute(file);
    await page.context().setOffline(true);
    await dialog().getByRole('button', {name: 'Try again'}).click();
    await dialog().getByText('You might want to check your network connection.').waitFor();
    // The search is repeated on reconnect.
    await page.context().setOffline(false);
    await option('Teapot 1').waitFor();
  }, 60_000);
});
