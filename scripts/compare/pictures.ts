import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

/** The pages of both builds, so that one that is new or gone is in the report too. */
function pagesOf(state: 'base' | 'head'): string[] {
  const file = `.cache/compare/${state}/sitemap.xml`;
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Run "npm run compare", which builds both states.`);
  }
  const xml = load(readFileSync(file, 'utf8'), {xml: true});
  return xml('loc')
    .map((_, loc) => new URL(xml(loc).text()).pathname)
    .get();
}

for (const address of new Set([...pagesOf('base'), ...pagesOf('head')])) {
  test(address, async ({page}) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'theme',
        matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      ),
    );
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const name = address.replaceAll('/', '_');
    await expect(page).toHaveScreenshot(`${name}.png`, {fullPage: true});
  });
}
