import {expect, test} from '../test';

test.use({expectedProblems: [[/Failed to load resource.*404/], {scope: 'test'}]});

test('not-found page: below a base path it suggests pages below it', async ({page}) => {
  const response = await page.goto('docs/instalation');
  expect(response?.status()).toBe(404);
  const suggestion = page
    .getByRole('region', {name: 'Did you mean one of these?'})
    .getByRole('listitem')
    .getByRole('link')
    .first();
  await expect(suggestion).toHaveAttribute(
    'href',
    '/below/a/path/docs/getting-started/installation',
  );
  await suggestion.click();
  await expect(page).toHaveURL(/\/below\/a\/path\/docs\/getting-started\/installation\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/install/i);
});

test('not-found page: below a base path the search is offered below it', async ({page}) => {
  await page.goto('docs/instalation');
  await expect(page.getByRole('link', {name: 'Search the docs for “instalation”'})).toHaveAttribute(
    'href',
    '/below/a/path/search?q=instalation',
  );
});
