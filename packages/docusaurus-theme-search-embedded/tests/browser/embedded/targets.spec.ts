// Protects where results, links, and Back lead, and what the page reports of it.
import type {Page} from '@playwright/test';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

const guide = 'docs/getting-started/installation';

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

test('search dialog: "See all" on the search page moves the focus to its input @full', async ({
  page,
}) => {
  const {input, options, dialog} = await openDialog(page, 'search');
  await input.fill('schedule');
  await expect(options.first()).toBeVisible();
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search?q=schedule');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('schedule');
  await expect(field).toBeFocused();
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

test('search page: an area with the name of an object property shows all results @full', async ({
  page,
}) => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    await open(page, `search?q=task&in=${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expect(main.getByRole('button', {name: 'All'})).toHaveAttribute('aria-pressed', 'true');
  }
});

test('search page: if the chosen area has no results, all are shown, and "All" is pressed @full', async ({
  page,
}) => {
  // Only docs contain the word.
  await open(page, 'search?q=authorization&in=blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('button', {name: 'All'})).toHaveAttribute('aria-pressed', 'true');
});

test('search: events for analytics contain the results and the opened one @full', async ({
  page,
}) => {
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

/** Returns the paths of the scripts that a page needs in addition to those of the home page. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const load = async (url: string) => {
    const scripts: string[] = [];
    page.removeAllListeners('request');
    page.on('request', request => {
      if (request.resourceType() === 'script' && !request.headers()['sec-purpose']) {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await open(page, url);
    return scripts;
  };
  const shared = await load('');
  return (await load(path)).filter(script => !shared.includes(script));
}

for (const [name, connection, isPrefetched] of [
  ['', {saveData: false, effectiveType: '4g'}, true],
  ['not with data saving', {saveData: true, effectiveType: '4g'}, false],
] as const) {
  test(`search dialog: the page behind the active result is prefetched ${name}`, async ({
    page,
    context,
  }) => {
    const target = 'docs/getting-started/llm-setup/anthropic-api-key';
    const needed = await scriptsOf(await context.newPage(), target);
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const {input, options} = await openDialog(page);
    const prefetched = () =>
      page
        .locator('link[rel="prefetch"]')
        .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname));
    // Links in view prefetch their pages as well, but none of them leads to the result's page.
    const before = await prefetched();
    const awaited = needed.filter(file => !before.includes(file));
    expect(awaited).not.toEqual([]);
    await page.clock.install();
    await input.fill('anthropic key');
    await expect(options.first()).toHaveText(/Anthropic/);
    await page.clock.runFor(1000);
    if (isPrefetched) {
      await expect
        .poll(async () => (await prefetched()).some(file => awaited.includes(file)))
        .toBe(true);
    } else {
      expect(await prefetched()).toEqual([]);
    }
  });
}

for (const [how, level] of [
  ['a result', ''],
  ['a popular page', ' @full'],
  ['"See all"', ' @full'],
] as const) {
  test(`search dialog: after ${how}, Back returns to the page, and the next Back leaves it${level}`, async ({
    page,
  }) => {
    const {button, dialog, input, options} = searchDialog(page);
    await open(page, 'docs/release');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Release notes');
    const start = new URL(page.url()).pathname;
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
