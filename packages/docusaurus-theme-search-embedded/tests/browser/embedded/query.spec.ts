// Protects the query: how it starts, its limits, and suggestions for one without results.
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

test('embedded search: the focused button waits for a key, and Arrow down opens the dialog', async ({
  page,
}) => {
  await open(page);
  const {button, dialog, input} = searchDialog(page);
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await expect(dialog).toBeHidden();
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(dialog).toBeHidden();
});

for (const dash of ['--', '—', '–', '−', '‒', '―']) {
  test(`embedded search: ${dash}dry-gulch finds the page of the flag first`, async ({page}) => {
    const {input, options} = await openDialog(page);
    // As a phone's keyboard inserts it, which replaces two hyphens.
    await input.focus();
    await page.keyboard.insertText(`${dash}dry-gulch`);
    await expect(options.first()).toHaveAttribute('href', /\/flags$/);
    await expect(options.first()).toContainText('--dry-gulch');
    await open(page, `search?q=${encodeURIComponent(`${dash}dry-gulch`)}`);
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('href', /\/flags$/);
  });
}

test('embedded search: the dialog says that it cut a pasted text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {input, dialog} = await openDialog(page);
  const note = dialog.getByRole('alert');
  const paste = async (text: string) => {
    await page.evaluate(pasted => navigator.clipboard.writeText(pasted), text);
    await input.press('Control+v');
  };
  await paste('schedule '.repeat(7));
  await expect(input).toHaveValue('schedule '.repeat(7));
  await expect(note).toHaveCount(0);
  await paste('and more');
  await expect(input).toHaveValue(`${'schedule '.repeat(7)}a`);
  await expect(note).toHaveText('The text was too long. Search uses the first 64 characters.');
  await input.press('Backspace');
  await expect(note).toHaveCount(0);
  await input.fill('');
  await paste('x'.repeat(65));
  await expect(note).toBeVisible();
  await input.press('Control+a');
  await paste('x'.repeat(64));
  await expect(note).toHaveCount(0);
});

test('search dialog: Backspace while it loads removes a whole emoji @full', async ({page}) => {
  await open(page);
  let release = (): void => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/assets/js/search.*.js', async route => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.evaluate(() => {
    for (const key of ['a', '😀', 'Backspace', 'b']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    }
  });
  release();
  await expect(searchDialog(page).input).toHaveValue('ab');
});

test('search dialog: a lone surrogate in the query breaks neither links nor the page @full', async ({
  page,
}) => {
  const {input, dialog} = await openDialog(page);
  await input.evaluate((field: HTMLInputElement) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(field, 'zzzzqqqq\ud83d');
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /zzzzqqqq%EF%BF%BD/,
  );
});

test('search dialog: on the search page it offers the query of the page @full', async ({page}) => {
  const {input} = await openDialog(page, 'search?q=cron');
  await expect(input).toHaveValue('cron');
  await page.keyboard.type('x');
  await expect(input).toHaveValue('x');
});

test('embedded search: an answer without results suggests what could be meant, not what was', async ({
  page,
}) => {
  const {input, options, dialog} = await openDialog(page);
  const suggestions = dialog.locator('.DocSearch-Prefill');
  for (const before of ['', 'task']) {
    await input.fill(before);
    await expect(options.first()).toBeVisible({visible: before !== ''});
    await input.fill('"schedule zzzzqqqq"');
    await expect(suggestions).toHaveText(['schedule zzzzqqqq', 'Installation', 'API key']);
    await input.fill('installatoinzzz');
    await expect(suggestions.first()).toHaveText(/^install/);
  }
  await suggestions.first().click();
  await expect(options.first()).toBeVisible();
});

test('embedded search: signs alone are a query, in the dialog and on the page', async ({page}) => {
  const {input, dialog} = await openDialog(page);
  for (const query of ['""', '-', '!?', '€', '%', '*', '🦤']) {
    await input.fill(query);
    await expect(dialog).toContainText(`No results for “${query}”`);
  }
  await input.fill(' \u200b');
  await expect(dialog).toContainText('No recent searches');
  await open(page, 'search?q=%E2%82%AC');
  await expect(page.locator('h1')).toHaveText('Search results for “€”');
  await expect(page.getByRole('main')).toContainText('No results for “€”');
});

test('embedded search: only words after a minus lack a word, which the dialog and the page say', async ({
  page,
}) => {
  const {input, dialog, options} = await openDialog(page);
  const note = 'A word is missing: a minus only leaves pages out.';
  await input.fill('-schedule');
  await expect(dialog.getByText(note)).toBeVisible();
  for (const query of ['test -schedule', '--insecure', '-it']) {
    await input.fill(query);
    await expect(dialog.getByText(note)).toHaveCount(0);
  }
  await input.fill('test -schedule');
  await expect(options.first()).toBeVisible();
  await open(page, 'search?q=-schedule');
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
});
