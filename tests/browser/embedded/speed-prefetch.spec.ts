import type {Page} from '@playwright/test';
import {expect, open, test} from '../test';

const start = 'docs/getting-started/installation';
const target = 'docs/release';

/** The scripts that a page's HTML lists. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return [...html.matchAll(/\/assets\/js\/[\w.-]+\.js/g)].map(([path]) => path);
}

/** The files that are prefetched. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname));
}

function sidebarLink(page: Page) {
  return page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: /Release/});
}

for (const [name, reach] of [
  ['a pointer that rests on a link', (page: Page) => sidebarLink(page).hover()],
  ['focus', (page: Page) => sidebarLink(page).focus()],
] as const) {
  test(`prefetch: ${name} prefetches its page, and links in view are left alone`, async ({
    page,
  }) => {
    await open(page, start);
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    await reach(page);
    const [known, wanted] = [await scriptsOf(page, start), await scriptsOf(page, target)];
    const missing = wanted.filter(file => !known.includes(file));
    expect(missing.length).toBeGreaterThan(0);
    await expect.poll(() => prefetched(page)).toEqual(expect.arrayContaining(missing));
    // Whatever another link had caused would stand there as well by now.
    expect(wanted).toEqual(expect.arrayContaining(await prefetched(page)));
  });
}

test('prefetch: nothing is prefetched with data saving', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open(page, start);
  await sidebarLink(page).focus();
  await sidebarLink(page).hover();
  // A page change is later than any prefetch that the link could have caused.
  await sidebarLink(page).click();
  await expect(page).toHaveURL(/docs\/release$/);
  expect(await prefetched(page)).toEqual([]);
});

test('prefetch: a browser that tells half of its connection still changes pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {type: 'cellular'}});
  });
  await open(page, start);
  await sidebarLink(page).click();
  await expect(page).toHaveURL(/docs\/release$/);
});
