import {expect, type Locator, type Page} from 'tooling/test';

export * from 'tooling/test';

/** Follows the link to the next doc, and returns its path. */
export async function goToNext(page: Page): Promise<string> {
  const link = page.locator('.pagination-nav__link--next');
  const path = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toBeFocused();
  return path.slice(1);
}

/** Scrolls until the back-to-top button appears, and returns it. */
export async function showBackToTop(page: Page): Promise<Locator> {
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  // The button appears on the way up. The browser may merge two jumps into one scroll event.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible({timeout: 1000});
  }).toPass();
  return button;
}
