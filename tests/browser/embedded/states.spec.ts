// Protects states that a page has only after a click: axe, reduced motion, forced colors.
import {moving, pageWith, useAxe, violationsInEveryView} from '../a11y';
import {searchDialog} from 'tooling/searchDialog';
import {expect, open, showBackToTop, test, type Page} from '../test';

const guide = 'docs/getting-started/installation';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', {name}).first().click();

/** States that a reader brings about: width, page, and how to reach the state from there. */
const states: Record<string, [number, string, (page: Page) => Promise<unknown>]> = {
  'the mobile menu of the home page @full': [390, '', press('Toggle navigation bar')],
  'the mobile menu of a doc': [390, guide, press('Toggle navigation bar')],
  'the main menu of a doc @full': [
    390,
    guide,
    async page => {
      await press('Toggle navigation bar')(page);
      await press('Back to main menu')(page);
      await expect(page.getByRole('dialog').getByRole('link', {name: 'Tutorial'})).toBeFocused();
    },
  ],
  'the contents on a phone': [
    390,
    guide,
    async page => {
      await page.getByRole('button', {name: 'On this page'}).press('Enter');
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    },
  ],
  'a copied page on a phone @full': [390, guide, press('Copy page')],
  'a copied page @full': [1280, guide, press('Copy page')],
  'a collapsed category @full': [1280, guide, press("Collapse sidebar category 'User guides'")],
  'the other color mode': [1280, guide, press(/dark and light mode/)],
  'a copied code block @full': [1280, guide, press(/^Copy code/)],
  'the last tab': [
    1280,
    pageWith('[role=tablist]'),
    page => page.getByRole('tablist').first().getByRole('tab').last().click(),
  ],
  'the back-to-top button @full': [
    1280,
    'docs/getting-started/llm-setup/gemini-api-key',
    showBackToTop,
  ],
  'the failed run of the home page @full': [
    1280,
    '',
    page => page.getByRole('radio', {name: 'The shop is broken'}).press('Space'),
  ],
  'search results @full': [
    1280,
    guide,
    async page => {
      const {button, dialog, input, options} = searchDialog(page);
      await button.click();
      await input.fill('workflow');
      await expect(options.first()).toBeVisible();
      // A spinner turns, slowly, as long as passages are on their way.
      await expect(dialog.locator('.DocSearch-LoadingIndicator')).toHaveCount(0);
    },
  ],
};

for (const [state, [width, path, reach]] of Object.entries(states)) {
  test(`${state}: axe finds nothing, and nothing moves with reduced motion`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await useAxe(page);
    await open(page, path);
    await reach(page);
    expect.soft(await moving(page)).toEqual([]);
    expect(await violationsInEveryView(page, [width])).toEqual([]);
  });
}

test('forced colors: current item, tab, and focus differ by shape', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, guide);
  for (const current of ['.menu__link[aria-current=page]', '.navbar__link--active']) {
    await expect(page.locator(current)).toHaveCSS('text-decoration-line', 'underline');
  }
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline).toBeGreaterThanOrEqual(1);
  }
  await open(page, pageWith('[role=tablist]'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const color = (index: number): Promise<string> =>
    tabs.nth(index).evaluate(tab => getComputedStyle(tab).borderBottomColor);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  expect(await color(0)).not.toBe(await color(1));
});
