// Protects the passages of results: their look, and when the dialog reads them.
import type {Page} from '@playwright/test';
import {openDialog} from 'tooling/searchDialog';
import {expect, test} from 'tooling/test';

test('search dialog: passages have one line, and only their marks have a background @full', async ({
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
    if (/search-index\/files\/texts/.test(request.url())) {
      texts.push(request.url());
    }
  });
  await page.clock.install();
  const {dialog, input} = await openDialog(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const query of ['brow', 'brows', 'browse', wideQuery]) {
    await input.fill(query);
    await page.clock.runFor(150);
    // The rows of this query, not those of the one before.
    await expect(dialog.getByRole('link', {name: /^See all/})).toHaveAttribute(
      'href',
      new RegExp(`q=${query}$`),
    );
  }
  expect(texts).toEqual([]);
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return texts.length;
    })
    .toBeGreaterThan(0);
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
  test(`search dialog: for readers who save data, rows get their passages after ${how} @full`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      }),
    );
    await page.clock.install();
    const {input, options} = await openDialog(page);
    const firstTexts = page.waitForResponse('**/search-index/files/texts.*');
    await input.fill(wideQuery);
    await expect(options.first()).toBeVisible();
    await firstTexts;
    await page.clock.runFor(5000);
    expect(await rowsWithoutPassage(page)).toBeGreaterThan(0);
    await move(page);
    await expect.poll(() => rowsWithoutPassage(page)).toBe(0);
  });
}
