import type {Locator} from '@playwright/test';
import {expect, open, test} from '../test';
import {contrast} from '../../unit/colors';

/** A color as the browser computes it, `#rrggbb`; the first ancestor with a background counts for one. */
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

for (const mode of ['light', 'dark']) {
  test.describe(`contrast of what is no text, ${mode}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(choice => localStorage.setItem('theme', choice), mode);
    });

    test('borders of fields, and the ring of the current entry of the contents, have 3:1', async ({
      page,
    }) => {
      await open(page, 'docs/user-guides/create-schedule');
      const fields = page.getByRole('main').locator('input:visible, select:visible');
      expect(await fields.count()).toBeGreaterThan(1);
      for (const field of await fields.all()) {
        const border = await colorOf(field, 'border-top-color');
        const around = await colorOf(field.locator('..'), 'background-color');
        expect(contrast(border, around), `${border} on ${around}`).toBeGreaterThanOrEqual(3);
      }
      const list = page.getByRole('navigation', {name: 'On this page'});
      const current = list.locator('.table-of-contents__link--active');
      await list.getByRole('link').first().click();
      await expect(current).toHaveCount(1);
      const ring = await colorOf(current, 'border-top-color', '::before');
      const around = await colorOf(current, 'background-color');
      expect(contrast(ring, around), ring).toBeGreaterThanOrEqual(3);
    });

    test.describe('without a pointer that hovers', () => {
      test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

      test('the sign of a heading link has 3:1', async ({page}) => {
        await open(page, 'docs/user-guides/create-task');
        const link = page.getByRole('link', {name: /^Direct link to/}).first();
        await expect(link).toHaveCSS('opacity', '1');
        const sign = await colorOf(link, 'color', '::before');
        expect(contrast(sign, await colorOf(link, 'background-color'))).toBeGreaterThanOrEqual(3);
      });
    });
  });
}

/** Whether the check at the end of the contents list is filled. */
const isAtEnd = (list: Locator) =>
  list
    .locator('.table-of-contents')
    .evaluate(
      items =>
        getComputedStyle(items, '::after').backgroundColor ===
        getComputedStyle(items, '::after').borderTopColor,
    );

/** The stops of the contents list: `solid 5px` is filled, `dashed` the present one, `solid 2px` hollow. */
const stops = (list: Locator) =>
  list.getByRole('link').evaluateAll(links =>
    links.map(link => {
      const {borderTopStyle, borderTopWidth} = getComputedStyle(link, '::before');
      return `${borderTopStyle} ${borderTopWidth}`;
    }),
  );

test('contents list: the stops follow the heading', async ({page}) => {
  await open(page, 'docs/user-guides/create-schedule');
  const list = page.getByRole('navigation', {name: 'On this page'});
  const count = await list.getByRole('link').count();
  const at = (present: number) =>
    Array.from({length: count}, (_, index) =>
      index === present ? 'dashed 2px' : index < present ? 'solid 5px' : 'solid 2px',
    );
  expect(await stops(list)).toEqual(at(0));
  // One below another heading, and one after it.
  const below = await list
    .getByRole('link')
    .evaluateAll(links => links.findIndex(link => link.closest('ul ul')));
  for (const present of [1, below, below + 1]) {
    await list.getByRole('link').nth(present).click();
    await expect.poll(() => stops(list), `stop ${present}`).toEqual(at(present));
    // Each passed link draws its own piece of the line.
    const drawn = await list
      .getByRole('link')
      .evaluateAll(links =>
        links.map(link => getComputedStyle(link, '::after').content !== 'none'),
      );
    expect(drawn.lastIndexOf(true)).toBe(present - 1);
    expect(drawn.filter(Boolean)).toHaveLength(present);
    expect(await isAtEnd(list)).toBe(false);
  }
  await list.getByRole('link').last().click();
  await expect.poll(() => isAtEnd(list)).toBe(true);
});

test('home: one rail, whose last stop forks', async ({page}) => {
  await open(page);
  const stops = page.getByRole('main').getByRole('heading', {level: 2});
  const lefts = await stops.evaluateAll(all =>
    all.map(stop => stop.closest('section')!.getBoundingClientRect().left),
  );
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
  const last = page.getByRole('region').last();
  await expect(last.locator('.site-ending').getByRole('link')).toHaveText([
    'Install it',
    'Find your symptom',
  ]);
});

for (const width of [1366, 1920]) {
  test(`home: the title has two lines at ${width} px, centered on the figure`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page);
    const title = page.getByRole('heading', {level: 1});
    const lines = await title.evaluate(
      element =>
        element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    const words = await page
      .locator('main > header > :not([role])')
      .evaluateAll(all => all.map(part => part.getBoundingClientRect()));
    const run = (await page.getByRole('radiogroup').boundingBox())!;
    const middle = (words[0]!.top + words.at(-1)!.bottom) / 2;
    expect(Math.abs(middle - (run.y + run.height / 2))).toBeLessThan(2);
  });
}

test('left edges: brand, sidebar, and footer begin at one line; breadcrumbs at the title’s', async ({
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
});

test('contents list: no text moves when the active entry changes', async ({page}) => {
  await open(page, 'docs/user-guides/create-schedule');
  const list = page.getByRole('navigation', {name: 'On this page'});
  const active = list.locator('.table-of-contents__link--active');
  const places = () =>
    list.getByRole('link').evaluateAll(links =>
      links.map(link => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const {x, y, width, height} = range.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  await list.getByRole('link').first().click();
  await expect(active).toHaveCount(1);
  const [first, before] = [await active.textContent(), await places()];
  await list.getByRole('link').last().click();
  await expect(active).not.toHaveText(first!);
  expect(await places()).toEqual(before);
});

test('code blocks: the copy button is always visible, in the title’s bar where there is one', async ({
  page,
}) => {
  await open(page, 'docs/user-guides/create-task');
  const block = page.locator('.theme-code-block', {hasText: 'Instruction for the order task'});
  const copy = block.getByRole('button', {name: /^Copy code/});
  await expect(copy).toHaveCSS('opacity', '1');
  const [button, title] = await Promise.all([
    copy.boundingBox(),
    block.getByText('Instruction for the order task').boundingBox(),
  ]);
  expect(Math.abs(button!.y + button!.height / 2 - (title!.y + title!.height / 2))).toBeLessThan(2);
});

test('an instruction shows its two endings in the two colors of the site', async ({page}) => {
  await open(page, 'docs/user-guides/create-task');
  const block = page.locator('.language-instruction.theme-code-block').last();
  const [done, giveUp] = await Promise.all([
    colorOf(block.getByText('Done when').first(), 'color'),
    colorOf(block.getByText('Give up when').first(), 'color'),
  ]);
  const goal = await colorOf(block.locator('code'), 'color');
  expect(new Set([done, giveUp, goal]).size).toBe(3);
});

test.describe('phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('rows of the menu are 44 px high', async ({page}) => {
    await open(page, 'docs/user-guides/create-task');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: 'Create a task'})).toBeVisible();
    const heights = await menu
      .locator('.menu__link:visible')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test('the contents have the same stops', async ({page}) => {
    await open(page, 'docs/user-guides/create-task');
    await page.locator('summary', {hasText: 'On this page'}).click();
    const list = page.getByRole('navigation', {name: 'On this page'});
    await expect.poll(async () => (await stops(list))[0]).toBe('dashed 2px');
    await list.getByRole('link').nth(2).click();
    await expect
      .poll(async () => (await stops(list)).slice(0, 4))
      .toEqual(['solid 5px', 'solid 5px', 'dashed 2px', 'solid 2px']);
  });

  test('an instruction wraps, and the buttons of a code block cover none of it', async ({page}) => {
    await open(page, 'docs/user-guides/create-task');
    for (const instruction of await page.locator('pre.language-instruction').all()) {
      expect(await instruction.evaluate(pre => pre.scrollWidth - pre.clientWidth)).toBe(0);
    }
    await open(page, 'docs/getting-started/llm-setup/openai-api-key');
    const block = page.locator('.theme-code-block', {hasText: 'read -rs'});
    const code = (await block.locator('pre').boundingBox())!;
    for (const button of await block.getByRole('button').all()) {
      expect((await button.boundingBox())!.x).toBeGreaterThanOrEqual(code.x + code.width);
    }
  });

  test('a doc starts with its title, and the contents follow', async ({page}) => {
    await open(page, 'docs/user-guides/create-task');
    const contents = page.locator('summary', {hasText: 'On this page'});
    await expect(contents).toHaveCount(1);
    const [title, box] = await Promise.all([
      page.getByRole('heading', {level: 1}).boundingBox(),
      contents.boundingBox(),
    ]);
    expect(box!.y).toBeGreaterThan(title!.y + title!.height - 1);
    // The title says where one is, so the trail before it does not.
    const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(trail.getByText('Create a task')).toBeHidden();
    await expect(trail.getByRole('link', {name: 'User guides'})).toBeVisible();
  });
});
