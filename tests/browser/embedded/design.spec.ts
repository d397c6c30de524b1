// Protects the design: contrast of borders, aligned edges, the contents list, and the layout on phones.
import {contrast} from '../../unit/colors';
import {expect, open, settle, test, type Locator, type Page} from '../test';

/** Returns a computed color as `#rrggbb`; a background comes from the first ancestor that has one. */
async function colorOf(element: Locator, property: string, pseudo?: string): Promise<string> {
  const rgb = await element.evaluate(
    (node, {property, pseudo}) => {
      const isClear = (value: string) => /^rgba\(.*, 0\)$|^transparent$/.test(value);
      let at: Element | null = node;
      let value = getComputedStyle(at, pseudo).getPropertyValue(property);
      while (property === 'background-color' && isClear(value) && at.parentElement) {
        at = at.parentElement;
        value = getComputedStyle(at).getPropertyValue(property);
      }
      return value;
    },
    {property, pseudo},
  );
  const parts = rgb
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);
  return `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Sets each color mode in turn, and runs the checks in it. */
async function inBothModes(page: Page, run: (mode: string) => Promise<void>): Promise<void> {
  for (const mode of ['light', 'dark']) {
    await page.evaluate(value => void (document.documentElement.dataset.theme = value), mode);
    await settle(page);
    await run(mode);
  }
}

async function expectContrast(color: string, around: Locator, mode: string): Promise<void> {
  const background = await colorOf(around, 'background-color');
  const ratio = contrast(color, background);
  expect(ratio, `${color} on ${background}, ${mode}`).toBeGreaterThanOrEqual(3);
}

test('contrast: borders of fields and the line at the current entry have 3:1', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'docs/user-guides/create-schedule');
  const fields = page.getByRole('main').locator('input:visible, select:visible');
  expect(await fields.count()).toBeGreaterThan(1);
  const list = page.locator('.theme-doc-toc-desktop');
  const current = list.locator('.table-of-contents__link--active');
  await list.getByRole('link').first().click();
  await expect(current).toHaveCount(1);
  await inBothModes(page, async mode => {
    for (const field of await fields.all()) {
      await expectContrast(await colorOf(field, 'border-top-color'), field.locator('..'), mode);
    }
    await expectContrast(await colorOf(current, 'border-left-color'), current, mode);
  });
});

test('contents list: one line marks the heading in view, and no text moves @full', async ({
  page,
}) => {
  await open(page, 'docs/user-guides/create-schedule');
  const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
  const textBoxes = () =>
    links.evaluateAll(all =>
      all.map(link => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const {x, y, width, height} = range.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const lines = () =>
    links.evaluateAll(all => new Set(all.map(link => getComputedStyle(link).borderLeftColor)).size);
  const before = await textBoxes();
  expect(await lines()).toBe(1);
  const count = await links.count();
  for (const index of [1, count - 1, 0]) {
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveClass(/table-of-contents__link--active/);
    await expect.poll(lines).toBe(2);
    expect(await textBoxes()).toEqual(before);
  }
});

test('home: sections with one edge on each side, and a title centered on the figure @full', async ({
  page,
}) => {
  await open(page);
  const headings = page.getByRole('main').getByRole('heading', {level: 2});
  const lefts = await headings.evaluateAll(all =>
    all.map(stop => stop.closest('section')!.getBoundingClientRect().left),
  );
  expect(lefts).toHaveLength(3);
  // Two sections side by side, and one below both.
  expect(lefts[2]).toBe(lefts[0]);
  const rights = await headings.evaluateAll(all =>
    all.map(stop => stop.closest('section')!.getBoundingClientRect().right),
  );
  expect(rights[2]).toBe(rights[1]);
  for (const width of [1366, 1920]) {
    await page.setViewportSize({width, height: 900});
    const lines = await page
      .getByRole('heading', {level: 1})
      .evaluate(
        element =>
          element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
      );
    expect(Math.round(lines), `${width} px`).toBe(2);
    const words = await page
      .locator('main > header > :not([role])')
      .evaluateAll(all => all.map(part => part.getBoundingClientRect()));
    const run = (await page.getByRole('group', {name: /^Goal/}).boundingBox())!;
    const middle = (words[0]!.top + words.at(-1)!.bottom) / 2;
    expect(Math.abs(middle - (run.y + run.height / 2)), `${width} px`).toBeLessThan(2);
  }
});

test('docs: edges align, code has a title bar, instructions color endings @full', async ({
  page,
}) => {
  await open(page, 'docs/user-guides/create-task');
  const left = (part: Locator) =>
    part.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  const edge = await left(page.locator('.navbar__brand'));
  expect(await left(page.locator('.theme-doc-sidebar-menu .menu__link').first())).toBe(edge);
  expect(await left(page.getByText('Copyright'))).toBe(edge);
  const title = await left(page.getByRole('heading', {level: 1}));
  const home = page.getByRole('link', {name: 'Home page'}).locator('svg');
  expect(Math.abs((await home.boundingBox())!.x - title)).toBeLessThan(4);

  const name = 'Template of an instruction';
  const block = page.locator('.theme-code-block', {hasText: name});
  const copy = block.getByRole('button', {name: /^Copy code/});
  await expect(copy).toHaveCSS('opacity', '1');
  const middle = async (part: Locator) => {
    const {y, height} = (await part.boundingBox())!;
    return y + height / 2;
  };
  const bar = block.getByText(name);
  expect(Math.abs((await middle(copy)) - (await middle(bar)))).toBeLessThan(2);

  const instruction = page.locator('.language-instruction.theme-code-block').last();
  const colors = [
    await colorOf(instruction.getByText('Done when').first(), 'color'),
    await colorOf(instruction.getByText('Give up when').first(), 'color'),
    await colorOf(instruction.locator('code'), 'color'),
  ];
  expect(new Set(colors).size).toBe(3);
});

test.describe('phone', () => {
  test.use({
    contextOptions: {reducedMotion: 'reduce'},
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 844},
  });

  test('phone: contents, then title; code wraps and loses no width to buttons', async ({page}) => {
    await open(page, 'docs/user-guides/create-task');
    const contents = page.getByRole('button', {name: 'On this page'});
    await expect(contents).toHaveAttribute('aria-expanded', 'false');
    // The title names the page, so the breadcrumbs leave it out.
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByText('Create a task')).toBeHidden();
    await expect(breadcrumbs.getByRole('link', {name: 'User guides'})).toBeVisible();

    await contents.click();
    await expect(contents).toHaveAttribute('aria-expanded', 'true');
    const links = page.locator('.theme-doc-toc-mobile').getByRole('link');
    for (const link of await links.all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    const hash = await links.nth(2).getAttribute('href');
    await links.nth(2).click();
    await expect(page.locator(hash!)).toBeInViewport();

    for (const instruction of await page.locator('pre.language-instruction').all()) {
      expect(await instruction.evaluate(pre => pre.scrollWidth - pre.clientWidth)).toBe(0);
    }
    const link = page.getByRole('link', {name: /^Direct link to/}).first();
    await expect(link).toHaveCSS('opacity', '1');
    await inBothModes(page, async mode =>
      expectContrast(await colorOf(link, 'color', '::before'), link, mode),
    );
    await open(page, 'docs/getting-started/llm-setup/openai-api-key');
    for (const block of await page.locator('.theme-code-block').filter({visible: true}).all()) {
      const [code, box] = [await block.locator('pre').boundingBox(), await block.boundingBox()];
      expect(code!.width).toBeGreaterThan(box!.width - 4);
      for (const button of await block.getByRole('button').all()) {
        const {y, height} = (await button.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(code!.y);
        expect(y).toBeGreaterThanOrEqual(code!.y - 41);
      }
    }
    const tabs = page.getByRole('tablist').first();
    expect((await tabs.boundingBox())!.height).toBe(40);
  });
});
