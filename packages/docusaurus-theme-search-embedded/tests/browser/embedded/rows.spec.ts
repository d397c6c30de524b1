// Protects the rows in the search dialog: their order, their direction, and that none disappears without a count.
import {openDialog, searchDialog} from '../../support/searchDialog';
import {expect, open, test} from '../../support/test';

test('search dialog: the three best results come first when several groups have them', async ({
  page,
}) => {
  const {input, options, dialog} = await openDialog(page);
  const best = dialog.getByRole('group', {name: 'Best matches'});
  const queries = ['how do i run the test', 'task', 'time', 'what does it cost', 'update', 'error'];
  let times = 0;
  for (const query of queries) {
    await input.fill(query);
    await expect(dialog.getByRole('link', {name: /^See all/})).toHaveAttribute(
      'href',
      new RegExp(`q=${encodeURIComponent(query)}`),
    );
    await expect(options.first()).toBeVisible();
    if ((await best.count()) > 0) {
      times++;
      await expect(best.getByRole('option')).toHaveCount(3);
      await expect(dialog.locator('.DocSearch-Hit-source').first()).toHaveText('Best matches');
      // Each row names its group, which the heading does not.
      await expect(best.locator('.DocSearch-Hit-path')).toHaveCount(3);
    }
  }
  expect(times).toBeGreaterThan(0);
});

test('search dialog: a row counts the similar results, and shows them in its place', async ({
  page,
}) => {
  const {input, options, dialog} = await openDialog(page);
  await input.fill('get an api key');
  const fold = dialog.getByRole('option', {name: /^Show \d+ similar results$/});
  await expect(fold).toHaveCount(1);
  await expect(dialog.locator('.DocSearch-Hit').filter({has: fold})).toHaveCount(0);
  const rows = await options.count();
  const id = (await fold.getAttribute('id'))!;
  const hidden = Number(/\d+/.exec(await fold.innerText())![0]);

  await expect(async () => {
    await input.press('ArrowDown');
    await expect(input).toHaveAttribute('aria-activedescendant', id, {timeout: 100});
  }).toPass();
  await expect(fold).toHaveAttribute('aria-selected', 'true');
  await input.press('Enter');
  await expect(fold).toHaveCount(0);
  await expect(options).toHaveCount(rows - 1 + hidden);
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('aria-activedescendant', id);
  await expect(page.locator(`#${id}`)).toHaveAttribute('href', /^\/docs\//);

  await input.press('End');
  await page.keyboard.type('s');
  await input.press('Backspace');
  await fold.click();
  await expect(options).toHaveCount(rows - 1 + hidden);
  await expect(input).toBeFocused();
});

test('search: from right to left, button and rows are mirrored @full', async ({page}) => {
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
