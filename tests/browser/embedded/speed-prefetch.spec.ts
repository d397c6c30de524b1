// Protects prefetching, and readers who save data.
import type {Page} from '@playwright/test';
import {expect, open, test} from '../test';

const start = 'docs/getting-started/installation';
const target = 'docs/release';

/** Returns the scripts that a page's HTML lists. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/\/assets\/js\/[\w.-]+\.js/g)].map(([file]) => file);
}

/** Returns the files that the page has prefetched so far. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname));
}

const sidebarLink = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: /Release/});

test('prefetch: a link in view prefetches its page', async ({page}) => {
  await open(page, start);
  await sidebarLink(page).scrollIntoViewIfNeeded();
  const loaded = await scriptsOf(page, start);
  const missing = (await scriptsOf(page, target)).filter(file => !loaded.includes(file));
  expect(missing.length).toBeGreaterThan(0);
  await expect.poll(() => prefetched(page)).toEqual(expect.arrayContaining(missing));
});

for (const [connection, level] of [
  [{saveData: true, effectiveType: '4g'}, ''],
  [{saveData: false, effectiveType: '2g'}, ' @full'],
] as const) {
  test(`prefetch: nothing is prefetched with ${JSON.stringify(connection)}${level}`, async ({
    page,
  }) => {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, start);
    await sidebarLink(page).hover();
    // By the change of page, every visible link has had the time to prefetch.
    await sidebarLink(page).click();
    await expect(page).toHaveURL(/docs\/release$/);
    expect(await prefetched(page)).toEqual([]);
  });
}
