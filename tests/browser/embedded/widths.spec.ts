// Protects the widths of text, tables, and code: on a phone, in wide windows, and on pages that are lists.
import {sitemapPaths} from '../a11y';
import {expect, open, test, type Locator, type Page} from '../test';

const docs = sitemapPaths().filter(path => /^docs\/(?!category\/)\w/.test(path));

test.describe('phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('phone: tables are stacks of labeled cells @full', async ({page}) => {
    test.setTimeout(300_000);
    let cells = 0;
    for (const path of docs) {
      await open(page, path);
      const found = await page.locator('.markdown').evaluate(text => {
        const cells = [...text.querySelectorAll('.site-stacked tbody tr > *')].filter(cell =>
          cell.checkVisibility(),
        );
        return {
          cells: cells.length,
          narrow: cells
            .filter(cell => cell.clientWidth < cell.closest('table')!.clientWidth - 2)
            .map(cell => cell.textContent),
          unlabeled: cells
            .filter(cell => !cell.matches('tr:has(> th + td:last-child) > *'))
            .filter(cell => !getComputedStyle(cell, '::before').content.includes(': '))
            .map(cell => cell.textContent),
          wide: [...text.querySelectorAll('.site-stacked')]
            .filter(table => table.parentElement!.scrollWidth > table.parentElement!.clientWidth)
            .map(table => table.textContent),
        };
      });
      expect(found, path).toMatchObject({narrow: [], unlabeled: [], wide: []});
      cells += found.cells;
    }
    expect(cells).toBeGreaterThan(100);
  });
});

/** Returns the left and right edge of an element. */
async function edges(page: Page, selector: string): Promise<[left: number, right: number]> {
  const box = (await page.locator(selector).filter({visible: true}).first().boundingBox())!;
  return [box.x, box.x + box.width];
}

test('wide windows: the contents list is next to the text, and both are in the middle @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 1920, height: 1000});
  await open(page, 'docs/user-guides/create-task');
  const [, codeRight] = await edges(page, '.markdown .theme-code-block');
  const [listLeft] = await edges(page, '.theme-doc-toc-desktop');
  expect(listLeft - codeRight).toBeGreaterThan(16);
  expect(listLeft - codeRight).toBeLessThanOrEqual(64);
  const [left, right] = await edges(page, 'main > .container');
  const [mainLeft, mainRight] = await edges(page, 'main');
  expect(Math.abs(left - mainLeft - (mainRight - right))).toBeLessThan(1);
});

test('titles begin at two edges: next to a sidebar, and without one @full', async ({page}) => {
  test.setTimeout(300_000);
  const widths = [1280, 1920].map(width => ({
    width,
    sidebar: new Set<number>(),
    none: new Set<number>(),
  }));
  for (const path of [...sitemapPaths(), 'search'].filter(path => path !== '')) {
    await open(page, path);
    const title = page.getByRole('heading', {level: 1});
    const sidebars = page.locator('.theme-doc-sidebar-container, .blog-wrapper aside');
    const hasSidebar = (await sidebars.count()) > 0;
    for (const {width, ...found} of widths) {
      await page.setViewportSize({width, height: 800});
      const left = await title.evaluate(heading => heading.getBoundingClientRect().left);
      found[hasSidebar ? 'sidebar' : 'none'].add(Math.round(left));
      if (hasSidebar) {
        await expect(sidebars, path).toHaveCSS('border-right-width', '1px');
        const {y, height} = (await sidebars.boundingBox())!;
        const footer = (await page.locator('.footer').boundingBox())!;
        expect(y + height, `${path}: the line ends at the footer`).toBeCloseTo(footer.y, 0);
      }
    }
    if (path.startsWith('blog')) {
      await expect(page.getByRole('complementary'), path).toContainText('All posts');
    }
  }
  for (const {width, sidebar, none} of widths) {
    expect([...sidebar], `${width} px, with a sidebar`).toHaveLength(1);
    expect([...none], `${width} px, without a sidebar`).toHaveLength(1);
  }
});

test('lists of pages have the measure of a guide @full', async ({page}) => {
  await open(page, 'docs/user-guides/create-task');
  const [left, right] = await edges(page, '.markdown > p');
  const fontSize = await page
    .locator('.markdown > p')
    .first()
    .evaluate(text => getComputedStyle(text).fontSize);
  for (const [path, intro, row] of [
    ['docs', 'header > p', 'ol'],
    ['docs/category/user-guides', 'header > p', '.site-rows > li'],
    ['blog', 'header > p', 'article + article'],
    ['blog/archive', 'section > ul', 'section > ul'],
  ] as const) {
    await open(page, path);
    await expect(page.locator(`main ${intro}`).first()).toHaveCSS('font-size', fontSize);
    for (const part of [intro, row]) {
      const [partLeft, partRight] = await edges(page, `main ${part}`);
      expect(partRight - partLeft, `${part} of /${path}`).toBeCloseTo(right - left, 0);
    }
  }
});

/** Returns in how many lines a browser lays out the text of an element. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
}

test('home: labels stay on one line on a small phone, and links leave space for the text @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page);
  for (const label of await page.locator('label', {hasText: /^The shop/}).all()) {
    expect(await linesOf(label), (await label.textContent())!).toBe(1);
  }
  // Also the width of a desktop window at a zoom of 200 %.
  for (const width of [390, 640, 768]) {
    await page.setViewportSize({width, height: 1024});
    for (const text of await page.locator('.site-rows > li > p:nth-child(2)').all()) {
      expect((await text.boundingBox())!.width).toBeGreaterThanOrEqual(256);
    }
    for (const link of await page.locator('.site-rows p > a').all()) {
      expect(await linesOf(link), `${await link.textContent()} at ${width} px`).toBe(1);
    }
  }
});
