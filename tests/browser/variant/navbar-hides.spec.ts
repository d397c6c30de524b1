import {expect, open, test} from '../test';

const guide = 'docs/user-guides/create-task';

test('navbar: one that hides goes when one scrolls down and comes back on the way up', async ({
  page,
}) => {
  await open(page, guide);
  const navbar = page.locator('.navbar');
  await page.mouse.move(640, 500);
  // The first turn of the wheel does not reveal the direction yet.
  for (const scrolled of [300, 600]) {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});
