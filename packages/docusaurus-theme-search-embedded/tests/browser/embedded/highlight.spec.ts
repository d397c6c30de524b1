// Protects the highlight of the words of a result on its page.
import {highlighted, openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

test('search: the opened page highlights the words of its result, until Escape', async ({page}) => {
  const {input, options} = await openDialog(page);
  await input.fill('anthropic key');
  await expect(options.first()).toHaveText(/Anthropic/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/anthropic-api-key\/?(#.*)?$/);
  await expect.poll(() => highlighted(page)).toContain('anthropic');
  expect(page.url()).not.toContain('?');
  await page.keyboard.press('Escape');
  expect(await highlighted(page)).toEqual([]);
});

test('search: the page of the first result for an identifier highlights it, and not its parts', async ({
  page,
}) => {
  const {input, options} = await openDialog(page);
  await input.fill('request_id');
  await expect(options.first()).toBeVisible();
  await input.press('Enter');
  await expect.poll(() => highlighted(page)).not.toEqual([]);
  expect(await highlighted(page)).not.toContain('request');
});

for (const [where, query, marked] of [
  ['outside of the cards of a React page', 'xerus', 'xerus'],
  ['in the footer of a card', 'quokka', 'quokka'],
  ['in the title of a category page', 'forms of pages', 'forms'],
] as const) {
  test(`search: words ${where} are highlighted`, async ({page}) => {
    const {input, options} = await openDialog(page);
    await input.fill(query);
    await expect(options.first()).toBeVisible();
    await input.press('Enter');
    await expect.poll(() => highlighted(page)).toContain(marked);
  });
}

test('search: a sign leads to the section that it names, and is highlighted there', async ({
  page,
}) => {
  const {input, options} = await openDialog(page);
  await input.fill('??');
  await expect(options.first()).toHaveAttribute('href', /page-forms\/signs#nullish$/);
  await input.press('Enter');
  await expect.poll(() => highlighted(page)).toEqual(['??']);
});

test.describe('search: when highlighting fails', () => {
  test.use({expectedProblems: [/could not show the words of the result/]});

  test('another page opens, and the same page scrolls @full', async ({page}) => {
    const reports: string[] = [];
    page.on('console', message => reports.push(message.text()));
    await open(page);
    const {button, dialog, input, options} = searchDialog(page);
    await page.evaluate(() => {
      CSS.highlights.set = () => {
        throw new Error('No highlights today.');
      };
    });
    for (const start of ['/', /#/]) {
      // First from another page, then on the page of the result.
      await expect(page).toHaveURL(start);
      await page.evaluate(() => window.scrollTo(0, 0));
      await button.click();
      await input.fill('request_id');
      await options.first().waitFor();
      await input.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/#/);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    }
    expect(reports.filter(text => text.includes('could not show the words'))).toHaveLength(1);
  });
});

test('search: results of the search page highlight their words, and the next page has none', async ({
  page,
}) => {
  await open(page, 'search?q=anthropic%20key');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect.poll(() => highlighted(page)).toContain('anthropic');
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(() => highlighted(page)).toEqual([]);
});
