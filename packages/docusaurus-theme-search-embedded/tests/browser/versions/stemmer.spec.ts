// Protects search in a language whose stemmer has a chunk of its own, after a deployment removed it.
import type {Page} from '@playwright/test';
import {expect, open, test} from 'tooling/test';

/** Searches on a page, and returns the names of the scripts that the dialog and its worker load. */
async function scriptsOf(page: Page, path: string, query: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', request => {
    const [name] = /[^/]+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) {
      scripts.push(name);
    }
  });
  await open(page, path);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  return scripts;
}

test.use({
  expectedProblems: [
    [/Failed to load resource/, /Loading chunk/, /ChunkLoadError/, /importScripts/],
    {scope: 'test'},
  ],
});

test('a stemmer that is gone offers to reload the page, and does not by itself', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const english = await scriptsOf(other, 'docs', 'valve');
  await other.close();
  const another = await context.newPage();
  const german = await scriptsOf(another, 'de/docs', 'Ventil');
  await another.close();
  // Pages of both locales have scripts of their own, which the page below needs.
  const isStemmer = (name: string): boolean => !english.includes(name) && /^\d+\./.test(name);
  const stemmers = german.filter(isStemmer);
  expect(stemmers.length).toBeGreaterThan(0);

  let isGone = true;
  let loads = 0;
  await page.route('**/assets/js/*.js', route => {
    const name = route.request().url().split('/').at(-1)!;
    return isGone && stemmers.includes(name)
      ? route.fulfill({status: 404, body: 'gone'})
      : route.continue();
  });
  page.on('load', () => (loads += 1));
  await open(page, 'de/docs');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Ventil');
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('Diese Seite ist veraltet.');
  expect(loads).toBe(1);
  isGone = false;
  await dialog.getByRole('button', {name: 'Seite neu laden'}).click();
  await expect.poll(() => loads).toBe(2);
});
