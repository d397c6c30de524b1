import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

function pagesOf(state: 'base' | 'head'): string[] {
  const file = `.cache/compare/${state}/sitemap.xml`;
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Run "npm run compare", which builds both states.`);
  }
  const xml = load(readFileSync(file, 'utf8'), {xml: true});
  return xml('loc')
    .map((_, loc) => new URL(xml(loc).text()).pathname)
    .get();
}

// The pages of both builds, so that the report includes added and deleted pages.
for (const pathname of new Set([...pagesOf('base'), ...pagesOf('head')])) {
  test(pathname, async ({page}) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'theme',
        matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      ),
    );
    await page.goto(pathname);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const name = pathname.replaceAll('/', '_');
    await expect(page).toHaveScreenshot(`${name}.png`, {fullPage: true});
  });
}
