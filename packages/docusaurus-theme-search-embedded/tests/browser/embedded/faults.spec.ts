// Protects search from damaged files, other formats of the index, and deployments during a visit.
import {deflateSync, gzipSync} from 'node:zlib';
import {openDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

const guide = 'docs/getting-started/installation';

/** What search writes to the console. */
const searchProblem = /^console error: Search: /;

test.use({expectedProblems: [[/Failed to load resource/, searchProblem], {scope: 'test'}]});

test.describe('faults', () => {
  const broken = {
    'is not there': {status: 404, body: 'Not found'},
    'is cut off @full': {status: 200, body: 'ab'},
    'is another page @full': {status: 200, body: '<!doctype html><title>Sign in</title>'},
  };
  for (const [name, answer] of Object.entries(broken)) {
    test(`embedded search: an index that ${name} is an error; Try again finds the whole one`, async ({
      page,
    }) => {
      await page.route('**/search-index/**/*.json', route => route.fulfill(answer));
      const {input, dialog, options} = await openDialog(page);
      await input.fill('schedule');
      await expect(dialog.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
      // Embedded search has no other copy.
      await expect(dialog.getByRole('button', {name: /own copy/})).toHaveCount(0);
      await page.unroute('**/search-index/**/*.json');
      await dialog.getByRole('button', {name: 'Try again'}).click();
      await expect(options.first()).toHaveText(/schedule/i);
    });
  }

  const deflated = deflateSync('x'.repeat(1000));
  const failures: [string, {status?: number; body?: string | Buffer}, string, RegExp][] = [
    ['a busy server', {status: 503}, 'The server is busy. Try again in a moment.', /503/],
    ['too many requests', {status: 429}, 'The server is busy. Try again in a moment.', /429/],
    ['a gateway without an answer', {status: 504}, 'The server is busy.', /504/],
    ['a refusal', {status: 403}, 'The server refused the search.', /403/],
    ['a session that ended', {status: 401}, 'You might have to sign in again.', /401/],
    ['a page in its place', {body: '<html>'}, 'missing or damaged', /it is an HTML page/],
    ['another encoding', {body: deflated.toString('latin1')}, 'missing or damaged', /recoded/],
    ['a second compression', {body: gzipSync(deflated)}, 'missing or damaged', /twice/],
    ['no file', {status: 404}, 'missing or damaged', /not found/],
  ];
  for (const [name, answer, text, reason] of failures) {
    test(`embedded search: ${name} is told apart, and the console has file and reason once @full`, async ({
      page,
    }) => {
      const messages: string[] = [];
      page.on('console', message => {
        if (message.text().startsWith('Search: ')) {
          messages.push(message.text());
        }
      });
      await page.route('**/search-index/index.json', route =>
        route.fulfill({...answer, headers: {'retry-after': '0.1'}}),
      );
      const {input, dialog} = await openDialog(page);
      await input.fill('schedule');
      await expect(dialog.locator('.DocSearch-Help')).toContainText(text);
      await input.fill('schedules');
      await dialog.getByRole('button', {name: 'Try again'}).click();
      await expect(dialog.locator('.DocSearch-Help')).toContainText(text);
      expect(messages).toEqual([expect.stringMatching(reason)]);
      expect(messages[0]).toContain('/search-index/index.json');
    });
  }

  test('embedded search: no connection is told apart, and the console has the file once', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', message => messages.push(message.text()));
    await page.route('**/search-index/index.json', route => route.abort());
    const {input, dialog} = await openDialog(page);
    await input.fill('schedule');
    await expect(dialog.locator('.DocSearch-Help')).toHaveText(
      'You might want to check your network connection.',
    );
    const own = messages.filter(message => message.startsWith('Search: '));
    expect(own).toEqual([expect.stringMatching(/search-index\/index\.json: Failed to fetch/)]);
  });

  for (const file of ['index.json', 'files/texts.*']) {
    test(`embedded search: the dialog retries ${file} by itself after one failure @full`, async ({
      page,
    }) => {
      let requests = 0;
      await page.route(`**/search-index/${file}`, route => {
        requests += 1;
        return requests === 1 ? route.abort() : route.fallback();
      });
      const {input, options} = await openDialog(page);
      await input.fill('a cron expression');
      await expect(options.first()).toBeVisible();
      await expect.poll(() => requests).toBeGreaterThan(1);
      await expect(options.first()).toBeVisible();
    });
  }
});

test('embedded search: screen readers hear of an index that hangs after 5 seconds @full', async ({
  page,
}) => {
  await page.route('**/search-index/index.json', () => {});
  const {input, status} = await openDialog(page);
  await input.fill('schedule');
  await expect(status).toHaveText('The search has not answered yet.');
});

/** An index as an earlier version of the theme wrote it. */
function indexOfOtherFormat(): Buffer {
  const header = Buffer.from(JSON.stringify({format: 1}));
  return deflateSync(Buffer.concat([Buffer.from([header.length]), header]));
}

test('search dialog: an index in another format offers to reload the page, and does not by itself', async ({
  page,
}) => {
  await page.route('**/search-index/index.json', route =>
    route.fulfill({body: indexOfOtherFormat()}),
  );
  const {input, dialog, options} = await openDialog(page, guide);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await input.fill('schedule');
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('This page is out of date.');
  await expect(input).toHaveValue('schedule');
  expect(loads).toBe(0);
  await expect(dialog.getByRole('status')).toHaveText('This page is out of date.');
  await expect(dialog).not.toContainText('Unable to fetch results');
  await page.unroute('**/search-index/index.json');
  await dialog.getByRole('button', {name: 'Reload the page'}).click();
  await expect.poll(() => loads).toBe(1);
  await openDialog(page, guide);
  await input.fill('schedule');
  await expect(options.first()).toBeVisible();
});

test('search page: an index in another format offers to reload it @full', async ({page}) => {
  await page.route('**/search-index/index.json', route =>
    route.fulfill({body: indexOfOtherFormat()}),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('search?q=schedule');
  const main = page.getByRole('main');
  await expect(main.getByText('This page is out of date.').last()).toBeVisible();
  expect(loads).toBe(1);
  await expect(main).not.toContainText('Unable to fetch results');
  await page.unroute('**/search-index/index.json');
  await main.getByRole('button', {name: 'Reload the page'}).click();
  await expect(main.getByRole('listitem').first()).toBeVisible();
});

test('search dialog: on a live server its footer names the last build @full', async ({page}) => {
  let changed = 0;
  await page.route('**/assets/js/search.*.js', async route => {
    const response = await route.fetch();
    const code = await response.text();
    // `live` is the last value of the dialog's data, whose keys the bundler shortens.
    const live = code.replace(/(?<=Search%20finds%20nothing[^']+:)false(?=\}')/, 'true');
    changed += Number(live !== code);
    await route.fulfill({response, body: live});
  });
  const {dialog} = await openDialog(page, guide);
  await expect(dialog.getByText('The live server searches the last build.')).toBeVisible();
  expect(changed).toBeGreaterThan(0);
});

test.describe('after a deployment', () => {
  test.use({
    expectedProblems: [
      [/Failed to load resource/, /Loading (CSS )?chunk/, /ChunkLoadError/, searchProblem],
      {scope: 'test'},
    ],
  });

  test('search dialog: if its script is gone, the button says why and offers to reload', async ({
    page,
  }) => {
    await page.route('**/assets/{js,css}/search.*', route =>
      route.fulfill({status: 404, body: 'gone'}),
    );
    await open(page, guide);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/This page is out of date\./);
    await page.keyboard.press('Control+k');
    await expect(alert).toHaveText(/This page is out of date\./);
    expect(loads).toBe(0);
    await page.unroute('**/assets/{js,css}/search.*');
    await alert.getByRole('button', {name: 'Reload the page'}).click();
    await expect.poll(() => loads).toBe(1);
    await page.waitForLoadState('load');
    await openDialog(page, guide);
  });
});
