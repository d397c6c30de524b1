// Protects search below a path.
import {openDialog} from '../searchDialog';
import {expect, test} from '../test';

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
