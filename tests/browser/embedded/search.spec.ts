// Protects search on the site's own index: what it loads, finds, and shows.
import {gzipSync} from 'node:zlib';
import {steps} from '../../../src/config/firstSteps';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, settle, test, type Locator} from '../test';

test('embedded search: a fresh clone searches; the first result opens by Enter', async ({page}) => {
  const {input, options, status} = await openDialog(page);
  await input.fill('anthropic key');
  await expect(options.first()).toHaveText(/Anthropic/);
  await expect(options.first().locator('mark').first()).toHaveText(/anthropic/i);
  await expect(status).toHaveText(/^(One result|[\d,]+ results)$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/anthropic-api-key/);
  await expect(page.locator('h1')).toHaveText(/Anthropic/);
});

test('embedded search: the index is fetched when a visitor reaches for search, not before', async ({
  page,
}) => {
  const index: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (/^\/search-index\/./.test(pathname)) {
      index.push(pathname);
    }
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(index).toEqual([]);
  await searchDialog(page).button.focus();
  await expect.poll(() => index.some(path => path.endsWith('/index.json'))).toBe(true);
});

test('embedded search: a first search is at most six requests and 80 kB, one of them the whole worker', async ({
  page,
  request,
}) => {
  const requests = new Set<string>();
  page.on('request', request => {
    if (/^\/search-index\/./.test(new URL(request.url()).pathname)) {
      requests.add(request.url());
    }
  });
  const starting = page.waitForEvent('worker');
  const {input, options} = await openDialog(page);
  const worker = await starting;
  await input.pressSequentially('api key schedule');
  await expect(options.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.add(worker.url()).size).toBeLessThanOrEqual(6);
  const loaded = await worker.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  expect(loaded).toContain('/search-index/index.json');
  // Stemmers are separate scripts, which only sites in other languages load.
  expect(loaded.filter(path => !path.startsWith('/search-index/'))).toEqual([]);
  const bodies = await Promise.all([...requests].map(async url => (await request.get(url)).body()));
  const sizes = bodies.map(body => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
});

test('embedded search: without a match it shows a message and suggestions that find something', async ({
  page,
}) => {
  for (const index of [0, 1, 2]) {
    const {input, dialog, options} = await openDialog(page);
    await input.fill('zzzzqqqq');
    await expect(dialog.locator('.DocSearch-Title')).toHaveText('No results for “zzzzqqqq”');
    const lefts = await dialog
      .locator('.DocSearch-NoResults > :not(ul), .DocSearch-NoResults li svg')
      .evaluateAll(all => all.map(part => part.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    await expect(dialog.getByRole('listitem').getByRole('link')).toHaveText(
      steps.map(({label}) => label),
    );
    const suggestions = dialog.locator('.DocSearch-Prefill');
    await expect(suggestions).toHaveCount(3);
    await suggestions.nth(index).click();
    await expect(options.first()).toBeVisible();
  }
});

test('embedded search: the search page works on the embedded index', async ({page}) => {
  await open(page, 'search?q=api%20key');
  const main = page.getByRole('main');
  const results = main.getByRole('listitem');
  await expect(results.first()).toHaveText(/API key/);
  await expect(main.getByRole('status')).toHaveText(/results$/);
  const count = await results.count();
  const more = main.getByRole('button', {name: 'Show more results'});
  await more.press('Enter');
  await expect.poll(() => results.count()).toBeGreaterThan(count);
  await expect(results.nth(count).getByRole('link')).toBeFocused();
});

test('embedded search: excerpts show a matched word on phones @full', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  const shown: boolean[] = [];
  const count = async (list: Locator): Promise<void> => {
    const excerpts = list.locator('.DocSearch-Hit [class*=excerpt]:has(mark)');
    await expect(excerpts.first()).toBeVisible();
    shown.push(
      ...(await excerpts.evaluateAll(all =>
        all.map(excerpt => {
          const {bottom} = excerpt.getBoundingClientRect();
          const lines = [...excerpt.querySelectorAll('mark')].flatMap(mark => [
            ...mark.getClientRects(),
          ]);
          return lines.some(line => line.bottom < bottom + 4);
        }),
      )),
    );
  };
  for (const query of ['generativelanguage', 'organization_usage_limit_exceeded', 'cost', '429']) {
    await open(page, `search?q=${query}`);
    await count(page.getByRole('main'));
    const {dialog, input} = await openDialog(page);
    await input.fill(query);
    await count(dialog);
  }
  expect(shown.length).toBeGreaterThan(40);
  // Very long words before a match can fill both lines.
  expect(shown.filter(isShown => !isShown).length / shown.length).toBeLessThan(0.05);
});

test('embedded search: areas count all results and are in the URL @full', async ({page}) => {
  await open(page, 'search?q=test');
  const main = page.getByRole('main');
  const [results, status] = [main.getByRole('listitem'), main.getByRole('status')];
  const filter = main.getByRole('group', {name: 'Filter by section'}).getByRole('button');
  await expect(filter).toHaveText([/^All$/, /^Documentation \d+$/, /^Blog \d+$/, /^Pages \d+$/]);
  const counts = (await filter.allTextContents())
    .slice(1)
    .map(text => Number(/\d+/.exec(text)![0]));
  await expect(status).toHaveText(`${counts.reduce((sum, count) => sum + count)} results`);
  const blog = counts[1]!;
  await filter.nth(2).click();
  await expect(page).toHaveURL('/search?q=test&in=blog');
  await expect(status).toHaveText(new RegExp(`^(One result|${blog} results) in Blog$`));
  await expect(results).toHaveCount(Math.min(blog, 20));
  for (const link of await results.getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/blog/);
  }
  // The copied URL leads to the same results.
  await open(page, 'search?q=test&in=blog');
  await expect(status).toHaveText(/ in Blog$/);
});

test('embedded search: Back returns to the selected area, all its pages, and the scroll position', async ({
  page,
}) => {
  await open(page, 'search?q=test&in=docs');
  const main = page.getByRole('main');
  const results = main.getByRole('listitem');
  await main.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
  const link = results.nth(37).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  expect(top).toBeGreaterThan(1000);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=test&in=docs');
  await expect(results).toHaveCount(40);
  await expect(main.getByRole('status')).toHaveText(/ in Documentation$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
});

test('embedded search: the dialog shows two of several pages that differ in a name, then their parent @full', async ({
  page,
}) => {
  const {input, options} = await openDialog(page);
  await input.fill('api key');
  await expect(options.first()).toBeVisible();
  const paths = await options
    .and(page.locator('a'))
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname));
  const keys = paths.filter(path => /-api-key$/.test(path));
  expect(keys).toHaveLength(2);
  expect(paths.some(path => /llm-api-setup\/?$/.test(path))).toBe(true);
});

/** The contrast of two colors as the browser computes them. */
const contrast = ([one, other]: readonly string[]): number => {
  const luminance = (color: string) => {
    const channels = color
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(value => Number(value) / 255);
    const [red, green, blue] = channels.map(value =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(one!), luminance(other!)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

for (const theme of ['light', 'dark'] as const) {
  test(`search dialog: the active row differs from the others (${theme}) @full`, async ({page}) => {
    await page.addInitScript(value => localStorage.setItem('theme', value), theme);
    const {input, options, dialog} = await openDialog(page);
    await input.fill('api key');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const background = (part: Locator) =>
      part.evaluate(one => getComputedStyle(one).backgroundColor);
    await settle(page);
    const colors = await Promise.all([options.first(), dialog].map(background));
    expect(contrast(colors)).toBeGreaterThanOrEqual(1.18);
  });

  test(`search: matched words can be read in forced colors (${theme}) @full`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: theme});
    await page.addInitScript(value => localStorage.setItem('theme', value), theme);
    const {input, options, dialog} = await openDialog(page);
    await input.fill('api key');
    // A mark without a background shows that of the dialog or the page.
    const colorsOf = (marks: Locator) =>
      marks.evaluateAll(all =>
        all.map(mark => {
          const {color, backgroundColor} = getComputedStyle(mark);
          const ground = getComputedStyle(mark.closest('dialog') ?? document.body).backgroundColor;
          return [color, /^rgba.*, 0\)$/.test(backgroundColor) ? ground : backgroundColor];
        }),
      );
    const expectReadable = async (marks: Locator) => {
      await expect(marks.first()).toBeVisible();
      await settle(page);
      expect(Math.min(...(await colorsOf(marks)).map(contrast))).toBeGreaterThan(4.5);
    };
    await expectReadable(options.locator('mark'));
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expectReadable(page.getByRole('main').locator('mark'));
  });
}

test('embedded search: no search leaves this origin', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', request => hosts.add(new URL(request.url()).host));
  const {input, options} = await openDialog(page);
  await input.fill('workflow');
  await expect(options.first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('search dialog: without stored searches it offers five pages, by arrow keys too @full', async ({
  page,
  request,
}) => {
  const {dialog} = await openDialog(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  const pages = dialog.getByRole('list', {name: 'Popular pages'}).getByRole('link');
  await expect(pages).toHaveCount(5);
  for (const link of await pages.all()) {
    expect((await request.get((await link.getAttribute('href'))!)).status()).toBe(200);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(pages.nth(1)).toBeFocused();
  const href = (await pages.nth(1).getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog).toHaveCount(0);
});

test('search page: a change of the query alone leaves the focus in the input @full', async ({
  page,
}) => {
  await open(page, 'search');
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await field.fill('workflow');
  await expect(page).toHaveURL(/q=workflow/);
  await expect(field).toBeFocused();
});

test('security: the search worker runs under the policy @full', async ({page}) => {
  const worker = page.waitForEvent('worker');
  await page.goto('search?q=api+key');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect((await worker).url()).toContain('/assets/js/');
});
