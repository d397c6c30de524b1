import {useAxe, violationsInEveryView} from '../a11y';
import {expect, open, test, type Page} from '../test';

const group = (page: Page, index: number) => page.getByRole('tablist').nth(index);

test('parts of a page: axe finds nothing, before and after a reader uses them', async ({page}) => {
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

test('tabs: each names its panel, only the selected one is a Tab stop, and arrows, Home, and End select', async ({
  page,
}) => {
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

test('tabs: a group shares a choice and remembers it', async ({page}) => {
  await open(page, 'parts');
  await group(page, 1).getByRole('tab', {name: 'macOS'}).click();
  for (const index of [0, 1]) {
    await expect(group(page, index).getByRole('tab', {name: 'macOS'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
  await open(page, 'parts');
  await expect(page.getByText('Text for macOS.')).toBeVisible();
  await expect(page.getByText('More for macOS.')).toBeVisible();
});

test('details: they open and close by keyboard', async ({page}) => {
  await open(page, 'parts');
  const summary = page.locator('main summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('second link')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('second link')).toBeHidden();
});

test('headings: the name of a link to a heading contains its code', async ({page}) => {
  await open(page, 'parts');
  await expect(
    page.getByRole('link', {name: 'Direct link to A heading with code', exact: true}),
  ).toHaveAttribute('href', /#a-heading-with-code$/);
});

test('tables: a wide one scrolls by keyboard, and a narrow one is not a Tab stop', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'parts');
  const wide = page.getByRole('group', {name: 'Scrollable table'});
  await expect(wide).toHaveCount(1);
  await expect(wide.getByRole('table')).toBeVisible();
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate(box => box.scrollLeft)).toBeGreaterThan(0);
});

test('code blocks: long code scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'parts');
  const code = page.locator('pre').filter({hasText: 'A_VERY_LONG_NAME'});
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate(box => box.scrollLeft)).toBeGreaterThan(0);
});

test('code blocks: a language that no other page uses has colors', async ({page}) => {
  await open(page, 'parts');
  for (const language of ['rust', 'kotlin', 'php']) {
    const string = page.locator(`pre.language-${language}`).getByText('"Hello"');
    const [own, plain] = await string.evaluate(token =>
      [token, token.closest('pre')!].map(element => getComputedStyle(element).color),
    );
    expect(own, language).not.toBe(plain);
  }
});
