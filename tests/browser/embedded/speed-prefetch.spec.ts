import type {Page} from '@playwright/test';
import {expect, open, test} from '../test';

const start = 'docs/getting-started/installation';

function prefetched(page: Page): Promise<number> {
  return page.locator('link[rel="prefetch"]').count();
}

function sidebarLink(page: Page) {
  return page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: /Release/});
}

test('prefetch: links in view are not prefetched', async ({page}) => {
  await open(page, start);
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect(await prefetched(page)).toBe(0);
});

test('prefetch: a pointer that rests on a link prefetches the page', async ({page}) => {
  await open(page, start);
  await sidebarLink(page).hover();
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
});

test('prefetch: focus prefetches the page', async ({page}) => {
  await open(page, start);
  await sidebarLink(page).focus();
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ['data saving', {saveData: true, effectiveType: '4g'}],
  ['2g', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(`prefetch: nothing is prefetched with ${name}`, async ({page}) => {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, start);
    await sidebarLink(page).focus();
    await sidebarLink(page).hover();
    // A page change is later than any prefetch that the link could have caused.
    await sidebarLink(page).click();
    await expect(page).toHaveURL(/docs\/release$/);
    expect(await prefetched(page)).toBe(0);
  });
}

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
