// Protects the search page with the hosted service.
import type {Page} from '@playwright/test';
import {answerOf, hit, hostProblems, onSearch, serveSearch} from 'tooling/algolia';
import {openDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

function parts(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    input: main.getByRole('searchbox', {name: 'Search'}),
    results: main.getByRole('listitem'),
    status: main.getByRole('status'),
    more: main.getByRole('button', {name: 'Show more results'}),
  };
}

function pageOf(number: number, size = 20) {
  return Array.from({length: size}, (_, index) => hit(number * 20 + index));
}

test('search page: it shows the results of the query in q', async ({page}) => {
  const calls = await serveSearch(page, () => answerOf([hit(1), hit(2)]));
  await open(page, 'search?q=step%20one');
  const {input, results, status} = parts(page);
  await expect(input).toHaveValue('step one');
  await expect(results).toHaveCount(2);
  await expect(results.first()).toHaveText(/Step 1.*Getting started.*Install the product/);
  await expect(results.first().locator('mark')).toHaveText('Step');
  await expect(results.first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/getting-started/installation#step-1',
  );
  await expect(status).toHaveText('2 results');
  await expect(page).toHaveTitle(/^Search results for “step one” \| Product Docs$/);
  await expect(page.locator('h1')).toHaveText('Search results for “step one”');
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.requests[0]).toMatchObject({hitsPerPage: 20, indexName: 'movie'});
});

test('search page: q contains the input, without a new history entry @full', async ({page}) => {
  await serveSearch(page);
  await open(page, 'docs/release');
  await open(page, 'search');
  const {input, results} = parts(page);
  await input.pressSequentially('a & b');
  await expect(page).toHaveURL('/search?q=a+%26+b');
  await expect(results).toHaveCount(1);
  await input.fill('');
  await expect(results).toHaveText(['Installation', 'Your first task']);
  await expect(page.locator('h1')).toHaveText('Search the documentation');
  await page.goBack();
  await expect(page).toHaveURL('/docs/release');
});

test('search page: it searches 64 characters of a longer q @full', async ({page}) => {
  const calls = await serveSearch(page);
  await open(page, `search?q=${'x'.repeat(100)}`);
  const {input, results} = parts(page);
  await expect(results).toHaveCount(1);
  await expect(input).toHaveValue('x'.repeat(64));
  await expect(input).toHaveAttribute('maxlength', '64');
  expect(calls[0]?.requests[0]?.query).toBe('x'.repeat(64));
});

test('search page: a button shows more results and moves the focus to the first of them', async ({
  page,
}) => {
  const calls = await serveSearch(page, ({page: number = 0}) =>
    answerOf(pageOf(number, number === 2 ? 5 : 20), {nbHits: 45, nbPages: 3, page: number}),
  );
  await open(page, 'search?q=step');
  const {results, more, status} = parts(page);
  await expect(results).toHaveCount(20);
  await expect(status).toHaveText('45 results');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(40);
  await expect(results.nth(20).getByRole('link')).toBeFocused();
  await more.click();
  await expect(results).toHaveCount(45);
  await expect(more).toHaveCount(0);
  expect(calls.map(({requests}) => requests[0]?.page ?? 0)).toEqual([0, 1, 2]);
});

test('search page: only results of other sites load a document @full', async ({page}) => {
  await page.route('https://elsewhere.example/**', route =>
    route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'}),
  );
  await serveSearch(page, () => answerOf([hit(1), hit(2, {url: 'https://elsewhere.example/a#b'})]));
  await open(page, 'search?q=step');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const {results} = parts(page);
  await results.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/installation#step-1$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await results.nth(1).getByRole('link').click();
  await expect(page).toHaveTitle('Elsewhere');
});

test('search page: without results it shows a message and the link to report it', async ({
  page,
}) => {
  await serveSearch(page, ({query}) => answerOf(query === 'nothing' ? [] : [hit(1)]));
  await open(page, 'search?q=nothing');
  const {main, input, results, status} = parts(page);
  await expect(main.locator('.DocSearch-Title')).toBeVisible();
  await expect(status).toHaveText('No results for “nothing”');
  const link = main.getByRole('link', {name: 'Let us know.', exact: true});
  expect(decodeURIComponent((await link.getAttribute('href'))!)).toContain('nothing');
  await main.getByRole('button', {name: 'Installation'}).click();
  await expect(input).toHaveValue('Installation');
  await expect(input).toBeFocused();
  await expect(results.last()).toHaveText(/Step 1/);
});

test('search page: its input has the focus, by direct load and from a link @full', async ({
  page,
}) => {
  await serveSearch(page);
  await open(page, 'search?q=step');
  await expect(parts(page).input).toBeFocused();
  const {input, dialog} = await openDialog(page);
  await input.fill('step');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL(/search/);
  await expect(parts(page).input).toBeFocused();
});

test('search page: the clear button empties the input and keeps the focus there @full', async ({
  page,
}) => {
  await serveSearch(page);
  await open(page, 'search?q=step');
  const {main, input, results} = parts(page);
  await expect(results).toHaveCount(1);
  await main.getByRole('button', {name: 'Clear the query'}).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(results).toHaveText(['Installation', 'Your first task']);
  await expect(page).toHaveURL('/search');
  await expect(main.getByRole('button', {name: 'Clear the query'})).toBeHidden();
});

test('search page: readers can filter results by area, up to the last result', async ({page}) => {
  const post = (number: number) => hit(number, {url: 'https://docs.example.com/blog/welcome'});
  await serveSearch(page, ({query, page: number = 0}) =>
    answerOf(
      query === 'docs' ? [hit(0)] : [...pageOf(number, 19), post(number * 20 + 19)],
      query === 'docs' ? {} : {nbHits: 60, nbPages: 3},
    ),
  );
  await open(page, 'search?q=step');
  const {main, input, results, status, more} = parts(page);
  const filter = main.getByRole('group', {name: 'Filter by section'});
  await expect(filter.getByRole('button')).toHaveText(['All', 'Documentation', 'Blog']);
  await filter.getByRole('button', {name: 'Blog'}).click();
  await expect(results).toHaveCount(3);
  await expect(status).toHaveText('3 results in Blog');
  await expect(more).toHaveCount(0);
  await filter.getByRole('button', {name: 'All'}).click();
  await expect(results).toHaveCount(60);
  await input.fill('docs');
  await expect(results).toHaveCount(1);
  await expect(filter).toHaveCount(0);
});

test('search page: an area has no number while more of its results may exist @full', async ({
  page,
}) => {
  const post = (number: number) => hit(number, {url: 'https://docs.example.com/blog/welcome'});
  await serveSearch(page, ({page: number = 0}) =>
    answerOf([...pageOf(number, 19), post(number * 20 + 19)], {nbHits: 240, nbPages: 12}),
  );
  await open(page, 'search?q=step&in=blog');
  const {results, status, more} = parts(page);
  // Filtering requests at most 200 results.
  await expect(results).toHaveCount(10);
  await expect(more).toBeVisible();
  await expect(status).toHaveText('Results in Blog');
  await more.click();
  await expect(results).toHaveCount(11);
  await more.click();
  await expect(status).toHaveText('12 results in Blog');
  await expect(more).toHaveCount(0);
});

test('search page: a result has the row of the dialog, with group and page @full', async ({
  page,
}) => {
  await serveSearch(page, () =>
    answerOf([hit(1, {type: 'content', content: 'Press the button', _snippetResult: {}})]),
  );
  await open(page, 'search?q=press');
  const {results} = parts(page);
  const link = results.getByRole('link');
  await expect(link.locator('.DocSearch-Hit-title')).toHaveText('Step 1');
  await expect(link.locator('.DocSearch-Hit-path')).toHaveText(
    'Getting started › Install the product',
  );
  await expect(link).toContainText('Press the button');
});

test('search page: typing changes the URL only a few times @full', async ({page}) => {
  await serveSearch(page);
  await open(page, 'search');
  await page.evaluate(() => {
    const {replaceState} = history;
    Object.assign(window, {writes: 0});
    history.replaceState = function (...args) {
      (window as unknown as {writes: number}).writes += 1;
      replaceState.apply(this, args);
    };
  });
  await parts(page).input.pressSequentially('a long query that is typed fast');
  await expect(page).toHaveURL(/typed\+fast$/);
  expect(await page.evaluate(() => (window as unknown as {writes: number}).writes)).toBeLessThan(9);
});

test('search page: the URL changes before the reader leaves @full', async ({page}) => {
  await serveSearch(page);
  await open(page, 'search');
  const {input, results} = parts(page);
  await input.fill('step');
  await results.getByRole('link').click();
  await expect(page).toHaveURL(/step-0$/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=step');
  await expect(input).toHaveValue('step');
});

test('search page: the input does not change the URL of the next page @full', async ({page}) => {
  await serveSearch(page);
  await open(page, 'search');
  const {input} = parts(page);
  await page.clock.install({time: '2025-01-01T08:00:00'});
  await page.clock.pauseAt('2025-01-01T09:00:00');
  await page.route('**/assets/js/*.js', () => {});
  await input.fill('step');
  // By script, without a click or a blur. The search page stays until the next page is loaded.
  await page.evaluate(() => {
    history.pushState({}, '', '/docs/release');
    window.dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  });
  await page.clock.runFor(1000);
  expect(new URL(page.url()).search).toBe('');
});

test('search page: Back returns to the same results and scroll position', async ({page}) => {
  const calls = await serveSearch(page, ({page: number = 0}) =>
    answerOf(pageOf(number), {nbHits: 60, nbPages: 3, page: number}),
  );
  await open(page, 'search?q=step');
  const {results, more} = parts(page);
  await more.click();
  await expect(results).toHaveCount(40);
  const link = results.nth(35).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  expect(top).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/step-35$/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=step');
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  expect(calls.every(({requests}) => requests.every(({facets}) => facets === undefined))).toBe(
    true,
  );
});

test('search page: results of a page are together @full', async ({page}) => {
  const other = (number: number) =>
    hit(number, {url: 'https://docs.example.com/docs/release', hierarchy: {lvl1: 'Release notes'}});
  await serveSearch(page, () => answerOf([hit(1), other(2), hit(3)]));
  await open(page, 'search?q=step');
  const {results} = parts(page);
  await expect(results.getByRole('link')).toHaveText([
    /^Step 1.*Install the product$/,
    /^Step 3.*Install the product$/,
    /^Step 2.*Release notes$/,
  ]);
});

test('search page: the selected area is in the URL @full', async ({page}) => {
  const post = hit(2, {url: 'https://docs.example.com/blog/welcome'});
  await serveSearch(page, () => answerOf([hit(1), post]));
  await open(page, 'search?q=step&in=blog');
  const {main, results} = parts(page);
  await expect(main.getByRole('button', {name: 'Blog'})).toHaveAttribute('aria-pressed', 'true');
  await expect(results).toHaveCount(1);
  await main.getByRole('button', {name: 'All'}).click();
  await expect(page).toHaveURL('/search?q=step');
  await expect(results).toHaveCount(2);
  await main.getByRole('button', {name: 'Documentation'}).click();
  await expect(page).toHaveURL('/search?q=step&in=docs');
});

test.describe('faults', () => {
  test.use({expectedProblems: [hostProblems, {scope: 'test'}]});

  test('search page: a failure shows a message; Try again and the site’s own copy help', async ({
    page,
  }) => {
    let isDown = true;
    await onSearch(page, route =>
      isDown
        ? route.abort('connectionrefused')
        : route.fulfill({
            json: {results: [answerOf([hit(1)])]},
            headers: {'access-control-allow-origin': '*'},
          }),
    );
    await open(page, 'search?q=schedule');
    const {main, input, results, status} = parts(page);
    await expect(status).toHaveText('Unable to fetch results');
    await expect(main.getByText('You might want to check your network connection.')).toBeVisible();
    isDown = false;
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(results).toHaveText(/Step 1/);
    await expect(input).toBeFocused();
    isDown = true;
    await input.fill('create a schedule');
    await main.getByRole('button', {name: 'Search this site’s own copy'}).click();
    await expect(results.first()).toHaveText(/schedule/i);
    await expect(input).toBeFocused();
    await expect(main.getByText('Results come from this site’s own copy.')).toBeVisible();
  });

  test('search page: a failure of "Show more results" keeps the results, and readers can try again @full', async ({
    page,
  }) => {
    let isDown = false;
    await onSearch(page, (route, {requests: [request]}) =>
      isDown
        ? route.abort('connectionrefused')
        : route.fulfill({
            json: {
              results: [answerOf(pageOf(request?.page ?? 0), {nbHits: 40, nbPages: 2})],
            },
            headers: {'access-control-allow-origin': '*'},
          }),
    );
    await open(page, 'search?q=step');
    const {main, results, more, status} = parts(page);
    await expect(results).toHaveCount(20);
    isDown = true;
    await more.click();
    await expect(status).toHaveText('Unable to fetch results');
    await expect(results).toHaveCount(20);
    isDown = false;
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(results).toHaveCount(40);
  });
});

test('search page: a list of results has noindex, the empty page does not @full', async ({
  page,
}) => {
  await serveSearch(page);
  await open(page, 'search');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await parts(page).input.fill('step');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/search\/?\?q=step$/);
});
