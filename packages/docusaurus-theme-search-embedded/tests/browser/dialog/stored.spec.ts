// Protects stored searches: their limits, their controls, and damaged storage.
import {answerOf, hit, serveSearch} from 'tooling/algolia';
import {openDialog, remember, searchDialog, storageKeys, stored} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

const {recent, favorite} = storageKeys;

/** Stored searches as DocSearch writes them, latest first. */
function hits(count: number, from = 0) {
  return Array.from({length: count}, (_, index) => {
    const {objectID, type, url, content, hierarchy} = hit(from + index);
    return {objectID, type, url, content, hierarchy};
  });
}

test.beforeEach(async ({page}) => {
  await serveSearch(page, ({query}) => answerOf([hit(Number(query.replace(/\D/g, '')))]));
});

test('stored searches: the browser stores 7 recent searches, latest first', async ({page}) => {
  await remember(page, recent, hits(7, 1));
  const {input, options} = await openDialog(page);
  await input.fill('step 20');
  await expect(options).toHaveText(/Step 20/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(page, recent))[0]?.objectID).toBe('record-20');
  expect(await stored(page, recent)).toHaveLength(7);
  expect((await stored(page, recent)).at(-1)?.objectID).toBe('record-6');
});

test('stored searches: with a favorite there are 4 recent searches @full', async ({page}) => {
  await remember(page, recent, hits(7, 1));
  await remember(page, favorite, hits(1, 50));
  const {dialog, input, options, rows} = await openDialog(page);
  const sections = dialog.getByRole('rowgroup');
  await expect(sections).toHaveCount(2);
  await expect(sections.nth(0)).toHaveAccessibleName('Recent');
  await expect(sections.nth(0).getByRole('row')).toHaveCount(4);
  await expect(sections.nth(1)).toHaveAccessibleName('Favorite');
  await expect(rows).toHaveCount(5);
  await input.fill('step 20');
  await expect(options).toHaveText(/Step 20/);
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page, recent)).toHaveLength(4);
});

test('stored searches: the first favorite of 7 recent searches leaves 4 others', async ({page}) => {
  await remember(page, recent, hits(7, 1));
  const {dialog} = await openDialog(page);
  await dialog.getByRole('button', {name: 'Save this search'}).nth(2).click();
  const rowsOf = (name: string) => dialog.getByRole('rowgroup', {name}).getByRole('row');
  await expect(rowsOf('Favorite')).toHaveText([/Step 3/]);
  await expect(rowsOf('Recent')).toHaveCount(4);
  await expect(rowsOf('Recent').filter({hasText: 'Step 3'})).toHaveCount(0);
});

test('stored searches: the browser stores 10 favorites, latest first @full', async ({page}) => {
  await remember(page, recent, hits(1, 1));
  await remember(page, favorite, hits(10, 50));
  const {dialog} = await openDialog(page);
  await dialog.getByRole('button', {name: 'Save this search'}).click();
  await expect(dialog.getByRole('rowgroup', {name: 'Favorite'}).getByRole('row')).toHaveCount(10);
  await expect(dialog.getByRole('rowgroup', {name: 'Recent'})).toHaveCount(0);
  expect((await stored(page, favorite)).map(({objectID}) => objectID)).toEqual(
    [1, ...Array.from({length: 9}, (_, index) => 50 + index)].map(number => `record-${number}`),
  );
});

test('stored searches: readers can remove each', async ({page}) => {
  await remember(page, recent, hits(1, 1));
  await remember(page, favorite, hits(1, 50));
  const {dialog, input} = await openDialog(page);
  await dialog.getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(input).toBeFocused();
  await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  expect(await stored(page, recent)).toEqual([]);
  expect(await stored(page, favorite)).toEqual([]);
});

test('stored searches: arrow keys alone reach them and their buttons', async ({page}) => {
  await remember(page, recent, hits(2, 1));
  const {input, rows} = await openDialog(page);
  const active = async () => {
    const id = await input.getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`);
  };
  await expect(await active()).toHaveText(/Step 1/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect((await active()).getByRole('button')).toHaveAccessibleName(
    'Remove this search from history: Install the product › Step 2',
  );
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/Step 1/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/installation#step-1$/);
});

for (const [direction, forward, backward] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`stored searches: arrows move to the buttons as they are on screen (${direction})`, async ({
    page,
  }) => {
    await remember(page, recent, hits(1, 1));
    await open(page);
    await page.evaluate(dir => (document.documentElement.dir = dir), direction);
    const {input, button} = searchDialog(page);
    await button.click();
    const idOf = () => input.getAttribute('aria-activedescendant');
    const left = async () => (await page.locator(`[id="${await idOf()}"]`).boundingBox())!.x;
    const steps = [await left()];
    const ids = [await idOf()];
    for (const key of [forward, forward]) {
      await page.keyboard.press(key);
      steps.push(await left());
      ids.push(await idOf());
    }
    expect(new Set(ids).size).toBe(3);
    // Each press moves in the direction of its key.
    const sorted = [...steps].sort((a, b) => (direction === 'ltr' ? a - b : b - a));
    expect(steps).toEqual(sorted);
    await page.keyboard.press(backward);
    expect(await idOf()).toBe(ids[1]);
    await page.keyboard.press(backward);
    await page.keyboard.press(backward);
    expect(await idOf()).toBe(ids[0]);
    await expect(input).toBeFocused();
  });
}

test('stored searches: one opens its page by a click @full', async ({page}) => {
  await remember(page, recent, hits(1, 3));
  const {rows, dialog} = await openDialog(page);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/installation#step-3$/);
  await expect(dialog).toHaveCount(0);
});

test('stored searches: for a passage they store its section, with its heading @full', async ({
  page,
}) => {
  await serveSearch(page, () => answerOf([hit(7, {type: 'content', content: 'Press the button'})]));
  const {input, options, button, rows} = await openDialog(page);
  await input.fill('press');
  await expect(options).toHaveText(/Press the button/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step-7$/);
  await button.click();
  await input.fill('');
  await expect(rows).toHaveText(/Step 7.*Install the product/);
});

// Unit tests have other damaged texts.
test('stored searches: a stored list of anything counts as empty', async ({page}) => {
  const value = [null, 1, 'x', [], {}, {objectID: 3}, {...hits(1)[0], hierarchy: null}];
  await remember(page, recent, value);
  await remember(page, favorite, value);
  const {dialog, input, options} = await openDialog(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await input.fill('step 3');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await stored(page, recent)).map(({objectID}) => objectID))
    .toContain('record-3');
});

test('stored searches: markup in storage stays text @full', async ({page}) => {
  const lvl2 = '<img src=x onerror="window.wasHacked=1">';
  await remember(page, recent, [{...hits(1)[0], hierarchy: {lvl0: lvl2, lvl1: lvl2, lvl2}}]);
  const {dialog, rows} = await openDialog(page);
  await expect(rows).toContainText(lvl2);
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
});

test.describe('storage faults', () => {
  test.use({expectedProblems: [[/storage/i, /Failed to load resource/], {scope: 'test'}]});

  test('stored searches: search works with storage forbidden', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    const {dialog, input, options} = await openDialog(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await input.fill('step 3');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/installation#step-3$/);
  });

  test('stored searches: search works with storage full @full', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const {input, options} = await openDialog(page);
    await input.fill('step 3');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/installation#step-3$/);
  });
});

test('stored searches: the dialog shows the searches of another tab @full', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await serveSearch(other, () => answerOf([hit(9)]));
  const {input, options} = await openDialog(other);
  await input.fill('step 9');
  await expect(options).toHaveCount(1);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/step-9$/);
  await searchDialog(page).button.click();
  await expect(searchDialog(page).rows).toHaveText(/Step 9/);
});
