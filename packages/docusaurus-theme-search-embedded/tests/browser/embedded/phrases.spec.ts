// Protects queries with phrases on a site with many files of texts, which a search reads as rows are needed.
import type {Page} from '@playwright/test';
import {createSearchAssets} from '../../../src/build/assets';
import {toPages} from '../../../src/records';
import {recordsOf} from '../../fixtures/engine/records';
import {searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

const pageCount = 600;
const phrase = '"the blue key"';

/** Replaces the site's index by that of many pages, of which every other one has the phrase. */
async function serveManyPages(page: Page): Promise<void> {
  const pages = Array.from({length: pageCount}, (_, index) => ({
    url: `https://docs.example.com/docs/page-${index}`,
    category: 'Docs',
    docusaurus_tag: 'default',
    lines: [
      `# Page ${index}`,
      `On page ${index} a key opens the door, and the door is blue. `.repeat(20),
      index % 2 === 0 ? `Take the blue key of door ${index}.` : `Take door ${index}.`,
    ],
  }));
  const {files} = createSearchAssets(toPages(recordsOf(pages)));
  await page.route('**/search-index/**/*.json', route => route.abort());
  for (const [name, bytes] of files) {
    await page.route(`**/search-index/${name}`, route =>
      route.fulfill({contentType: 'application/json', body: Buffer.from(bytes)}),
    );
  }
}

test('search page: a phrase on many pages is counted as far as it was read, and read further', async ({
  page,
}) => {
  await serveManyPages(page);
  await open(page, `search?q=${encodeURIComponent(phrase)}`);
  const main = page.getByRole('main');
  const results = main.getByRole('listitem');
  const count = main.locator('div[aria-hidden]', {hasText: 'results'});
  await expect(count).toHaveText(/^\d+\+ results$/);
  const shown = await results.count();
  const counted = parseInt(await count.innerText());
  expect(counted).toBeGreaterThanOrEqual(shown);
  expect(counted).toBeLessThan(pageCount / 2);

  const more = main.getByRole('button', {name: 'Show more results'});
  let before = shown;
  while (await more.isVisible()) {
    await more.click();
    await expect.poll(() => results.count()).toBeGreaterThan(before);
    before = await results.count();
  }
  await expect(count).toHaveText(`${pageCount / 2} results`);
  await expect(results).toHaveCount(pageCount / 2);
  for (const text of await results.allInnerTexts()) {
    expect(text).toContain('the blue key');
  }
});

test('search dialog: the link to all results says that there are more than were counted @full', async ({
  page,
}) => {
  await serveManyPages(page);
  await open(page);
  const {button, dialog, input, options} = searchDialog(page);
  await button.click();
  await input.fill(phrase);
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByRole('link', {name: /^See all \d+\+ results$/})).toBeVisible();
});
