// Protects readers from the results of a former query while a backend does not answer, with and without a fallback.
import {answerOf, hit, onSearch, serveEvents} from 'tooling/algolia';
import {openDialog} from 'tooling/searchDialog';
import {expect, test} from 'tooling/test';

test('search dialog: rows and links of the former query go, and a text says that search is slow', async ({
  page,
}) => {
  await serveEvents(page);
  await onSearch(page, async (route, {requests}) => {
    if (requests[0]!.query === 'step') {
      const results = [answerOf([hit(1), hit(2)], {nbHits: 7})];
      await route.fulfill({json: {results}, headers: {'access-control-allow-origin': '*'}});
    }
  });
  const {input, options, dialog} = await openDialog(page);
  const link = dialog.getByRole('link', {name: /^See all/});
  await input.fill('step');
  await expect(options).toHaveCount(2);
  await expect(link).toHaveText('See all 7 results');
  await input.fill('step two');
  await expect(options).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await expect(dialog.getByText('The search service has not answered yet.')).toBeVisible();
  await input.fill('step');
  await expect(options).toHaveCount(2);
  await expect(dialog.getByText('The search service has not answered yet.')).toHaveCount(0);
});

test('search page: rows of the former query go, and its text says that search is slow @full', async ({
  page,
}) => {
  await serveEvents(page);
  await onSearch(page, async (route, {requests}) => {
    if (requests[0]!.query === 'step') {
      const results = [answerOf([hit(1), hit(2)], {nbHits: 7})];
      await route.fulfill({json: {results}, headers: {'access-control-allow-origin': '*'}});
    }
  });
  await page.goto('search?q=step');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await main.getByRole('searchbox').fill('step two');
  await expect(main.getByRole('listitem')).toHaveCount(0);
  await expect(main.getByText('The search service has not answered yet.')).toBeVisible();
  await expect(main.getByText(/\d results/)).toHaveCount(0);
});
