// Protects search in API references that docusaurus-plugin-openapi-docs renders in the browser.
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import handler from 'serve-handler';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {launchChromium} from 'tooling/chromium';
import {SiteSearch} from '../../src/client/siteSearch';
import {guides, operations} from '../sites/openapi/reference';

/** `npm run try -- openapi` installs and builds the site, and sets `FOREIGN_SITE` to its folder. */
const site = process.env.FOREIGN_SITE ?? '';
const hasPlugin = existsSync(path.join(site, 'node_modules/docusaurus-plugin-openapi-docs'));

const refund = '/base/api/create-refund';
const orders = '/base/api/list-orders';

let server: Server;
let browser: Browser;
let page: Page;

describe.runIf(hasPlugin)('a site with docusaurus-plugin-openapi-docs', () => {
  beforeAll(async () => {
    server = createServer((request, response) =>
      handler(request, response, {public: path.join(site, 'served')}),
    ).listen(0);
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/base/`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const searches = [
    ['orderId', `${refund}#request`],
    ['egret', `${refund}#request`],
    ['X-Idempotency-Key', `${refund}#request`],
    ['Repeats are harmless', `${refund}#request`],
    ['amount_cents', `${refund}#request`],
    ['avocet', `${refund}#request`],
    ['reason_code', `${refund}#request`],
    ['damaged_goods', `${refund}#request`],
    ['late_delivery', `${refund}#request`],
    ['refund_id', `${refund}#responses`],
    ['spoonbill', `${refund}#responses`],
    ['409', `${refund}#responses`],
    ['Already refunded', `${refund}#responses`],
    ['ORDER_ALREADY_REFUNDED', `${refund}#responses`],
    ['page_size', `${orders}#request`],
    ['curlew', `${orders}#request`],
    ['200', `${orders}#responses`],
    ['bittern', refund],
    ['Heron shop', '/base/api/heron-shop-api'],
  ] as const;
  test.each(searches)(
    '"%s" finds %s first, and its section comes into view @full',
    async (query, url) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill(query);
      const first = dialog.getByRole('option').first();
      await first.waitFor();
      expect(await first.getAttribute('href')).toBe(url);
      await first.click();
      await dialog.waitFor({state: 'detached'});
      await page.waitForURL(`**${url}`);
      const [, id = 'request'] = url.split('#');
      const heading = url.includes('#')
        ? page.locator(`#${id}`)
        : page.getByRole('heading', {level: 1});
      await heading.waitFor();
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(720);
    },
  );

  describe('with a reference of 100 operations and ten guides', () => {
    const index = path.join(site, 'served/base/search-index');
    const search = new SiteSearch(
      async name => new Uint8Array(await readFile(path.join(index, name))),
    );
    const firstOf = async (query: string): Promise<string> => {
      const {hits} = await search.find({query, from: 0, to: 1, excerptWords: 0});
      return new URL(hits[0]!.url).pathname;
    };
    /** Returns the path of an operation's page, which the plugin derives from its ID. */
    const pageOf = ({operationId}: (typeof operations)[number]) =>
      `/base/api/store/${operationId.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
    const queries: Record<string, (operation: (typeof operations)[number]) => string> = {
      title: ({title}) => title,
      'operation ID': ({operationId}) => operationId,
      'method and path': ({method, path: url}) => `${method!.toUpperCase()} ${url}`,
    };
    test.each(Object.keys(queries))('the %s of at least 95 is first @full', async kind => {
      const found = await Promise.all(
        operations.map(async each => (await firstOf(queries[kind]!(each))) === pageOf(each)),
      );
      expect(found).toHaveLength(100);
      expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(95);
    });
    test('the titles of the guides are first @full', async () => {
      const found = await Promise.all(guides.map(([title]) => firstOf(title!)));
      expect(found).toEqual(guides.map((_, guide) => `/base/api/guides/guide-${guide}`));
    });
  });
});
