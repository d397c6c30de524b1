// Protects the keys of the search dialog.
import type {Locator, Page} from '@playwright/test';
import {answerOf, hit, serveSearch} from 'tooling/algolia';
import {openDialog, remember, searchDialog, storageKeys, stored} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

/** A key as Safari reports it when it commits text of an input method. */
async function pressForInputMethod(input: Locator, key: string): Promise<void> {
  await input.evaluate((field, name) => {
    const init = {key: name, keyCode: 229, bubbles: true, cancelable: true};
    field.dispatchEvent(new KeyboardEvent('keydown', init));
  }, key);
}

/** Answers each query with another page, when the test releases it. */
async function serveOnDemand(page: Page): Promise<{release: () => void}> {
  let release!: () => void;
  const held = new Promise<void>(resolve => (release = resolve));
  const pages: Record<string, string> = {
    configuration: 'docs/getting-started/configuration',
    'daylight saving': 'docs/user-guides/create-schedule',
  };
  await serveSearch(page, async ({query}) => {
    if (query !== 'configuration') {
      await held;
    }
    const url = `https://docs.example.com/${pages[query] ?? 'docs/release'}`;
    return answerOf([hit(1, {url})], {nbHits: query.length});
  });
  return {release};
}

type KeyInit = {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  repeat?: boolean;
  /** Whether a widget handles it. */
  isHandled?: boolean;
};

/** Dispatches a key on an element, as a browser does, and returns whether the page prevented its default. */
async function dispatchKey(target: Locator, init: KeyInit): Promise<boolean> {
  return target.evaluate((element, {isHandled, ...more}) => {
    if (isHandled) {
      element.addEventListener('keydown', event => event.preventDefault(), {once: true});
    }
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...more});
    element.dispatchEvent(event);
    return event.defaultPrevented;
  }, init);
}

const controlK = {key: 'k', code: 'KeyK', ctrlKey: true};

test('search dialog: a key that a widget handled, or that is held, opens nothing', async ({
  page,
}) => {
  await open(page);
  const {dialog} = searchDialog(page);
  const link = page.locator('main a').first();
  await dispatchKey(link, {...controlK, isHandled: true});
  expect(await dispatchKey(link, {...controlK, repeat: true})).toBe(true);
  await dispatchKey(link, {key: '/', isHandled: true});
  await expect(dialog).toHaveCount(0);
  await dispatchKey(link, controlK);
  await expect(dialog).toBeVisible();
  await dispatchKey(dialog.getByRole('combobox'), {...controlK, repeat: true});
  await expect(dialog).toBeVisible();
});

test('search dialog: on a Mac, Control+K in a text field is the field’s @full', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}),
  );
  await open(page);
  const {dialog} = searchDialog(page);
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<input id="field">');
  });
  const field = page.locator('#field');
  expect(await dispatchKey(field, controlK)).toBe(false);
  await expect(dialog).toHaveCount(0);
  await dispatchKey(field, {key: 'k', code: 'KeyK', metaKey: true});
  await expect(dialog).toBeVisible();
});

for (const type of ['checkbox', 'radio', 'range', 'button']) {
  test(`search dialog: the slash opens it from an input of the type ${type} @full`, async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(name => {
      const html = `<input id="field" type="${name}">`;
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', html);
    }, type);
    await page.locator('#field').focus();
    await page.keyboard.press('/');
    await expect(searchDialog(page).dialog).toBeVisible();
  });
}

test('search dialog: Page Down and Page Up move by a page, and stop at the ends', async ({
  page,
}) => {
  await serveSearch(page, async () =>
    answerOf(Array.from({length: 20}, (_, index) => hit(index + 1))),
  );
  const {input, options} = await openDialog(page);
  await input.fill('configuration');
  await expect(options.first()).toBeVisible();
  const active = () =>
    options.evaluateAll(all =>
      all.findIndex(each => each.getAttribute('aria-selected') === 'true'),
    );
  const count = await options.count();
  await input.press('PageDown');
  const page1 = await active();
  expect(page1).toBeGreaterThan(0);
  await input.press('PageUp');
  expect(await active()).toBe(0);
  for (let press = 0; press < count; press++) {
    await input.press('PageDown');
  }
  expect(await active()).toBe(count - 1);
});

test('search dialog: Enter waits for the answer to the text in the input', async ({page}) => {
  const {release} = await serveOnDemand(page);
  const {input, options, dialog} = await openDialog(page);
  await input.fill('configuration');
  await expect(options).toHaveAttribute('href', /configuration$/);
  await input.fill('daylight saving');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/create-schedule$/);
  await expect(dialog).toHaveCount(0);
});

test('search dialog: typing cancels an Enter that waits', async ({page}) => {
  const {release} = await serveOnDemand(page);
  const {input, options} = await openDialog(page);
  await input.fill('daylight saving');
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  release();
  await expect(options).toHaveAttribute('href', /release$/);
  await expect(page).toHaveURL('/');
});

test('search dialog: results, count and "See all" belong to one query', async ({page}) => {
  const {release} = await serveOnDemand(page);
  const {input, options, dialog} = await openDialog(page);
  const seeAll = dialog.getByRole('link', {name: /^See all/});
  await input.fill('configuration');
  await expect(seeAll).toHaveText('See all 13 results');
  await input.fill('daylight saving');
  await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(options).toHaveCount(0);
  await expect(seeAll).toHaveCount(0);
  release();
  await expect(seeAll).toHaveText('See all 15 results');
  await expect(seeAll).toHaveAttribute('href', '/search?q=daylight%20saving');
});

test('search dialog: a key that commits text of an input method neither opens nor closes anything', async ({
  page,
}) => {
  await serveSearch(page);
  const {input, options, dialog} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveCount(1);
  await pressForInputMethod(input, 'Enter');
  await pressForInputMethod(input, 'Escape');
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/installation#step-0$/);
});

test('search dialog: a space alone is not a query @full', async ({page}) => {
  const calls = await serveSearch(page);
  const {input, dialog} = await openDialog(page);
  await page.keyboard.type('   ');
  await expect(input).toHaveValue('   ');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('a');
  await expect.poll(() => calls.length).toBe(1);
});

test('search dialog: it opens again with the last query, selected @full', async ({page}) => {
  await serveSearch(page);
  const {input, options, button, dialog} = await openDialog(page);
  await input.fill('step one');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(input).toHaveValue('step one');
  await expect(options).toHaveCount(1);
  await page.keyboard.type('two');
  await expect(input).toHaveValue('two');
});

test('search dialog: after a reader opened a result it is empty and shows the stored searches @full', async ({
  page,
}) => {
  await serveSearch(page);
  const {input, options, rows, button} = await openDialog(page);
  await input.fill('step');
  await options.click();
  await expect(page).toHaveURL(/installation#step-0$/);
  await button.click();
  await expect(rows).toHaveCount(1);
  await expect(input).toHaveValue('');
});

test('search dialog: arrow keys reach "See all", and letters still go to the input', async ({
  page,
}) => {
  await serveSearch(page, () => answerOf([hit(0), hit(1)], {nbHits: 40}));
  const {input, options, dialog} = await openDialog(page);
  const seeAll = dialog.getByRole('link', {name: 'See all 40 results'});
  const active = dialog.locator('[role=option][aria-selected=true]');
  await input.fill('step');
  await expect(options).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(seeAll).toBeFocused();
  await expect(active).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(input).toBeFocused();
  await expect(active).toHaveText(/Step 0/);
  await page.keyboard.press('ArrowUp');
  await expect(seeAll).toBeFocused();
  await page.keyboard.type('s');
  await expect(input).toHaveValue('steps');
  await expect(input).toBeFocused();
  await expect(active).toHaveText(/Step 0/);
  // The link leads to the query of the results on screen.
  await expect(seeAll).toHaveAttribute('href', /q=steps$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=steps');
});

test('search dialog: "See all" with Control opens another tab, and the dialog stays @full', async ({
  page,
}) => {
  await serveSearch(page);
  const {input, dialog} = await openDialog(page);
  await input.fill('step');
  const other = page.context().waitForEvent('page');
  await dialog.getByRole('link', {name: /^See all/}).click({modifiers: ['ControlOrMeta']});
  await expect(await other).toHaveURL(/search\?q=step$/);
  await expect(input).toBeVisible();
});

test('search dialog: a middle click counts as a visit, and the dialog stays @full', async ({
  page,
}) => {
  await serveSearch(page);
  const {input, options} = await openDialog(page);
  await input.fill('step');
  const other = page.context().waitForEvent('page');
  await options.click({button: 'middle'});
  await expect(await other).toHaveURL(/installation#step-0$/);
  await expect(input).toBeVisible();
  await expect
    .poll(async () => (await stored(page, storageKeys.recent)).map(({objectID}) => objectID))
    .toEqual(['record-0']);
});

test('search dialog: a heading shows an excerpt of its text @full', async ({page}) => {
  const value = 'Press the <mark>button</mark> and wait';
  await serveSearch(page, () =>
    answerOf([hit(1, {_snippetResult: {content: {value, matchLevel: 'full'}}})]),
  );
  const {input, options} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveText(/Step 1.*Press the button and wait/);
  await expect(options.locator('mark')).toHaveText('button');
});

test('search dialog: the list of stored searches has its own name @full', async ({page}) => {
  await remember(page, storageKeys.recent, [hit(1)]);
  await openDialog(page);
  await expect(searchDialog(page).dialog.getByRole('grid')).toHaveAccessibleName(
    'Recent and favorite searches',
  );
});
