// Protects the search dialog on the site's own index.
import type {Page} from '@playwright/test';
import {deflateSync} from 'node:zlib';
import {openDialog, searchDialog} from '../searchDialog';
import {expect, goToNext, open, test} from '../test';

const guide = 'docs/getting-started/installation';

/** Returns the texts that the page highlights, in lower case. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('docusaurus-search') ?? [])].map(range => String(range).toLowerCase()),
  );

test('search dialog: Escape returns the focus next to an opener that is gone', async ({page}) => {
  await open(page, guide);
  const menuButton = page.locator('button[aria-haspopup="menu"]:visible').first();
  await menuButton.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});

test('search dialog: a result on the current page moves the focus to its target', async ({
  page,
}) => {
  await open(page, guide);
  const entries = () => page.evaluate(() => history.length);
  const {input, options, dialog} = await openDialog(page, guide);
  const before = await entries();
  await input.fill((await page.locator('main h1').innerText()).trim());
  const own = options.and(page.locator(`[href="/${guide}"], [href="/${guide}/"]`)).first();
  await own.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await entries()).toBe(before);
});

test('search dialog: a heading of the current page gets the focus, and the URL one entry', async ({
  page,
}) => {
  const {input, options} = await openDialog(page, guide);
  const heading = page.locator('main h2[id]').first();
  const id = (await heading.getAttribute('id'))!;
  const {button} = searchDialog(page);
  const choose = async () => {
    await input.fill((await heading.innerText()).replace('​', '').trim());
    await options.and(page.locator(`[href$="${guide}#${id}"], [href$="${guide}/#${id}"]`)).click();
    await expect(heading).toBeFocused();
  };
  const before = await page.evaluate(() => history.length);
  await choose();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await button.click();
  await choose();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('search dialog: "See all" on the search page moves the focus to its input', async ({page}) => {
  const {input, options, dialog} = await openDialog(page, 'search');
  await input.fill('schedule');
  await expect(options.first()).toBeVisible();
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search?q=schedule');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('schedule');
  await expect(field).toBeFocused();
});

test('search dialog: on the search page it offers the query of the page', async ({page}) => {
  const {input} = await openDialog(page, 'search?q=cron');
  await expect(input).toHaveValue('cron');
  await page.keyboard.type('x');
  await expect(input).toHaveValue('x');
});

test('search page: an area with the name of an object property shows all results', async ({
  page,
}) => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    await open(page, `search?q=task&in=${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expect(main.getByRole('button', {name: 'All'})).toHaveAttribute('aria-pressed', 'true');
  }
});

test('search dialog: a lone surrogate in the query breaks neither links nor the page', async ({
  page,
}) => {
  const {input, dialog} = await openDialog(page);
  await input.evaluate((field: HTMLInputElement) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(field, 'zzzzqqqq\ud83d');
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /zzzzqqqq%EF%BF%BD/,
  );
});

test('search dialog: Backspace while it loads removes a whole emoji', async ({page}) => {
  await open(page);
  const sheet = '**/assets/css/search.*.css';
  let release = (): void => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(sheet, async route => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.evaluate(() => {
    for (const key of ['a', '😀', 'Backspace', 'b']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    }
  });
  release();
  await expect(searchDialog(page).input).toHaveValue('ab');
});

test('search dialog: it offers the area of the current page, and "See all" keeps it', async ({
  page,
}) => {
  const {input, options, dialog} = await openDialog(page, 'blog');
  await input.fill('test');
  const toggle = dialog.getByRole('button', {name: 'Only in Blog'});
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(input).toBeFocused();
  await expect
    .poll(() =>
      options.evaluateAll(all =>
        all.every(one => /\/blog/.test((one as HTMLAnchorElement).pathname)),
      ),
    )
    .toBe(true);
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search?q=test&in=blog');
  await openDialog(page);
  await input.fill('test');
  await expect(options.first()).toBeVisible();
  await expect(toggle).toHaveCount(0);
});

test('search: events for analytics contain the results and the opened one', async ({page}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {events});
    for (const name of ['results', 'open']) {
      document.addEventListener(`docusaurus-search:${name}`, event =>
        events.push([name, (event as CustomEvent).detail]),
      );
    }
  });
  const events = () =>
    page.evaluate(() => (window as never as {events: [string, object][]}).events);
  const {input, options} = await openDialog(page);
  await input.fill('schedule');
  await expect(options.first()).toBeVisible();
  await expect
    .poll(async () => (await events())[0])
    .toMatchObject([
      'results',
      {query: 'schedule', total: expect.any(Number) as unknown as number},
    ]);
  await options.first().click();
  await expect
    .poll(async () => (await events()).at(-1))
    .toMatchObject([
      'open',
      {query: 'schedule', position: 1, url: expect.stringContaining('/docs/') as unknown as string},
    ]);
});

test('search: only the article of the opened page is highlighted', async ({page}) => {
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

for (const query of ['2fa', 'request_id', '--insecure', 'x-goog-api-key']) {
  test(`search: the page of the first result for ${query} highlights it`, async ({page}) => {
    const {input, options} = await openDialog(page);
    await input.fill(query);
    await expect(options.first()).toBeVisible();
    await input.press('Enter');
    await expect.poll(() => highlighted(page)).not.toEqual([]);
  });
}

test.describe('search: when highlighting fails', () => {
  test.use({expectedProblems: [/could not highlight the words of the result/]});

  test('another page opens, and the same page scrolls', async ({page}) => {
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
    expect(reports.filter(text => text.includes('could not highlight'))).toHaveLength(1);
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

test('search dialog: passages have one line, and only their marks have a background', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    const {input, options} = await openDialog(page);
    await input.fill('api key');
    await expect(options.first().locator('mark').first()).toBeVisible();
    await expect(options.locator('[class*="excerpt"]').first()).toBeVisible();
    const title = options.locator('.DocSearch-Hit-title mark').first();
    const background = await title.evaluate(mark => getComputedStyle(mark).backgroundColor);
    expect(background).toBe('rgba(0, 0, 0, 0)');
    const lines = await options.evaluateAll(all =>
      all.flatMap(one =>
        [...one.querySelectorAll<HTMLElement>('[class*="excerpt"]')].map(
          text => text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      ),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBeLessThan(1.5);
  }
});

/** Returns the options on screen: the height of each, and whether it shows its passage. */
const shownRows = (page: Page) =>
  page.locator('.DocSearch-Dropdown').evaluate(dropdown => {
    const {top, bottom} = dropdown.getBoundingClientRect();
    return [...dropdown.querySelectorAll('[role="option"]')]
      .map(row => ({rect: row.getBoundingClientRect(), row}))
      .filter(({rect}) => rect.bottom > top && rect.top < bottom)
      .map(({rect, row}) => ({
        height: rect.height,
        hasPassage: row.querySelector('[class*="excerpt"]')?.textContent !== '',
      }));
  });
const rowsWithoutPassage = async (page: Page) =>
  (await shownRows(page)).filter(({hasPassage}) => !hasPassage).length;

/** A query whose rows on screen have their texts in more files than the dialog reads at first. */
const wideQuery = 'browser';

test('search dialog: typing reads no texts until it pauses', async ({page}) => {
  const texts: string[] = [];
  page.on('request', request => {
    if (/search\/files\/texts/.test(request.url())) {
      texts.push(request.url());
    }
  });
  await page.clock.install();
  const {input, options} = await openDialog(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const query of ['brow', 'brows', 'browse', wideQuery]) {
    await input.fill(query);
    await page.clock.runFor(150);
    await expect(options.first()).toBeVisible();
  }
  expect(texts).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => texts.length).toBeGreaterThan(0);
});

test('search dialog: rows on screen get their passages while the reader waits, and keep their height', async ({
  page,
}) => {
  const {input, options} = await openDialog(page);
  await input.fill(wideQuery);
  await expect(options.first()).toBeVisible();
  const before = (await shownRows(page)).map(({height}) => height);
  await expect.poll(() => rowsWithoutPassage(page)).toBeGreaterThan(0);
  await expect.poll(() => rowsWithoutPassage(page)).toBe(0);
  expect((await shownRows(page)).map(({height}) => height)).toEqual(before);
});

for (const [how, move] of [
  ['an arrow key', (page: Page) => page.keyboard.press('ArrowDown')],
  [
    'scrolling',
    (page: Page) =>
      page.locator('.DocSearch-Dropdown').evaluate(list => list.scrollBy(0, list.scrollHeight)),
  ],
] as const) {
  test(`search dialog: for readers who save data, rows get their passages after ${how}`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      }),
    );
    await page.clock.install();
    const {input, options} = await openDialog(page);
    const firstTexts = page.waitForResponse('**/search/files/texts.*');
    await input.fill(wideQuery);
    await expect(options.first()).toBeVisible();
    await firstTexts;
    await page.clock.runFor(5000);
    expect(await rowsWithoutPassage(page)).toBeGreaterThan(0);
    await move(page);
    await expect.poll(() => rowsWithoutPassage(page)).toBe(0);
  });
}

test('search: from right to left, button and rows are mirrored', async ({page}) => {
  await open(page);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const {button, input, options} = searchDialog(page);
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
  expect(await left('.DocSearch-Button-Container')).toBeGreaterThan(
    await left('.DocSearch-Button-Keys'),
  );
  await button.click();
  await input.fill('api key');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await left('.DocSearch-Hit-icon')).toBeGreaterThan(await left('.DocSearch-Hit-title'));
  expect(await left('.DocSearch-Hit-action')).toBeLessThan(await left('.DocSearch-Hit-title'));
  const edge = await options.first().evaluate(one => getComputedStyle(one).boxShadow);
  expect(edge).toContain('-3px 0px 0px');
});

/** An index as an earlier version of the theme wrote it. */
function indexOfOtherFormat(): Buffer {
  const header = Buffer.from(JSON.stringify({format: 1}));
  return deflateSync(Buffer.concat([Buffer.from([header.length]), header]));
}

test('search dialog: an index in another format reloads the page once, then the dialog says why', async ({
  page,
}) => {
  await page.route('**/search/index.json', route => route.fulfill({body: indexOfOtherFormat()}));
  const {input, dialog, options} = await openDialog(page, guide);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await input.fill('schedule');
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('This page is out of date.');
  await expect(input).toHaveValue('schedule');
  expect(loads).toBe(1);
  await expect(dialog.getByRole('status')).toHaveText('This page is out of date.');
  await expect(dialog).not.toContainText('Unable to fetch results');
  await page.unroute('**/search/index.json');
  await dialog.getByRole('button', {name: 'Reload the page'}).click();
  await expect.poll(() => loads).toBe(2);
  await openDialog(page, guide);
  await input.fill('schedule');
  await expect(options.first()).toBeVisible();
});

test('search page: an index in another format reloads it once, then it says why', async ({
  page,
}) => {
  await page.route('**/search/index.json', route => route.fulfill({body: indexOfOtherFormat()}));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('search?q=schedule');
  const main = page.getByRole('main');
  await expect(main.getByText('This page is out of date.').last()).toBeVisible();
  expect(loads).toBe(2);
  await expect(main).not.toContainText('Unable to fetch results');
  await page.unroute('**/search/index.json');
  await main.getByRole('button', {name: 'Reload the page'}).click();
  await expect(main.getByRole('listitem').first()).toBeVisible();
});

test('search dialog: on a live server its footer names the last build', async ({page}) => {
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
      [/Failed to load resource/, /Loading (CSS )?chunk/, /ChunkLoadError/],
      {scope: 'test'},
    ],
  });

  test('search dialog: a page out of date reloads once and opens with the query', async ({
    page,
  }) => {
    await open(page, guide);
    let isGone = true;
    await page.route('**/assets/{js,css}/search.*', route =>
      isGone ? route.fulfill({status: 404, body: 'gone'}) : route.fallback(),
    );
    page.once('load', () => (isGone = false));
    const {button, input, options} = searchDialog(page);
    await button.focus();
    await page.keyboard.press('s');
    await expect(input).toHaveValue('s');
    await expect(options.first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(guide));
  });

  test('search dialog: a second failure names the cause and offers to reload', async ({page}) => {
    await page.route('**/assets/{js,css}/search.*', route =>
      route.fulfill({status: 404, body: 'gone'}),
    );
    await open(page, guide);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/This page is out of date\./);
    expect(loads).toBe(1);
    await page.keyboard.press('Control+k');
    await expect(alert).toHaveText(/This page is out of date\./);
    expect(loads).toBe(1);
    await page.unroute('**/assets/{js,css}/search.*');
    await alert.getByRole('button', {name: 'Reload the page'}).click();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('load');
    await openDialog(page, guide);
  });
});

for (const how of ['a result', 'a popular page', '"See all"'] as const) {
  test(`search dialog: after ${how}, Back returns to the page, and the next Back leaves it`, async ({
    page,
  }) => {
    const {button, dialog, input, options} = searchDialog(page);
    await open(page, 'docs/release');
    const start = await goToNext(page);
    await button.click();
    if (how === 'a popular page') {
      await dialog.getByRole('link').first().click();
    } else {
      await input.fill('workflow');
      await expect(options.first()).toBeVisible();
      await (
        how === 'a result' ? options.first() : dialog.getByRole('link', {name: /^See all/})
      ).click();
    }
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(new RegExp(`${start}$`));
    const target = page.url();
    for (let times = 0; times < 2; times++) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${start}$`));
      await page.goBack();
      await expect(page).toHaveURL(/docs\/release$/);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${start}$`));
      await page.goForward();
      await expect(page).toHaveURL(target);
      await expect(dialog).toBeHidden();
    }
  });
}

test('search dialog: it adds no history entry, and closes when Back changes the page', async ({
  page,
}) => {
  const {button, dialog, input} = searchDialog(page);
  await open(page, 'docs/release');
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
  await expect(page).toHaveURL(/docs\/release$/);
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
      - paragraph: No recent searches
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
