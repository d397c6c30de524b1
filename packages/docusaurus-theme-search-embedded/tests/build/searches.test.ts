// Protects search in sites that are configured unlike the stock site, with the packed theme.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activityAtRest, highlighted, open, visit} from '../support/visit';
import {launchChromium} from 'tooling/chromium';

/** `npm run try` installs and builds the site, and sets `FOREIGN_SITE` to its folder. */
const site = process.env.FOREIGN_SITE ?? '';
const file = path.join(site, 'searches.json');

/** A search that starts on a page. The paths are below the base URL. */
interface Search {
  page: string;
  query: string;
  /** The first result. */
  finds: string;
  /** The area on the search page that has the result. */
  area?: string;
}
const searches: Search[] = site && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

/** The configuration of such a site is plain. */
const configured = () => createRequire(file)('./docusaurus.config.js') as {baseUrl: string};

describe.runIf(searches.length > 0)('a site of another kind @full', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  }, 60_000);
  afterAll(() => browser?.close());

  test.each(searches)(
    '$query on $page finds and opens $finds',
    async search => {
      await visit(browser, path.join(site, 'served'), async (page, origin) => {
        const problems: string[] = [];
        page.on('pageerror', error => problems.push(error.message));
        page.on('console', message => {
          if (message.type() === 'error') {
            problems.push(message.text());
          }
        });
        const base = origin + configured().baseUrl;
        const pathOf = (url: string | null) =>
          decodeURI(new URL(url!, base).pathname).replace(/\/$/, '');
        const expected = pathOf(base + search.finds);

        await open(page, base + search.page);
        await page.keyboard.press('Control+k');
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox').fill(search.query);
        const first = dialog.getByRole('option').first();
        await first.waitFor();
        expect(pathOf(await first.getAttribute('href'))).toBe(expected);
        await expect
          .poll(() => activityAtRest(page), {timeout: 20_000})
          .toEqual({messages: 0, requests: 0});
        await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
        await first.click();
        await dialog.waitFor({state: 'detached'});
        await expect.poll(() => pathOf(page.url())).toBe(expected);
        await expect.poll(() => highlighted(page)).not.toEqual([]);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

        if (search.area) {
          await page.keyboard.press('Control+k');
          await dialog.getByRole('combobox').fill(search.query);
          await dialog.locator('.DocSearch-HitsFooter a').click();
          const main = page.getByRole('main');
          await main.getByRole('button', {name: new RegExp(`^${search.area} \\d+$`)}).click();
          const link = main.getByRole('listitem').getByRole('link').first();
          await expect.poll(async () => pathOf(await link.getAttribute('href'))).toBe(expected);
        }
        expect(problems).toEqual([]);
      });
    },
    60_000,
  );
});
