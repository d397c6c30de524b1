// Protects keyboard use: each control is reached, visible, and large enough.
import {expect, open, test, type Locator, type Page} from '../test';

const guide = 'docs/getting-started/installation';

type Stop = {name: string; hasRing: boolean; isCovered: boolean};

/** Presses a key until the focus leaves the page, and returns every element that had the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const focusedStop = (): Stop | undefined => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) {
      return undefined;
    }
    const {outlineStyle, outlineWidth, position} = getComputedStyle(element);
    const {top, bottom, height} = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')!;
    const isAbove = navbar.contains(element) || position === 'fixed';
    const navbarEnd = navbar.getBoundingClientRect().bottom;
    return {
      name: `${element.tagName.toLowerCase()} "${element.ariaLabel ?? element.innerText.slice(0, 40)}"`,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      // By the sticky navbar or the edge of the window, in part or completely.
      isCovered:
        !isAbove && height < innerHeight / 2 && (top < navbarEnd - 1 || bottom > innerHeight + 1),
    };
  };
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (!stop || stops.length > 300) {
      return stops;
    }
    stops.push(stop);
  }
}

for (const [path, level = ''] of [
  [guide],
  ['', ' @full'],
  ['blog', ' @full'],
  ['search?q=workflow', ' @full'],
] as const) {
  test(`keyboard: on /${path} each focused element has a ring, uncovered${level}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width: 1280, height: 500});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    if (path.startsWith('search')) {
      // Results that arrive later would move what is below them.
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    }
    await page.locator('body').press('Home');
    // The search page focuses its input, but the walk starts before the page.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const stops = await walk(page, key);
      expect(stops.length, key).toBeGreaterThan(8);
      const hidden = stops.filter(({hasRing, isCovered}) => !hasRing || isCovered);
      expect.soft(hidden, key).toEqual([]);
    }
  });
}

/** Moves to a control with Tab alone, and presses a key there. */
async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) {
      return page.keyboard.press(key);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`150 × Tab did not reach ${target}.`);
}

test('keyboard: the skip link leads into the content', async ({page}) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test('keyboard: a new page has the focus, and the status announces it', async ({page}) => {
  await open(page);
  await pressOn(page, page.getByRole('link', {name: 'Tutorial'}).first());
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('body > [role=status]')).toHaveText(await page.title());
});

test('keyboard: a category of the sidebar opens, and a guide in it', async ({page}) => {
  await open(page, 'docs');
  const category = (action: string) =>
    page.getByRole('button', {name: `${action} sidebar category 'Getting started'`}).first();
  await pressOn(page, category('Collapse'));
  await pressOn(page, category('Expand'));
  await pressOn(page, page.locator(`.menu__link[href$="${guide}"]`));
  await expect(page).toHaveURL(new RegExp(guide));
  await expect(page.locator('h1')).toBeFocused();
});

test('keyboard: a button copies the code @full', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, guide);
  const button = page.getByRole('button', {name: /^Copy code/}).first();
  const region = page.locator('.theme-code-block [role=status]').first();
  await region.evaluate(element => {
    const texts: string[] = [];
    Object.assign(window, {announced: texts});
    new MutationObserver(() => texts.push(element.textContent!)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const announced = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as {announced: string[]}).announced.filter(Boolean));
  await pressOn(page, button);
  await expect.poll(announced).toEqual(['Copied']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  // The second copy is announced, too.
  await page.keyboard.press('Enter');
  await expect.poll(announced).toEqual(['Copied', 'Copied']);
});

test('keyboard: the toggle changes the color mode and keeps the focus @full', async ({page}) => {
  await open(page);
  await pressOn(page, page.getByRole('button', {name: /dark and light mode/}).first(), 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: /currently dark mode/})).toBeFocused();
});

test('keyboard: the mobile menu opens and leads to a page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, guide);
  await pressOn(page, page.getByRole('button', {name: 'Toggle navigation bar'}).first());
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await pressOn(page, menu.locator('.menu__link[href$="docs/release"]'));
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/docs\/release/);
  await expect(page.locator('h1')).toBeFocused();
});

test('keyboard: a link moves the focus to its heading, a click without a ring', async ({page}) => {
  await open(page, guide);
  const link = page.locator('.theme-doc-toc-desktop').getByRole('link').nth(1);
  const id = decodeURIComponent((await link.getAttribute('href'))!.slice(1));
  await link.press('Enter');
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  // A screen reader continues after the heading.
  await page.keyboard.press('Tab');
  await expect(page.locator(`[id="${id}"] .hash-link`)).toBeFocused();
  await page.locator('.pagination-nav__link--next').click();
  const title = page.locator('h1');
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
});

test('target size: at least 24 px, even where spacing would allow less', async ({page}) => {
  for (const [width, path] of [
    [1280, guide],
    [390, guide],
    [390, 'blog'],
    [1280, 'search?q=workflow'],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    const small = await page.locator('a, button, summary, input, [role=tab]').evaluateAll(all =>
      all.flatMap(element => {
        const {width, height} = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // WCAG 2.5.8 excepts links within a sentence; a link that is hidden is no target.
        const exempt =
          style.display === 'inline' && element.closest('p, li, td, th, dd, figcaption') !== null;
        const hidden = width <= 1 || style.visibility === 'hidden' || element.closest('[inert]');
        return exempt || hidden || (width >= 24 && height >= 24)
          ? []
          : [`${element.className}: ${Math.round(width)} × ${Math.round(height)}`];
      }),
    );
    expect([...new Set(small)], `/${path}, ${width} px`).toEqual([]);
  }
});
