// Protects how the search dialog opens and closes.
import {answerOf, hit, serveSearch} from 'tooling/algolia';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

const longQuery = 'x'.repeat(80);

test.beforeEach(async ({page}) => {
  await serveSearch(page);
});

test('search dialog: a click opens it, and Escape closes it and returns the focus', async ({
  page,
}) => {
  const {button, dialog} = await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('search dialog: one Escape also closes it with a query @full', async ({page}) => {
  const {input, options, dialog} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

for (const [key, level] of [
  ['Control+k', ''],
  ['Meta+k', ' @full'],
  ['/', ''],
] as const) {
  test(`search dialog: ${key} opens it${level}`, async ({page}) => {
    await open(page);
    await page.keyboard.press(key);
    await expect(searchDialog(page).input).toBeFocused();
    await expect(searchDialog(page).input).toHaveValue('');
  });
}

for (const [layout, key, code, opens] of [
  ['without Latin letters, by the key’s position', 'л', 'KeyK', true],
  ['with Latin letters by the letter', 't', 'KeyK', false],
] as const) {
  test(`search dialog: Control+k opens it on a layout ${layout} @full`, async ({page}) => {
    await open(page);
    await page.evaluate(init => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key,
      code,
      ctrlKey: true,
      bubbles: true,
    });
    const {button, dialog} = searchDialog(page);
    if (opens) {
      await expect(dialog).toBeVisible();
    } else {
      // The page handles the next event after this one.
      await page.keyboard.press('Escape');
      await expect(button).not.toHaveAttribute('aria-busy');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('search dialog: after it the page has its selection again', async ({page}) => {
  await open(page, 'markdown-page');
  const selected = () => page.evaluate(() => String(window.getSelection()).trim());
  await page.locator('main h1').selectText();
  const text = await selected();
  await page.keyboard.press('Control+k');
  const {input, dialog} = searchDialog(page);
  await expect(input).toHaveValue(text);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(text).not.toBe('');
  expect(await selected()).toBe(text);
});

test('search dialog: Control+k closes it @full', async ({page}) => {
  const {dialog} = await openDialog(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
});

test('search dialog: a slash in a field does not open it @full', async ({page}) => {
  await open(page, 'search');
  const field = page.getByRole('main').getByRole('searchbox', {name: 'Search'});
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(searchDialog(page).dialog).toHaveCount(0);
});

test('search dialog: a slash in the dialog is part of the query @full', async ({page}) => {
  const {input} = await openDialog(page);
  await input.pressSequentially('a/b');
  await expect(input).toHaveValue('a/b');
});

test('search dialog: a letter on the focused button opens it and begins the query', async ({
  page,
}) => {
  await open(page);
  const {button, input, options} = searchDialog(page);
  await button.focus();
  await page.keyboard.type('step one');
  await expect(input).toHaveValue('step one');
  await expect(input).toBeFocused();
  await expect(options).toHaveCount(1);
});

test('search dialog: the query contains what was typed while it loaded', async ({page}) => {
  await open(page);
  const {button, input} = searchDialog(page);
  const held: (() => void)[] = [];
  await page.route('**/assets/js/*.js', async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await button.focus();
  await page.keyboard.type('api key 2');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.unroute('**/assets/js/*.js');
  held.forEach(release => release());
  await expect(input).toHaveValue('api key 2');
});

test('search dialog: with an empty query it shows the start screen', async ({page}) => {
  const {dialog, input, options} = await openDialog(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await input.fill('step');
  await expect(options).toHaveCount(1);
  await dialog.getByRole('button', {name: 'Clear the query'}).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});

test('search dialog: statuses loading, stalled after 300 ms, idle @full', async ({page}) => {
  let release!: () => void;
  const held = new Promise<void>(resolve => (release = resolve));
  const calls = await serveSearch(page, async () => {
    await held;
    return answerOf([hit()]);
  });
  await page.clock.install({time: '2025-01-01T08:00:00'});
  const {dialog, input, options} = await openDialog(page);
  await page.clock.pauseAt('2025-01-01T09:00:00');
  await input.fill('step');
  await page.clock.runFor(299);
  await expect.poll(() => calls.length).toBe(1);
  await expect(dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
  await page.clock.runFor(1);
  await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
  release();
  await expect(options).toHaveCount(1);
  await expect(dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('search dialog: results are in groups, ordered by their best hit @full', async ({page}) => {
  const guides = {hierarchy: {lvl0: 'User guides'}};
  await serveSearch(page, () => answerOf([hit(1, guides), hit(2), hit(3, guides)]));
  const {dialog, input} = await openDialog(page);
  await input.fill('step');
  const groups = dialog.getByRole('group');
  await expect(groups).toHaveCount(2);
  await expect(groups.nth(0)).toHaveAccessibleName('User guides');
  await expect(groups.nth(0).getByRole('option')).toHaveCount(2);
  await expect(groups.nth(1)).toHaveAccessibleName('Getting started');
  await expect(groups.nth(1).getByRole('option')).toHaveText(/Step 2.*Install the product/);
});

test('search dialog: the input accepts 64 characters, typed or pasted', async ({page, context}) => {
  const {input} = await openDialog(page);
  await expect(input).toHaveAttribute('maxlength', '64');
  await page.keyboard.type(longQuery);
  await expect(input).toHaveValue('x'.repeat(64));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(text => navigator.clipboard.writeText(text), longQuery);
  await input.fill('');
  await page.keyboard.press('Control+v');
  await expect(input).toHaveValue('x'.repeat(64));
});

test('search dialog: it searches 64 characters of a longer selection @full', async ({page}) => {
  const calls = await serveSearch(page);
  await open(page, 'markdown-page');
  await page.evaluate(() =>
    window.getSelection()?.selectAllChildren(document.querySelector('main')!),
  );
  await page.keyboard.press('Control+k');
  const {input} = searchDialog(page);
  await expect(input).toHaveValue(/^.{64}$/);
  await expect.poll(() => calls.at(-1)?.requests[0]?.query.length).toBe(64);
  await page.keyboard.type('y');
  await expect(input).toHaveValue('y');
});

test('search dialog: its texts @full', async ({page}) => {
  const {dialog, input} = await openDialog(page);
  await expect(input).toHaveAttribute('placeholder', 'Search docs');
  await expect(page.locator('.DocSearch-Button-Placeholder')).toHaveText('Search');
  await expect(dialog.locator('.DocSearch-MagnifierLabel')).toHaveText('Search');
  await expect(dialog.locator('.DocSearch-Cancel')).toHaveText('Cancel');
  await input.fill('a');
  await expect(dialog.getByRole('button', {name: 'Clear the query'})).toBeVisible();
});

test('search dialog: Cancel on a phone and a click outside close it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {button, dialog} = await openDialog(page);
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({width: 1280, height: 800});
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Cancel'})).toHaveCount(0);
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveCount(0);
});

test('search dialog: no page contains it; it loads when a reader reaches for search @full', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await open(page, 'docs/release');
  await page.waitForLoadState('networkidle');
  const isDialog = (path: string) => /\/search\.[0-9a-f]+\.js$/.test(path);
  expect(loaded.some(isDialog)).toBe(false);
  await searchDialog(page).button.hover();
  await expect.poll(() => loaded.some(isDialog)).toBe(true);
});

test.describe('search dialog: when it cannot be loaded', () => {
  test.use({
    expectedProblems: [
      [/Failed to load resource/, /Loading (CSS )?chunk/, /^console error: Search: /],
      {scope: 'test'},
    ],
  });

  test('the page shows a message, and the next click tries again', async ({page}) => {
    await open(page);
    await page.route('**/assets/{js,css}/*', route => route.abort());
    const {button, input} = searchDialog(page);
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute('**/assets/{js,css}/*');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(input).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
