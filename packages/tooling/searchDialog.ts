import type {Locator, Page} from '@playwright/test';
import {expect, open} from './test';

/** The parts of the search dialog. */
export type SearchDialog = {
  button: Locator;
  dialog: Locator;
  input: Locator;
  /** Results of a query. */
  options: Locator;
  /** Stored searches. */
  rows: Locator;
  status: Locator;
};

/** Finds the dialog's parts on a page, whether it is open or not. */
export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    button: page.locator('.navbar').getByRole('button', {name: 'Search', exact: true}),
    dialog,
    input: dialog.getByRole('combobox', {name: 'Search'}),
    options: dialog.getByRole('option'),
    rows: dialog.getByRole('row'),
    status: dialog.getByRole('status'),
  };
}

/** Opens a page and, by a click, its search dialog. */
export async function openDialog(page: Page, path = ''): Promise<SearchDialog> {
  await open(page, path);
  const parts = searchDialog(page);
  await parts.button.click();
  await expect(parts.input).toBeFocused();
  return parts;
}

/** Fills the browser storage like an earlier visit. A value that is not text is written as JSON. */
export async function remember(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name!, text!),
    [key, typeof value === 'string' ? value : JSON.stringify(value)],
  );
}

/** DocSearch's keys of stored searches for the index `movie`. */
export const storageKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__movie',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__movie',
} as const;

/** Returns the stored searches of a key. */
export async function stored(page: Page, key: string): Promise<{objectID: string}[]> {
  return page.evaluate(
    name => JSON.parse(localStorage.getItem(name) ?? '[]') as {objectID: string}[],
    key,
  );
}

/** Returns the texts that the page highlights, in lower case. */
export const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('docusaurus-search') ?? [])].map(range => String(range).toLowerCase()),
  );
