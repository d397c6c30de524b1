import {chromiumArgs, findChromium} from '../../../scripts/chromium';
import {brokenWords, overflow} from '../reflow';
import {expect, open, test} from '../test';

// The reader's own setting of the browser, which no page can make.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

const guide = 'docs/getting-started/installation';
const pages = [
  '',
  guide,
  'docs',
  'docs/category/getting-started',
  'docs/getting-started/llm-setup/openai-api-key',
  'docs/user-guides/create-schedule',
  'markdown-page',
  'blog',
  'blog/welcome',
  'search?q=api',
  'nowhere/at/all',
];

test.use({expectedProblems: [/404 \(Not Found\).*nowhere/]});

for (const width of [390, 997, 1280]) {
  test(`text of 32 px at ${width} px: no word breaks, nothing is cut off`, async ({page}) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width, height: 800});
    for (const address of pages) {
      await open(page, address);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expect.poll(() => overflow(page), `/${address}`).toEqual([]);
      expect.soft(await brokenWords(page), `/${address}`).toEqual([]);
      const [bar, name] = await Promise.all(
        ['.navbar', '.navbar__title'].map(part => page.locator(part).first().boundingBox()),
      );
      expect.soft(name!.height, `/${address}`).toBeLessThanOrEqual(bar!.height);
    }
  });
}

test('text of 32 px on a desktop: the contents stand below the title, once', async ({page}) => {
  await open(page, guide);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toHaveCount(1);
  await expect(page.getByRole('button', {name: 'Page actions'})).toHaveCount(1);
  await page.getByRole('button', {name: 'On this page'}).click();
  await page.getByRole('link', {name: 'Before you begin', exact: true}).click();
  await expect(page).toHaveURL(/#/);
});
