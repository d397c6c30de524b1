// Protects what readers type and do while the search dialog loads.
import type {Page, Route} from '@playwright/test';
import {serveSearch} from 'tooling/algolia';
import {searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

const guide = 'docs/user-guides/create-schedule';
/** The dialog's script. */
const dialogScript = '**/assets/js/search.*.js';

/** Delays the dialog until the test releases it. */
async function holdDialog(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(dialogScript, async route => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(dialogScript);
    const arrived = page.waitForResponse(response => /search\.\w+\.js/.test(response.url()));
    await Promise.all(held.map(route => route.continue()));
    await arrived;
  };
}

test.beforeEach(async ({page}) => {
  await serveSearch(page);
});

test('loading search dialog: fields keep their keys', async ({page}) => {
  await open(page, guide);
  const release = await holdDialog(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  await page.keyboard.press('/');
  await field.fill('');
  await field.pressSequentially('17 5');
  await expect(field).toHaveValue('17 5');
  await release();
  await expect(searchDialog(page).input).toHaveValue('');
});

test('loading search dialog: keys outside of fields become its query, also Backspace', async ({
  page,
}) => {
  await open(page);
  const release = await holdDialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('keu');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('y');
  await expect(searchDialog(page).button).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(searchDialog(page).input).toHaveValue('key');
});

test('loading search dialog: Enter opens the first result, not the link that has the focus', async ({
  page,
}) => {
  await open(page, guide);
  const release = await holdDialog(page);
  await page.locator('.pagination-nav__link--next').focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await page.keyboard.type('step');
  await page.keyboard.press('Enter');
  await expect(searchDialog(page).button).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(new RegExp(guide));
  await release();
  await expect(page).toHaveURL(/installation#step-0$/);
});

test('loading search dialog: typing cancels an Enter that waits @full', async ({page}) => {
  await open(page);
  const release = await holdDialog(page);
  await page.keyboard.press('/');
  await page.keyboard.type('ste');
  await page.keyboard.press('Enter');
  await page.keyboard.type('p');
  await release();
  const {input, options} = searchDialog(page);
  await expect(options).toHaveCount(1);
  await expect(input).toHaveValue('step');
  await expect(page).toHaveURL('/');
});

test('loading search dialog: Escape cancels it, and it does not open later', async ({page}) => {
  await open(page);
  const release = await holdDialog(page);
  const {button, dialog, input} = searchDialog(page);
  await page.keyboard.press('/');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(button).not.toHaveAttribute('aria-busy');
  await release();
  // The next press opens it at once, so it has arrived.
  await button.hover();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input).toHaveValue('');
});

test('loading search dialog: a change of page cancels it @full', async ({page}) => {
  await open(page, guide);
  const release = await holdDialog(page);
  const {button, dialog} = searchDialog(page);
  await page.keyboard.press('/');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(guide));
  await expect(button).not.toHaveAttribute('aria-busy');
  await release();
  await button.hover();
  await expect(dialog).toHaveCount(0);
});

/** Requests the next page, and delays it until the test releases it. */
async function holdNextPage(
  page: Page,
  link = page.locator('.pagination-nav__link--next'),
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const scripts = '**/assets/js/*.js';
  const title = await page.locator('h1').textContent();
  await page.route(scripts, async route => void held.push(route));
  const from = page.url();
  await link.click();
  await expect(page).not.toHaveURL(from);
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(scripts);
    await Promise.all(held.map(route => route.continue()));
    await expect(page.locator('h1')).not.toHaveText(title!);
  };
}

test('loading search dialog: a page that was requested before arrives first', async ({page}) => {
  await open(page, guide);
  const {button, input} = searchDialog(page);
  const releasePage = await holdNextPage(page);
  const releaseDialog = await holdDialog(page);
  await page.keyboard.press('/');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await releasePage();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await releaseDialog();
  await expect(input).toBeFocused();
});

test('search dialog: a page that was requested before arrives behind it @full', async ({page}) => {
  await open(page, guide);
  const {button, dialog, input} = searchDialog(page);
  await button.hover();
  await page.waitForLoadState('networkidle');
  const releasePage = await holdNextPage(page);
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await releasePage();
  await expect(input).toBeFocused();
  await page.keyboard.type('step');
  await expect(input).toHaveValue('step');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('search dialog: a page with another layout arrives behind it, and what was typed stays @full', async ({
  page,
}) => {
  await open(page, '');
  const {button, input} = searchDialog(page);
  await button.hover();
  await page.waitForLoadState('networkidle');
  const releasePage = await holdNextPage(page, page.getByRole('link', {name: 'Get started'}));
  await page.keyboard.press('/');
  await page.keyboard.type('step');
  await expect(input).toHaveValue('step');
  await releasePage();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('step');
});

test.describe('when it cannot be loaded', () => {
  test.use({
    expectedProblems: [
      [/Failed to load resource/, /Loading (CSS )?chunk/, /^console error: Search: /],
      {scope: 'test'},
    ],
  });

  test('search dialog: a failure is announced once, disappears, and the next try starts clean', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, guide);
    await page.route(dialogScript, route => route.abort());
    const {button, input} = searchDialog(page);
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await page.keyboard.press('/');
    await page.keyboard.type('abc');
    await expect(alert).toHaveCount(1);
    let tries = 0;
    page.on('request', request => (tries += request.url().includes('/search.') ? 1 : 0));
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('');
    await field.pressSequentially('30 6');
    await expect(field).toHaveValue('30 6');
    expect(tries).toBe(0);
    await page.clock.fastForward(9000);
    await expect(alert).toHaveCount(0);
    await page.unroute(dialogScript);
    await button.focus();
    await page.keyboard.type('x');
    await expect(input).toHaveValue('x');
  });

  test('search dialog: Escape removes the message of a failure @full', async ({page}) => {
    await open(page);
    await page.route(dialogScript, route => route.abort());
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('search dialog: the failure of a preload is not announced on the next click @full', async ({
    page,
  }) => {
    await open(page);
    await page.route(dialogScript, route => route.abort());
    const {button, input} = searchDialog(page);
    const failed = page.waitForEvent('requestfailed');
    await button.hover();
    await failed;
    await page.unroute(dialogScript);
    const release = await holdDialog(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await release();
    await expect(input).toBeFocused();
  });
});

test('search: a keydown without a key does nothing @full', async ({page}) => {
  await open(page);
  const {button, input} = searchDialog(page);
  const choose = () =>
    page.evaluate(() => {
      document.activeElement!.dispatchEvent(new Event('keydown', {bubbles: true}));
    });
  await choose();
  await button.click();
  await expect(input).toBeFocused();
  await choose();
  await expect(input).toBeFocused();
});
