import {pageWith, useAxe, violationsInEveryLook} from '../a11y';
import {expect, open, test} from '../test';

const guide = 'docs/getting-started/installation';

test.describe('axe: states of a page', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test.beforeEach(({page}) => useAxe(page));

  test('with the mobile menu and the contents open', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    for (const path of ['', guide]) {
      await open(page, path);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
      expect.soft(await violationsInEveryLook(page, [390]), `/${path}`).toEqual([]);
      const back = page.getByRole('button', {name: 'Back to main menu'});
      if (path !== '') {
        await back.click();
        await expect(page.getByRole('dialog').getByRole('link', {name: 'Tutorial'})).toBeFocused();
        expect.soft(await violationsInEveryLook(page, [390]), `/${path}, main menu`).toEqual([]);
      }
    }
    await page.keyboard.press('Escape');
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.locator('summary').press('Enter');
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    expect(await violationsInEveryLook(page, [390]), 'contents').toEqual([]);
  });

  test('on each tab', async ({page}) => {
    await open(page, pageWith('[role=tablist]'));
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect.soft(await violationsInEveryLook(page, [1280]), await tab.innerText()).toEqual([]);
    }
  });

  test('with the back-to-top button shown', async ({page}) => {
    await open(page, 'docs/getting-started/llm-setup/gemini-api-key');
    await scrollUpFromTheEnd(page);
    await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
    expect(await violationsInEveryLook(page, [1280])).toEqual([]);
  });
});

/** The back-to-top button shows when a reader scrolls up. */
async function scrollUpFromTheEnd(page: Parameters<typeof open>[0]): Promise<void> {
  await page.mouse.move(600, 200);
  for (const distance of [900, 100, -200]) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  }
}
