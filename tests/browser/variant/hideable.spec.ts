import {expect, open, test} from '../test';

const guide = 'docs/user-guides/create-task';

test('docs: a sidebar that can be hidden is hidden and shown by keyboard, with the focus kept', async ({
  page,
}) => {
  await open(page, guide);
  const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Release notes'});
  const hide = page.getByRole('button', {name: 'Collapse sidebar', exact: true});
  const show = page.getByRole('button', {name: 'Expand sidebar'});
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expect(show).toBeFocused();
  expect((await page.locator('main').boundingBox())!.x).toBeLessThan(80);
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expect(hide).toBeFocused();
});

test('navbar: one that hides goes when one scrolls down and comes back on the way up', async ({
  page,
}) => {
  await open(page, guide);
  const navbar = page.locator('.navbar');
  await page.mouse.move(640, 500);
  // The first turn of the wheel tells nothing of the direction yet.
  for (const scrolled of [300, 600]) {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});
