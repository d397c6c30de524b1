// Protects hosted search in this site, below a path: its credentials, its policy, and its own index.
import {answerOf, hit, hostProblems, onSearch, serveEvents, serveSearch} from 'tooling/algolia';
import {openDialog} from 'tooling/searchDialog';
import {expect, test} from '../test';

const base = '/below/a/path';

test('hosted search: requests have the credentials, results the base path, and events may leave @full', async ({
  page,
}) => {
  const url = `https://pages.example.com${base}/docs/user-guides/create-schedule`;
  const calls = await serveSearch(page, () => answerOf([hit(1, {url})]));
  const events = await serveEvents(page);
  const {input, options} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveAttribute('href', `${base}/docs/user-guides/create-schedule`);
  const [search] = calls;
  expect(search?.url.host).toBe('testappid-dsn.algolia.net');
  expect(search?.url.searchParams.get('x-algolia-application-id')).toBe('TESTAPPID');
  expect(search?.url.searchParams.get('x-algolia-api-key')).toBe('test-search-only-key');
  expect(search?.requests[0]).toMatchObject({query: 'step', indexName: 'movie'});
  await expect.poll(() => events.length).toBeGreaterThan(0);
});

test.describe('with problems that the test causes', () => {
  test.use({expectedProblems: [hostProblems, {scope: 'test'}]});

  test('base URL: search results and the search page have it @full', async ({page}) => {
    // The site's own copy has the results while no host answers. The policy allows all four.
    const hosts = new Set<string>();
    await onSearch(page, async (route, call) => {
      hosts.add(call.url.host);
      await route.abort('connectionrefused');
    });
    const {input, options, dialog} = await openDialog(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await input.fill('create a schedule');
    await dialog.getByRole('button', {name: 'Search this site’s own copy'}).click();
    expect([...hosts].sort()).toEqual([
      'testappid-1.algolianet.com',
      'testappid-2.algolianet.com',
      'testappid-3.algolianet.com',
      'testappid-dsn.algolia.net',
    ]);
    await expect(options.first()).toHaveAttribute('href', /^\/below\/a\/path\/docs\//);
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page).toHaveURL(`${base}/search?q=create%20a%20schedule`);
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('href', /^\/below\/a\/path\/docs\//);
    await first.click();
    await expect(page).toHaveURL(/\/below\/a\/path\/docs\/.*schedule/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('hosted search: too many searches cost one request each, and the dialog says why @full', async ({
    page,
  }) => {
    let requests = 0;
    await onSearch(page, async route => {
      requests++;
      const headers = {'access-control-allow-origin': '*', 'retry-after': '1'};
      await route.fulfill({
        status: 429,
        headers,
        json: {message: 'Too many requests', status: 429},
      });
    });
    const {input, dialog} = await openDialog(page);
    await input.fill('step');
    await expect(dialog.getByText('The server is busy. Try again in a moment.')).toBeVisible();
    expect(requests).toBe(1);
  });

  test('not-found page: its suggestions come from the site’s own index, without a request to another host @full', async ({
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
      `${base}/docs/getting-started/installation`,
    );
    expect(elsewhere).toEqual([]);
  });
});
