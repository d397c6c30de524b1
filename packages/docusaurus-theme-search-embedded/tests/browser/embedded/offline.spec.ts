// Protects search without a connection: what was loaded is searched, and the rest follows by itself.
import type {BrowserContext, Page} from '@playwright/test';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

// The browser reports each request that fails.
test.use({
  expectedProblems: [[/ERR_INTERNET_DISCONNECTED/, /^console error: Search: /], {scope: 'test'}],
});

async function reconnect(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  // A machine without a network never comes online.
  await page.evaluate(() => navigator.onLine || dispatchEvent(new Event('online')));
}

test('search: a dialog that cannot load offline says so, and opens on reconnect @full', async ({
  page,
  context,
}) => {
  await open(page);
  const {dialog, input} = searchDialog(page);
  const alert = page.getByRole('alert');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert.getByRole('button', {name: 'Try again'})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await reconnect(page, context);
  await expect(input).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('search dialog: offline, it searches what was loaded, and the rest on reconnect', async ({
  page,
  context,
}) => {
  // The texts are still on their way when the connection goes.
  const texts = '**/search-index/files/texts.*';
  let disconnect = () => {};
  const disconnected = new Promise<void>(resolve => {
    disconnect = resolve;
  });
  await page.route(texts, async route => {
    await disconnected;
    await route.abort('internetdisconnected');
  });
  const {input, options, dialog, status} = await openDialog(page);
  const note = dialog.getByText('Some results may be missing.').first();
  const passages = dialog.locator('.DocSearch-Hit-path');
  await input.fill('schedule');
  await expect(options.first()).toContainText('schedule', {ignoreCase: true});
  await expect(note).toHaveCount(0);

  await context.setOffline(true);
  disconnect();
  // A small site has all of its words in the index, so only passages are missing.
  await input.fill('workflow');
  await expect(options.first()).toContainText('workflow', {ignoreCase: true});
  await expect(note).toBeVisible();
  await expect(status).toContainText('Some results may be missing.');
  await input.fill('"every night"');
  await expect(note).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Try again'})).toBeVisible();

  await page.unroute(texts);
  await reconnect(page, context);
  await expect(options.first()).toContainText('every night', {ignoreCase: true});
  await expect(passages.first()).not.toBeEmpty();
  await expect(note).toHaveCount(0);
});

test('search dialog: an index that cannot load offline is read on reconnect @full', async ({
  page,
  context,
}) => {
  await page.route('**/search-index/index.json', route => route.abort('internetdisconnected'));
  const {input, options, dialog} = await openDialog(page);
  await context.setOffline(true);
  await input.fill('schedule');
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
  await page.unroute('**/search-index/index.json');
  await reconnect(page, context);
  await expect(options.first()).toContainText('schedule', {ignoreCase: true});
});
