import {expect, open, test} from '../test';

test('navbar: a dropdown of the configuration opens over the page and leads where it says', async ({
  page,
}) => {
  await open(page, 'blog');
  const link = page.getByRole('link', {name: 'What changed'});
  await expect(link).toBeHidden();
  await page.getByRole('button', {name: 'More'}).hover();
  await expect(link).toBeVisible();
  const menu = page.locator('.navbar .dropdown__menu');
  // Its own style: above the page, not in the flow of the navbar.
  await expect(menu).toHaveCSS('position', 'absolute');
  await expect(menu).toHaveCSS('list-style-type', 'none');
  await link.click();
  await expect(page).toHaveURL(/\/docs\/release\/?$/);
});
