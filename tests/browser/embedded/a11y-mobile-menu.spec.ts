import {expect, open, test, type Page} from '../test';

const guide = 'docs/getting-started/installation';

test.use({viewport: {width: 390, height: 800}});

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

/** Whether the focus is in the menu; the test fails where it is behind it or nowhere. */
function focusIsInMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement!.closest('dialog') !== null);
}

test('mobile menu: Tab and Shift+Tab stay in it; Escape closes it and returns the focus', async ({
  page,
}) => {
  await open(page, guide);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  // Behind a modal dialog a role locator would not be honest about the tree; the element is.
  await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInMenu(page), `after ${press + 1} × ${key}`).toBe(true);
      seen.add(
        await page.evaluate(
          () => document.activeElement!.textContent + document.activeElement!.ariaLabel,
        ),
      );
    }
    expect(seen.size, 'different stops').toBeGreaterThan(3);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  // The same button opens it again.
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
});

test('mobile menu: the page behind it is inert', async ({page}) => {
  await open(page, guide);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  const focused = await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a')!.focus();
    return document.activeElement!.closest('main') !== null;
  });
  expect(focused).toBe(false);
  await page.mouse.move(370, 600);
  const turned = page.evaluate(
    () =>
      new Promise(resolve =>
        addEventListener('wheel', resolve, {capture: true, once: true, passive: true}),
      ),
  );
  await page.mouse.wheel(0, 500);
  await turned;
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The same turn of the wheel scrolls the page once the menu is closed.
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('mobile menu: the close button and a press beside it close it', async ({page}) => {
  await open(page, guide);
  await toggle(page).click();
  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(380, 500);
  await expect(menu(page)).toBeHidden();
});

test('mobile menu: back to the main menu and on to the tutorial', async ({page}) => {
  await open(page, guide);
  await toggle(page).click();
  await expect(menu(page).locator('.theme-doc-sidebar-menu')).toBeVisible();
  await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
  const tutorial = menu(page).getByRole('link', {name: 'Tutorial'});
  await expect(tutorial).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(page.locator('h1')).toBeFocused();
});

test('mobile menu: it closes at desktop width', async ({page}) => {
  await open(page, guide);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.navbar__brand')).toBeFocused();
  // Nothing of the menu is left in the way of the page.
  await page.locator('main a').first().focus();
  await expect(page.locator('main a').first()).toBeFocused();
});

test('mobile menu: Back closes it and keeps the page', async ({page}) => {
  await open(page);
  await page.goto(guide);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('.theme-doc-breadcrumbs a').last().click();
  await expect(page).toHaveURL(/category/);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/category/);
  await expect(toggle(page)).toBeFocused();
});
