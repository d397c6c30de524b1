// Protects requests to the hosted service, its answers, and its failures.
import type {Request} from '@playwright/test';
import {answerOf, hit, hostProblems, onSearch, serveEvents, serveSearch} from 'tooling/algolia';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, test} from 'tooling/test';

const levels = [1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);

test.describe('hosted search: requests', () => {
  test('a search is one POST on the multi-index path, scoped to language and docs tag', async ({
    page,
  }) => {
    const calls = await serveSearch(page);
    const {input, options} = await openDialog(page, 'docs/release');
    await input.fill('api key');
    await expect(options).toHaveCount(1);
    expect(calls).toHaveLength(1);
    const {url, requests} = calls[0]!;
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(url.host).toBe('testappid-dsn.algolia.net');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPPID');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('test-search-only-key');
    expect(requests).toEqual([
      {
        query: 'api key',
        indexName: 'movie',
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels, 'content'].map(attribute => `${attribute}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ]);
  });

  test('snippets have 5 words on screens up to 768 px, 10 on wider ones @full', async ({page}) => {
    const calls = await serveSearch(page);
    const {input} = await openDialog(page);
    for (const [width, words] of [
      [768, 5],
      [769, 10],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await input.fill(`step ${width}`);
      await expect.poll(() => calls.at(-1)?.requests[0]?.query).toBe(`step ${width}`);
      expect(calls.at(-1)?.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
    }
  });

  test('the same search is answered from the cache @full', async ({page}) => {
    const calls = await serveSearch(page, ({query}) =>
      answerOf([hit(1, {_snippetResult: {}, hierarchy: {lvl2: `Answer to ${query}.`}})]),
    );
    const {input, options} = await openDialog(page);
    for (const query of ['step', 'step 1', 'step']) {
      await input.fill(query);
      await expect(options).toContainText(`Answer to ${query}.`);
    }
    expect(calls.map(({requests}) => requests[0]?.query)).toEqual(['step', 'step 1']);
  });

  test('one group contains at most 5 of 20 hits @full', async ({page}) => {
    await serveSearch(page, () => answerOf(Array.from({length: 20}, (_, index) => hit(index))));
    const {input, options} = await openDialog(page);
    await input.fill('step');
    await expect(options).toHaveCount(5);
  });

  test('the answer to an older query never replaces a newer one @full', async ({page}) => {
    let release!: () => void;
    const held = new Promise<void>(resolve => (release = resolve));
    await serveSearch(page, async ({query}) => {
      if (query === 'old') {
        await held;
      }
      return answerOf([hit(1, {_snippetResult: {}, hierarchy: {lvl2: `Answer to ${query}`}})]);
    });
    const {input, options, status} = await openDialog(page);
    const isOld = (request: Request) => /"query":"old"/.test(request.postData() ?? '');
    const requested = page.waitForRequest(isOld);
    // The request is answered, or the client gave it up.
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isOld),
      page.waitForEvent('requestfailed', isOld),
    ]);
    await input.fill('old');
    await requested;
    await input.fill('new');
    await expect(options).toHaveText(/Answer to new/);
    release();
    await ended;
    await expect(status).toHaveText('One result');
    await expect(options).toHaveText(/Answer to new/);
  });
});

test.describe('hosted search: results', () => {
  test('a result of this site opens by client navigation, its anchor in view', async ({page}) => {
    await serveSearch(page, () =>
      answerOf([hit(0, {url: 'https://docs.example.com/docs/user-guides/create-task'})]),
    );
    const {input, options, dialog} = await openDialog(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await input.fill('step');
    await expect(options).toHaveAttribute('href', '/docs/user-guides/create-task');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/user-guides/create-task');
    await expect(page.locator('h1')).toHaveText(/task/i);
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a result of another site opens by a page load @full', async ({page}) => {
    const url = 'https://elsewhere.example/docs/a?b=1#c';
    await page.route('https://elsewhere.example/**', route =>
      route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'}),
    );
    await serveSearch(page, () => answerOf([hit(0, {url})]));
    const {input, options} = await openDialog(page);
    await input.fill('step');
    await expect(options).toHaveAttribute('href', url);
    await options.click();
    await expect(page).toHaveTitle('Elsewhere');
    expect(page.url()).toBe(url);
  });

  test('a click with Control opens a result in another tab; the dialog stays @full', async ({
    page,
  }) => {
    await serveSearch(page);
    const {input, options} = await openDialog(page);
    await input.fill('step');
    const other = page.context().waitForEvent('page');
    await options.click({modifiers: ['ControlOrMeta']});
    await expect(await other).toHaveURL(/\/docs\/getting-started\/installation#step-0$/);
    await expect(input).toBeVisible();
  });

  test('"See all N results" leads to the search page @full', async ({page}) => {
    await serveSearch(page, () => answerOf([hit()], {nbHits: 1234}));
    const {input, dialog} = await openDialog(page);
    await input.fill('a & b');
    await dialog.getByRole('link', {name: 'See all 1,234 results'}).click();
    await expect(page).toHaveURL('/search?q=a%20%26%20b');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a & b');
  });

  test('arrow keys move between results and the pointer marks the one below it @full', async ({
    page,
  }) => {
    await serveSearch(page, () => answerOf([hit(0), hit(1), hit(2)]));
    const {input, options} = await openDialog(page);
    await input.fill('step');
    const active = page.locator('[role=option][aria-selected=true]');
    await expect(active).toHaveText(/Step 0/);
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText(/Step 1/);
    await page.keyboard.press('ArrowUp');
    // The link to all results is between the last and the first one.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveText(/Step 2/);
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    );
    await options.first().hover();
    await expect(active).toHaveText(/Step 0/);
  });

  test('without results: the query, three suggestions, and the link to report it @full', async ({
    page,
  }) => {
    const calls = await serveSearch(page, ({query}) =>
      answerOf(query === 'step' ? [hit()] : query === 'nothing "here"' ? [] : [hit(2)]),
    );
    const {input, options, dialog} = await openDialog(page);
    await input.fill('step');
    await expect(options).toHaveCount(1);
    await input.fill('nothing "here"');
    await expect(dialog.locator('.DocSearch-Title')).toHaveText('No results for “nothing "here"”');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog.getByRole('link', {name: 'Let us know.', exact: true});
    const href = new URL((await link.getAttribute('href'))!);
    expect(href.searchParams.get('title')).toContain('nothing "here"');

    const suggestions = dialog.locator('.DocSearch-Prefill');
    await expect(suggestions).toHaveCount(3);
    // The site's suggestions: an answer to an earlier query says nothing about this one.
    await expect(suggestions.first()).toHaveText('Installation');
    await suggestions.first().click();
    await expect(input).toHaveValue('Installation');
    await expect(input).toBeFocused();
    await expect(options).toHaveCount(1);
    expect(calls.at(-1)?.requests[0]?.query).toBe('Installation');
  });
});

test.describe('hosted search: events', () => {
  test('viewed items are sent 400 ms after the last change, in batches of 20 @full', async ({
    page,
  }) => {
    const groups = ['A', 'B', 'C', 'D', 'E'];
    await serveSearch(page, () =>
      answerOf(
        Array.from({length: 25}, (_, index) =>
          hit(index, {hierarchy: {lvl0: groups[index % 5]}, _highlightResult: {}}),
        ),
      ),
    );
    const events = await serveEvents(page);
    await page.clock.install({time: '2025-01-01T08:00:00'});
    const {input, options} = await openDialog(page);
    await page.clock.pauseAt('2025-01-01T09:00:00');
    await input.fill('step');
    await expect(options).toHaveCount(25);
    await page.clock.runFor(399);
    expect(events).toEqual([]);
    await page.clock.runFor(2);
    await expect.poll(() => events.length).toBe(2);
    expect(events.map(([event]) => event?.objectIDs.length).sort()).toEqual([20, 5]);
    expect(events[0]![0]).toMatchObject({
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'movie',
      userToken: expect.stringMatching(/^anonymous-/) as unknown as string,
    });
  });

  test('a chosen item is sent with its query @full', async ({page}) => {
    await serveSearch(page, () => answerOf([hit(0), hit(1)]));
    const events = await serveEvents(page);
    const {input, options} = await openDialog(page);
    await input.fill('step');
    await options.nth(1).click();
    const clicks = () => events.flat().filter(({eventType}) => eventType === 'click');
    await expect.poll(clicks).toHaveLength(1);
    expect(clicks()[0]).toMatchObject({
      eventName: 'Item Selected',
      index: 'movie',
      objectIDs: ['record-1'],
      positions: [2],
      queryID: '4f2c9a1be8d7453f9e0c6b5a1d2e3f40',
    });
  });

  test('no script comes from another host, and no cookie is set @full', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') {
        scripts.push(new URL(request.url()).host);
      }
    });
    await serveSearch(page);
    const events = await serveEvents(page);
    const {input} = await openDialog(page);
    await input.fill('step');
    await expect.poll(() => events.length).toBeGreaterThan(0);
    expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).host]));
    expect(await page.context().cookies()).toEqual([]);
  });
});

test.describe('hosted search: faults', () => {
  test.use({expectedProblems: [hostProblems, {scope: 'test'}]});

  test('no host can be reached @full', async ({page}) => {
    const hosts = new Set<string>();
    await onSearch(page, async (route, {url}) => {
      hosts.add(url.host);
      await route.abort('connectionrefused');
    });
    const {input, dialog, status} = await openDialog(page);
    await input.fill('step');
    await expect(dialog.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await expect(dialog).toHaveClass(/DocSearch-Container--Errored/);
    await expect(status).toHaveText('Unable to fetch results');
    expect([...hosts].sort()).toEqual([
      'testappid-1.algolianet.com',
      'testappid-2.algolianet.com',
      'testappid-3.algolianet.com',
      'testappid-dsn.algolia.net',
    ]);
  });

  test('after an error the next key, and Try again, search again @full', async ({page}) => {
    let isDown = true;
    await onSearch(page, route =>
      isDown
        ? route.abort('connectionrefused')
        : route.fulfill({
            json: {results: [answerOf([hit()])]},
            headers: {'access-control-allow-origin': '*'},
          }),
    );
    await serveEvents(page);
    const {input, dialog, options} = await openDialog(page);
    await input.fill('step');
    const retry = dialog.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect(options).toHaveCount(1);
    await expect(input).toBeFocused();
    isDown = true;
    await input.fill('step two');
    await expect(retry).toBeVisible();
    isDown = false;
    await input.fill('step three');
    await expect(options).toHaveCount(1);
  });

  test('after 5 s without an answer readers can choose the site’s own copy @full', async ({
    page,
  }) => {
    await onSearch(page, async () => {});
    await serveEvents(page);
    await page.clock.install({time: '2025-01-01T08:00:00'});
    const {input, dialog, status, options} = await openDialog(page);
    await page.clock.pauseAt('2025-01-01T09:00:00');
    const offer = dialog.getByRole('button', {name: 'Search this site’s own copy'});
    await input.fill('schedule');
    await page.clock.runFor(4900);
    await expect(offer).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(offer).toBeVisible();
    await page.clock.runFor(1000);
    await expect(status).toHaveText('The search service has not answered yet.');
    await page.clock.resume();
    await offer.click();
    await expect(options.first()).toHaveText(/schedule/i);
    await expect(input).toBeFocused();
    await expect(offer).toHaveCount(0);
  });

  test('the client leaves a host that takes over 1 s to connect for the next one @full', async ({
    page,
  }) => {
    const hosts: string[] = [];
    await onSearch(page, async (route, {url}) => {
      hosts.push(url.host);
      if (hosts.length > 1) {
        await route.fulfill({
          json: {results: [answerOf([hit()])]},
          headers: {'access-control-allow-origin': '*'},
        });
      }
    });
    await serveEvents(page);
    await page.clock.install({time: '2025-01-01T08:00:00'});
    const {input, options} = await openDialog(page);
    await page.clock.pauseAt('2025-01-01T09:00:00');
    await input.fill('step');
    // The client reads its list of hosts on a timer.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return hosts.length;
      })
      .toBe(1);
    await page.clock.runFor(900);
    expect(hosts).toHaveLength(1);
    await page.clock.runFor(150);
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return hosts.length;
      })
      .toBe(2);
    await expect(options).toHaveCount(1);
    expect(hosts[0]).not.toBe(hosts[1]);
  });

  test('the client skips a host that is down for 2 minutes @full', async ({page}) => {
    const hosts: string[] = [];
    await onSearch(page, async (route, {url}) => {
      hosts.push(url.host);
      if (url.host === 'testappid-dsn.algolia.net') {
        await route.abort('connectionrefused');
        return;
      }
      await route.fulfill({
        json: {results: [answerOf([hit()])]},
        headers: {'access-control-allow-origin': '*'},
      });
    });
    await serveEvents(page);
    await page.clock.install({time: '2025-01-01T08:00:00'});
    const {input, options, status} = await openDialog(page);
    const firstHost = async (query: string) => {
      hosts.length = 0;
      await input.fill(query);
      await expect.poll(() => hosts.length).toBeGreaterThan(0);
      await expect(status).toHaveText('One result');
      return hosts[0];
    };
    expect(await firstHost('one')).toBe('testappid-dsn.algolia.net');
    await expect(options).toHaveCount(1);
    expect(await firstHost('two')).not.toBe('testappid-dsn.algolia.net');
    await page.clock.fastForward('01:50');
    expect(await firstHost('three')).not.toBe('testappid-dsn.algolia.net');
    await page.clock.fastForward('00:15');
    expect(await firstHost('four')).toBe('testappid-dsn.algolia.net');
  });

  // Unit tests have answers of other shapes.
  test('the service answers text that is no JSON @full', async ({page}) => {
    await onSearch(page, route =>
      route.fulfill({
        body: '<!doctype html><title>Sign in to the hotel network</title>',
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
      }),
    );
    const {input, dialog} = await openDialog(page);
    await input.fill('step');
    await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
  });

  test('a rejected key is an error, not an empty result @full', async ({page}) => {
    await onSearch(page, route =>
      route.fulfill({
        status: 403,
        json: {message: 'Invalid Application-ID or API key', status: 403},
        headers: {'access-control-allow-origin': '*'},
      }),
    );
    const {input, dialog} = await openDialog(page);
    await input.fill('step');
    await expect(dialog.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
  });

  test('while the service is down the site’s own copy answers the same query', async ({page}) => {
    let requests = 0;
    await onSearch(page, route => {
      requests += 1;
      return route.abort('connectionrefused');
    });
    const {input, dialog, options, status} = await openDialog(page);
    await input.fill('anthropic api key');
    await dialog.getByRole('button', {name: 'Search this site’s own copy'}).click();
    await expect(options.first()).toHaveText(/Anthropic/);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('anthropic api key');
    await expect(status).toHaveText(/\d+ results/);
    await expect(dialog.getByText('Results come from this site’s own copy.')).toBeVisible();

    // The choice applies to the rest of the visit, also on the search page.
    const before = requests;
    await input.fill('schedule');
    await expect(options.first()).toHaveText(/schedule/i);
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(/schedule/i);
    await searchDialog(page).button.click();
    await input.fill('workflow');
    await expect(options.first()).toHaveText(/workflow/i);
    expect(requests).toBe(before);
  });

  test('events that cannot be sent cause no error @full', async ({page}) => {
    await serveSearch(page);
    await page.route('https://insights.algolia.io/**', route => route.abort('blockedbyclient'));
    const failed = page.waitForEvent('requestfailed');
    const {input, options} = await openDialog(page);
    await input.fill('step');
    await failed;
    await expect(options).toHaveCount(1);
  });
});
