// Protects the accessibility of search with this site's colors, its card, and its path.
import {hit} from 'tooling/algolia';
import {openDialog, remember, storageKeys} from 'tooling/searchDialog';
import {useAxe, violationsInEveryView} from '../a11y';
import {expect, open, test, type Page} from '../test';

test.use({
  expectedProblems: [[/Failed to load resource/, /^console error: Search: /], {scope: 'test'}],
});

const index = '**/search-index/index.json';
const stored = (number: number) => ({...hit(number), _snippetResult: {}, _highlightResult: {}});

/** Each state of search, with how to reach it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the start screen without searches @full': async page => {
    const {dialog} = await openDialog(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  },
  'the start screen @full': async page => {
    await remember(page, storageKeys.recent, [1, 2, 3].map(stored));
    await remember(page, storageKeys.favorite, [4].map(stored));
    const {rows} = await openDialog(page);
    await expect(rows).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  },
  'the results': async page => {
    const {dialog, input, options} = await openDialog(page);
    await input.fill('workflow');
    await expect(options.first()).toBeVisible();
    await expect(dialog.locator('.DocSearch-LoadingIndicator')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
  },
  'no results @full': async page => {
    const {input, dialog} = await openDialog(page);
    await input.fill('zzzzqqqq');
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  },
  'the error @full': async page => {
    await page.route(index, route => route.abort('connectionrefused'));
    const {input, dialog} = await openDialog(page);
    await input.fill('workflow');
    await expect(dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
  'a stalled search @full': async page => {
    await page.route(index, async () => {});
    const {input, dialog} = await openDialog(page);
    await input.fill('workflow');
    await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
  },
  'the search page without a query @full': page => open(page, 'search'),
  'the search page with results @full': async page => {
    await open(page, 'search?q=test');
    await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
  },
  'the search page without results @full': async page => {
    await open(page, 'search?q=zzzzqqqq');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  },
  'the search page with an error @full': async page => {
    await page.route(index, route => route.abort('connectionrefused'));
    await open(page, 'search?q=workflow');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`search: axe finds nothing in ${name}`, async ({page}) => {
    await useAxe(page);
    await reach(page);
    expect(await violationsInEveryView(page)).toEqual([]);
  });
}
