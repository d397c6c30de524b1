// Protects search on pages that the browser has translated, which replaces text nodes: in every state, everything still works, and new states have their own texts.
import type {Locator, Page} from '@playwright/test';
import {openDialog, remember, searchDialog, storageKeys} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';
import {translated, translatePage} from 'tooling/translate';

const record = (number: number) => ({
  objectID: `/docs/release#${number}`,
  type: 'lvl2',
  url: `/docs/release#${number}`,
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Release notes', lvl2: `Stored ${number}`},
});

/** The text of an element without what the translation added. */
const plain = async (locator: Locator) => (await locator.innerText()).replace(/[«»]/g, '');

type State = {
  name: string;
  /** Brings the open dialog into the state. */
  enter: (page: Page) => Promise<void>;
};

const states: State[] = [
  {name: 'the start screen', enter: async () => {}},
  {
    name: 'results',
    enter: async page => {
      await searchDialog(page).input.fill('api key');
      await expect(searchDialog(page).options.first()).toBeVisible();
    },
  },
  {
    name: 'results with excerpts',
    enter: async page => {
      await searchDialog(page).input.fill('browser');
      await expect(page.locator('[class*="excerpt"] mark').first()).toBeVisible();
    },
  },
  {
    name: 'a folded row',
    enter: async page => {
      await searchDialog(page).input.fill('get an api key');
      await expect(
        searchDialog(page).dialog.getByRole('option', {name: /^Show \d+ similar/}),
      ).toBeVisible();
    },
  },
  {
    name: 'no results',
    enter: async page => {
      await searchDialog(page).input.fill('zzqqxx');
      await expect(searchDialog(page).dialog).toContainText('No results for “zzqqxx”');
    },
  },
  {
    name: 'no results with suggestions',
    enter: async page => {
      await searchDialog(page).input.fill('"anthropic zzqqxx"');
      await expect(
        searchDialog(page).dialog.getByRole('button', {name: /anthropic/}),
      ).toBeVisible();
    },
  },
  {
    name: 'a text that is too long',
    enter: async page => {
      await searchDialog(page).input.focus();
      await page.evaluate(() => navigator.clipboard.writeText('schedule '.repeat(20)));
      await page.keyboard.press('Control+v');
      await expect(page.getByRole('alert')).toContainText('too long');
    },
  },
  {
    name: 'the area of the page',
    enter: async page => {
      await searchDialog(page).input.fill('test');
      await expect(page.getByRole('button', {name: 'Only in Blog'})).toBeVisible();
    },
  },
];

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const {name, enter} of states) {
  test(`search dialog: ${name}, translated, changes to every other state`, async ({page}) => {
    await remember(page, storageKeys.recent, [record(1), record(2)]);
    await remember(page, storageKeys.favorite, [record(3)]);
    const {input, options, rows, dialog, status} = await openDialog(page, 'blog');
    await expect(rows).toHaveCount(3);
    await enter(page);
    await translatePage(page);
    await expect.poll(() => dialog.innerText()).toMatch(translated);

    await input.fill('schedule');
    await expect(options.first()).toContainText(/schedule/i);
    await expect(dialog.getByRole('link', {name: /^«?See all \d+ results»?$/})).toBeVisible();
    await expect(status).toHaveText(/^\d+ results$/);
    await translatePage(page);

    await input.fill('zzqqxx');
    await expect(dialog).toContainText('“zzqqxx”');
    await expect(options).toHaveCount(0);
    await expect(status).toHaveText('No results for “zzqqxx”');
    await translatePage(page);

    await input.fill('');
    await expect(rows).toHaveCount(3);
    await translatePage(page);
    await rows
      .first()
      .getByRole('button', {name: /^Save this search/})
      .click();
    await expect(rows).toHaveCount(3);
    await translatePage(page);
    for (let left = 3; left > 0; left--) {
      await rows
        .first()
        .getByRole('button', {name: /^Remove this search/})
        .click();
      await expect(rows).toHaveCount(left - 1);
      await translatePage(page);
    }
    expect(await plain(dialog)).toContain('No recent searches');

    await input.fill('get an api key');
    const fold = dialog.getByRole('option', {name: /^«?Show \d+ similar/});
    await expect(fold).toBeVisible();
    await translatePage(page);
    const before = await options.count();
    await fold.click();
    await expect.poll(() => options.count()).toBeGreaterThan(before);
    await input.fill('test');
    await expect(page.getByRole('button', {name: 'Only in Blog'})).toBeVisible();
    await translatePage(page);
    await page.getByRole('button', {name: /Only in Blog/}).click();
    await expect(page.getByRole('button', {name: /Only in Blog/})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await input.fill('anthropic');
    await expect(options.first()).toContainText(/anthropic/i);
    await input.press('Enter');
    await expect(page).toHaveURL(/anthropic/);
    await expect(page.locator('h1')).toContainText('Anthropic');
  });
}

test('search page: translated, its results, number, areas, and messages change', async ({page}) => {
  await open(page, 'search?q=test');
  const main = page.getByRole('main');
  const input = main.getByRole('searchbox');
  const results = main.getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await translatePage(page);

  await input.fill('schedule');
  await expect(page.locator('h1')).toHaveText('Search results for “schedule”');
  await expect(results.first()).toContainText(/schedule/i);
  await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(async () => {
    const total = await main.getByRole('status').innerText();
    expect(await main.locator('[class*="count"]').first().innerText()).toBe(total);
  }).toPass();
  await translatePage(page);
  await main.getByRole('button', {name: /^«?Blog/}).click();
  await expect(main.getByRole('status')).toHaveText(/^(One result|\d+ results) in Blog$/);
  await main.getByRole('button', {name: /^«?All/}).click();
  await translatePage(page);

  await input.fill('report');
  await expect(main.getByRole('button', {name: /Show more results/})).toBeVisible();
  await translatePage(page);
  const before = await results.count();
  await main.getByRole('button', {name: /Show more results/}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(before);
  await translatePage(page);

  await input.fill('zzqqxx');
  await expect(main).toContainText('“zzqqxx”');
  await expect(results.filter({hasText: 'report'})).toHaveCount(0);
  await translatePage(page);
  await main.getByRole('button', {name: /Installation/}).click();
  await expect(results.first()).toBeVisible();
  await translatePage(page);
  await input.fill('');
  await expect(page.locator('h1')).toHaveText('Search the documentation');
  await expect(results).toHaveText(['Installation', 'Your first task']);
});

test.describe('with a failing index', () => {
  test.use({
    expectedProblems: [[/Failed to load resource/, /^console error: Search: /], {scope: 'test'}],
  });

  test('search: a translated failure recovers, in the dialog and on the page', async ({page}) => {
    let isDown = true;
    await page.route('**/search-index/index.json', route =>
      isDown ? route.fulfill({status: 503, headers: {'retry-after': '0.1'}}) : route.continue(),
    );
    const {input, options, dialog} = await openDialog(page);
    await input.fill('schedule');
    await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
    await expect(dialog).toContainText('The server is busy. Try again in a moment.');
    await translatePage(page);
    isDown = false;
    await dialog.getByRole('button', {name: /Try again/}).click();
    await expect(options.first()).toBeVisible();
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  });
});
