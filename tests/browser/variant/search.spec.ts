// Protects search below a path, and a page with two search bars.
import {openDialog, searchDialog} from '../searchDialog';
import {expect, open, test} from '../test';

const base = '/below/a/path';

test('base URL: search results and the search page have it', async ({page}) => {
  const {input, options, dialog} = await openDialog(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await input.fill('create a schedule');
  await expect(options.first()).toHaveAttribute('href', /^\/below\/a\/path\/docs\//);
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL(`${base}/search?q=create%20a%20schedule`);
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAttribute('href', /^\/below\/a\/path\/docs\//);
  await first.click();
  await expect(page).toHaveURL(/\/below\/a\/path\/docs\/.*schedule/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('two search bars share one dialog, and each key acts once', async ({page}) => {
  await open(page, 'parts/search-bars');
  const {dialog, input, button} = searchDialog(page);
  const second = page.getByRole('main').getByRole('button', {name: 'Search', exact: true});
  for (const opener of [button, second]) {
    await opener.click();
    await expect(input).toBeFocused();
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await second.focus();
  await page.keyboard.press('s');
  await expect(input).toHaveValue('s');
});
