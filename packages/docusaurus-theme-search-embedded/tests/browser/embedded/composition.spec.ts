// Protects searching while an input method composes: Android keyboards compose Latin words, too.
import type {Page} from '@playwright/test';
import {openDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

/** Composes a text in the focused input, letter by letter, without committing it. */
async function compose(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end++) {
    const selection = {selectionStart: end, selectionEnd: end};
    await browser.send('Input.imeSetComposition', {text: text.slice(0, end), ...selection});
  }
}

for (const [text, title] of [
  ['caracals', 'Introduction to caracals'],
  ['설치', '설치 안내'],
  ['日本語', '설치 안내'],
] as const) {
  test(`search: ${text} is searched while an input method composes it`, async ({page}) => {
    const {input, options, dialog} = await openDialog(page);
    await compose(page, text);
    await expect(input).toHaveValue(text);
    await expect(options.first()).toContainText(title);

    // Keys of the input method: those with the flag, and those with its key code (Safari).
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      for (const init of [{isComposing: true}, {keyCode: 229}]) {
        await input.dispatchEvent('keydown', {key, ...init});
      }
    }
    await expect(dialog).toBeVisible();
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/');
    await page.keyboard.insertText(text);
    await expect(input).toHaveValue(text);
    await input.press('Enter');
    await expect(page.locator('main h1')).toContainText(title);
  });

  test(`search page: ${text} is searched while an input method composes it`, async ({page}) => {
    await open(page, 'search');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await compose(page, text);
    await expect(main.getByRole('listitem').first()).toContainText(title);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}$`));
  });
}
