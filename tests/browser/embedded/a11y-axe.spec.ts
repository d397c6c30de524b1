import {axeViolations, rememberMode, sitemapPaths, useAxe} from '../a11y';
import {expect, open, test} from '../test';

const beyondTheSitemap = ['search', 'search?q=workflow', 'no/such/page', 'docs/no-such-page'];

// The pages that are missing are asked for on purpose.
test.use({expectedProblems: [/status of 404/]});

for (const width of [1280, 390]) {
  for (const mode of ['light', 'dark'] as const) {
    test(`axe: it finds nothing on any address, ${mode}, ${width} px wide`, async ({page}) => {
      test.setTimeout(400_000);
      await page.setViewportSize({width, height: 800});
      await rememberMode(page, mode);
      await useAxe(page);
      for (const address of [...sitemapPaths(), ...beyondTheSitemap]) {
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect.soft(page.locator('h1'), `/${address}: one h1`).toHaveCount(1);
        await expect.soft(page.locator('main'), `/${address}: one main`).toHaveCount(1);
        expect.soft(await axeViolations(page), `/${address}`).toEqual([]);
      }
    });
  }
}

test('axe: the check fails on a page with violations', async ({page}) => {
  await useAxe(page);
  await open(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => {
    const image = document.createElement('img');
    const text = document.createElement('p');
    text.textContent = 'Hard to read';
    text.style.color = '#999';
    text.style.background = '#fff';
    document.querySelector('main')!.append(image, text);
  });
  const found = (await axeViolations(page)).map(line => line.split(':')[0]);
  expect(found.sort()).toEqual(['color-contrast', 'image-alt']);
});
