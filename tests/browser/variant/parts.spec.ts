// Protects parts that this site's content does not use yet.
import {useAxe, violationsInEveryView} from '../a11y';
import {expect, open, test, type Page} from '../test';

const group = (page: Page, index: number) => page.getByRole('tablist').nth(index);

test('parts of a page: axe finds nothing, before and after a reader uses them @full', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await useAxe(page);
  await open(page, 'parts');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await violationsInEveryView(page), 'at first').toEqual([]);
  await page.getByText('More about this').click();
  await expect(page.getByText('second link')).toBeVisible();
  for (const list of await page.getByRole('tablist').all()) {
    await list.getByRole('tab').last().click();
  }
  await expect(page.getByText('More for Windows.')).toBeVisible();
  expect(await violationsInEveryView(page), 'in use').toEqual([]);
});

test('tabs: arrows, Home, and End select; each names its panel @full', async ({page}) => {
  await open(page, 'parts');
  const tab = (name: string) => group(page, 0).getByRole('tab', {name});
  await expect(tab('Linux')).toHaveAttribute('tabindex', '0');
  await expect(tab('macOS')).toHaveAttribute('tabindex', '-1');
  const panel = page.getByRole('tabpanel', {name: 'Linux'}).first();
  await expect(panel).toHaveId((await tab('Linux').getAttribute('aria-controls'))!);
  await tab('Linux').focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await tab('Linux').focus();
  for (const [key, name] of [
    ['ArrowRight', 'macOS'],
    ['End', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['ArrowLeft', 'Windows'],
    ['Home', 'Linux'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name}).first()).toBeVisible();
  }
});

test('parts: tabs share a choice, details have keys @full', async ({page}) => {
  await open(page, 'parts');
  await group(page, 1).getByRole('tab', {name: 'macOS'}).click();
  for (const index of [0, 1]) {
    const tab = group(page, index).getByRole('tab', {name: 'macOS'});
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await open(page, 'parts');
  await expect(page.getByText('Text for macOS.')).toBeVisible();
  await expect(page.getByText('More for macOS.')).toBeVisible();

  await page.locator('main summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('second link')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('second link')).toBeHidden();

  // The name contains the code of the heading.
  const name = 'Direct link to A heading with code';
  const link = page.getByRole('link', {name, exact: true});
  await expect(link).toHaveAttribute('href', /#a-heading-with-code$/);
});

test.describe('code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('lines: highlighted and numbered, and neither button nor selection copies a number @full', async ({
    page,
  }) => {
    await open(page, 'parts');
    const block = page.locator('.theme-code-block', {hasText: 'lines'});
    const lines = block.locator('.token-line');
    await expect(lines).toHaveCount(3);
    const numbers = await lines.evaluateAll(all =>
      all.map(line => getComputedStyle(line, '::before').content),
    );
    // With an empty alternative text.
    expect(numbers).toEqual(['"9" / ""', '"10" / ""', '"11" / ""']);
    await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText([
      'const first = 1;',
      "const second = 'a string';",
    ]);
    const code = "const first = 1;\nconst second = 'a string';\nconst third = first + second;";
    await block.getByRole('button', {name: /^Copy code/}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await block.locator('code').click({clickCount: 3});
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(code);
  });
});

test('scrolling: long code and wide tables alone are Tab stops @full', async ({page}) => {
  await page.setViewportSize({width: 500, height: 800});
  await open(page, 'parts');
  const wide = page.getByRole('group', {name: 'Scrollable table'});
  await expect(wide).toHaveCount(1);
  await expect(wide.getByRole('table')).toBeVisible();
  for (const box of [wide, page.locator('pre').filter({hasText: 'A_VERY_LONG_NAME'})]) {
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
  }
});
