// Protects readers with text of 32 px: no word breaks, and nothing is cut off.
import {chromiumArgs, findChromium} from 'tooling/chromium';
import {brokenWords, overflow} from '../reflow';
import {expect, open, test, type Locator} from '../test';

// A setting of the reader's browser; no page can set it.
test.use({
  launchOptions: {
    ...findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

const guide = 'docs/getting-started/installation';
const pages = [
  '',
  guide,
  'docs',
  'docs/category/getting-started',
  'markdown-page',
  'blog',
  'blog/welcome',
  'docs/getting-started/llm-setup/openai-api-key',
  'docs/user-guides/create-schedule',
  'search?q=api',
  'nowhere/at/all',
];

test.use({expectedProblems: [/404 \(Not Found\).*nowhere/]});

/** Returns whether a text of the navbar fits its box and the bar. */
function fits(text: Locator): Promise<boolean> {
  return text.evaluate(
    ({clientWidth, scrollWidth, clientHeight, parentElement}) =>
      scrollWidth <= clientWidth && clientHeight <= parentElement!.closest('.navbar')!.clientHeight,
  );
}

for (const [index, path] of pages.entries()) {
  test(`text of 32 px on /${path}: no word breaks, nothing is cut off${index < 2 ? '' : ' @full'}`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    if (path.startsWith('search')) {
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    }
    for (const width of [390, 997, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
      const name = page.locator('.navbar__title').first();
      expect.soft(await fits(name), `${width} px: the site's name`).toBe(true);
    }
  });
}

test('text of 32 px on a desktop: the contents are above the title, once @full', async ({page}) => {
  await open(page, guide);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await page.getByRole('button', {name: 'On this page'}).click();
  await page.getByRole('link', {name: 'Check the file', exact: true}).click();
  await expect(page).toHaveURL(/#/);
});
