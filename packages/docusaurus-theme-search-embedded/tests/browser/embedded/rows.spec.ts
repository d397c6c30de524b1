// Protects the rows in the search dialog: their order, their direction, and that none disappears without a count.
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

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

test('search dialog: nothing covers the selected row or "See all", in windows of any height', async ({
  page,
}) => {
  const {input, options} = await openDialog(page);
  await input.fill('how do i run the test');
  await expect(options.nth(8)).toBeVisible();
  const steps = (await options.count()) - 1;
  const way = [...Array(steps).fill('ArrowDown'), ...Array(steps).fill('ArrowUp')] as string[];
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [900, 500],
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({width, height});
    for (const [step, key] of way.entries()) {
      await input.press(key);
      const covered = await page.evaluate(() => {
        const id = document.activeElement!.getAttribute('aria-activedescendant')!;
        const seeAll = document.querySelector('.DocSearch-HitsFooter')!;
        const isSticky = getComputedStyle(seeAll).position === 'sticky';
        const visible = [document.getElementById(id)!, ...(isSticky ? [seeAll] : [])];
        return visible.flatMap(element => {
          const {top, bottom, left} = element.getBoundingClientRect();
          return [top + 1, (top + bottom) / 2, bottom - 1].filter(
            y => !element.contains(document.elementFromPoint(left + 12, y)),
          );
        });
      });
      expect(covered, `after ${step + 1} keys at ${width} × ${height}`).toEqual([]);
    }
  }
});

test('search dialog: only a row with a text reserves the line of its excerpt, and shows a bar there', async ({
  page,
}) => {
  let release = (): void => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/search-index/files/texts.*', async route => {
    await held;
    await route.continue();
  });
  const {input, options} = await openDialog(page);
  await input.fill('twins');
  const rowOf = (name: string) => options.filter({hasText: name}).first();
  // A heading without a text below it, and one with a text.
  const [empty, full] = [rowOf('Twins without a text'), rowOf('Twins with a text')];
  await expect(full.locator('[class*="pending"]')).toHaveCount(1);
  await expect(empty).toBeVisible();
  await expect(empty.locator('[class*="excerpt"]')).toHaveCount(0);
  const bar = await full.locator('[class*="pending"]').evaluate(line => {
    const {display, height, width} = getComputedStyle(line, '::before');
    return {display, height: parseFloat(height), width: parseFloat(width)};
  });
  expect(bar).toMatchObject({display: 'block'});
  expect(bar.height).toBeGreaterThan(3);
  expect(bar.width).toBeGreaterThan(50);
  const heights = async () =>
    Promise.all([empty, full].map(async row => (await row.boundingBox())!.height));
  const before = await heights();
  release();
  await expect(full).toContainText('North and south.');
  expect(await heights()).toEqual(before);
});

test('search: styles of a site for parts of `main` do not move the dialog', async ({page}) => {
  await open(page, 'search-bars');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  const {dialog, input} = searchDialog(page);
  await input.fill('test');
  const chip = page.getByRole('dialog').locator('form');
  const place = async () => (await chip.boundingBox())!.x;
  const before = await place();
  await page.addStyleTag({content: 'main > div, main div {padding: 0 5rem}'});
  expect(await place()).toBe(before);
  expect(await dialog.evaluate(element => element.parentElement!.localName)).toBe('body');
});

/** Returns the WCAG contrast of two opaque colors, as `rgb(…)`. */
function contrastOf(...colors: string[]): number {
  const luminances = colors.map(color => {
    const [red, green, blue] = color.match(/[\d.]+/g)!.map(value => {
      const part = Number(value) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  });
  const [dark, light] = luminances.sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

for (const style of ['', 'navbar--primary', 'navbar--dark']) {
  for (const theme of ['light', 'dark']) {
    for (const width of [390, 1280]) {
      test(`search button: contrast, ${style || 'no style'}, ${theme}, ${width}`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 800});
        await open(page);
        await page.evaluate(
          ([name, mode]) => {
            document.documentElement.dataset.theme = mode;
            const navbar = document.querySelector<HTMLElement>('.navbar')!;
            // Infima's own color, for which it chose the color of the links.
            navbar.style.setProperty('--ifm-color-primary', '#3578e5');
            navbar.classList.add(...name!.split(' ').filter(Boolean));
          },
          [style, theme],
        );
        const colors = () =>
          page.locator('.navbar .DocSearch-Button').evaluate(button => {
            const own = getComputedStyle(button).backgroundColor;
            const navbar = getComputedStyle(button.closest('.navbar')!).backgroundColor;
            const icon = getComputedStyle(button.querySelector('svg')!).stroke;
            return [icon, own === 'rgba(0, 0, 0, 0)' ? navbar : own] as const;
          });
        await expect(async () =>
          expect(contrastOf(...(await colors()))).toBeGreaterThan(3),
        ).toPass();
        await page.locator('.navbar .DocSearch-Button').hover();
        await expect(async () =>
          expect(contrastOf(...(await colors()))).toBeGreaterThan(3),
        ).toPass();
      });
    }
  }
}

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
