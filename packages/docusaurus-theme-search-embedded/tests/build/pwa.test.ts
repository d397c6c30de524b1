// Protects search offline, in a site with a service worker.
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import handler from 'serve-handler';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {launchChromium} from 'tooling/chromium';

/**
 * Tests search offline on a site with `@docusaurus/plugin-pwa` and its default options. `npm run try -- pwa`
 * installs and builds the site, and sets `FOREIGN_SITE` to its folder.
 */
const site = process.env.FOREIGN_SITE ?? '';
const hasPwa = existsSync(path.join(site, 'node_modules/@docusaurus/plugin-pwa'));

let server: Server;
let browser: Browser;
let page: Page;
let siteUrl = '';
/** The folder that is online, or undefined while there is no network. */
let online: string | undefined = path.join(site, 'served');

/** Opens a page in offline mode, which the plugin by default activates for installed apps only. */
async function open(pathname: string, parameters = '?offlineMode=true'): Promise<void> {
  await page.goto(`${siteUrl}${pathname}${parameters}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Types a query into the dialog and waits for a result with this text. */
async function search(query: string, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page.getByRole('dialog').getByRole('option').filter({hasText: text}).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
}

describe.runIf(hasPwa)('a site with plugin-pwa', () => {
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (online) {
        void handler(request, response, {public: online});
      } else {
        request.socket.destroy();
      }
    }).listen(0);
    siteUrl = `http://localhost:${(server.address() as AddressInfo).port}/base/`;
    browser = await launchChromium();
    page = await browser.newPage();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('search works offline after one visit that did not search @full', async () => {
    await open('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    online = undefined;
    await open('docs/next');
    await search('teapot', 'Kettle');
    await search('thermostat reported a temperature', 'thermostat');
    await search('steam', 'Boiling');
    await page.goto(`${siteUrl}search?q=kettle&offlineMode=true`);
    await page.getByRole('main').getByRole('listitem').filter({hasText: 'Legend'}).waitFor();
  }, 60_000);

  test('a new deployment replaces the index, online and offline @full', async () => {
    appendFileSync(path.join(site, 'docs/intro.md'), '\n## Samovar\n\nA samovar keeps tea hot.\n');
    const second = path.join(site, 'second');
    const args = ['--locale', 'en', '--no-minify', '--out-dir', path.join(second, 'base')];
    const options = {cwd: site, encoding: 'utf8', env: {...process.env, PWA_ALWAYS: '1'}} as const;
    const build = spawnSync('npx', ['docusaurus', 'build', ...args], options);
    expect(build.stderr + build.stdout).toContain('Generated static files');
    online = second;
    await open('docs/next');
    const refresh = page.getByRole('button', {name: 'Refresh'});
    await refresh.waitFor();
    await Promise.all([page.waitForEvent('load'), refresh.click()]);
    await open('docs/next');
    await search('samovar', 'Samovar');
    online = undefined;
    await open('docs/next');
    await search('samovar', 'Samovar');
    await search('teapot', 'Kettle');
  }, 300_000);

  test('with the strategy "always", which that deployment has, all readers can search offline @full', async () => {
    online = path.join(site, 'second');
    page = await (await browser.newContext()).newPage();
    await open('', '');
    await page.evaluate(() => navigator.serviceWorker.ready);
    online = undefined;
    await open('docs/next', '');
    await search('samovar', 'Samovar');
  }, 60_000);
});
