// Protects the search dialog in this site: next to its menus and its focus, on its own pages.
import {highlighted, openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, goToNext, open, test} from '../test';

const guide = 'docs/getting-started/installation';

test('search: only the article of the opened page is highlighted @full', async ({page}) => {
  const {input, options} = await openDialog(page);
  await input.fill('create a schedule');
  await options.first().click();
  await expect.poll(() => highlighted(page)).toContain('schedule');
  const outside = await page.evaluate(() =>
    [...CSS.highlights.get('docusaurus-search')!]
      .map(range => (range as Range).startContainer.parentElement!)
      .filter(parent => !parent.closest('article') || parent.closest('nav, [class*="toc"]'))
      .map(parent => parent.outerHTML),
  );
  expect(outside).toEqual([]);
});

test('search dialog: it adds no history entry, and closes when Back changes the page', async ({
  page,
}) => {
  const {button, dialog, input} = searchDialog(page);
  await open(page, 'docs/user-guides/create-task');
  const start = await goToNext(page);
  const entries = await page.evaluate(() => history.length);
  await button.click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await input.fill('workflow');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(/create-task$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
});

test('accessibility tree: search dialog', async ({page}) => {
  const {button, dialog, input, options} = searchDialog(page);
  await open(page, guide);
  await expect(button).toMatchAriaSnapshot(`- button "Search"`);
  await button.click();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search"
      - list "Popular pages"
      - text: No recent searches
      - status
  `);
  await input.fill('workflow');
  await expect(options.first()).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search" [expanded]: workflow
        - button "Clear the query"
      - listbox:
        - group:
          - option [selected]
      - status: /\\d+ results/
  `);
});

test('search dialog: no page contains its styles; they load when a reader reaches for search @full', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await open(page, 'docs/release');
  await page.waitForLoadState('networkidle');
  const isStyles = (path: string) => /\/search\.[0-9a-f]+\.css$/.test(path);
  expect(loaded.some(isStyles)).toBe(false);
  await searchDialog(page).button.hover();
  await expect.poll(() => loaded.some(isStyles)).toBe(true);
});

test('search page: from "See all" the site announces it, and its input has the focus @full', async ({
  page,
}) => {
  const {input, dialog} = await openDialog(page);
  await input.fill('schedule');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL(/search/);
  await expect(page.locator('body > [role=status]')).toHaveText(/Search/);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});
