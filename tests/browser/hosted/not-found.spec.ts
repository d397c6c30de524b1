// Protects the suggestions of the not-found page from requests to another host.
import {expect, test} from '../test';

// The console reports that the status of the document is 404.
test.use({expectedProblems: [[/Failed to load resource.*404/], {scope: 'test'}]});

test('not-found page: its suggestions come from the site’s own index, without a request to another host', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(new URL(baseURL!).origin)) {
      elsewhere.push(request.url());
    }
  });
  await page.goto('docs/instalation');
  const suggestions = page.getByRole('region', {name: 'Did you mean one of these?'});
  await expect(suggestions.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/getting-started/installation',
  );
  expect(elsewhere).toEqual([]);
});
