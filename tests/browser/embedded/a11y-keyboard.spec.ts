import {pageWith} from '../a11y';
import {expect, open, test, type Locator, type Page} from '../test';

const guide = 'docs/getting-started/installation';

type Stop = {
  name: string;
  /** Whether a ring is drawn around it. */
  ringed: boolean;
  /** Whether the sticky navbar, or the edge of the window, covers all or part of it. */
  covered: boolean;
};

/** The element with the focus; `undefined` where the focus has left the page. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) {
      return undefined;
    }
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    const {top, bottom, height} = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')!;
    const inNavbar = navbar.contains(element) || element.closest('[role=region]') !== null;
    const under = navbar.getBoundingClientRect().bottom;
    return {
      name: `${element.tagName.toLowerCase()} "${element.ariaLabel ?? element.innerText.slice(0, 40)}"`,
      ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      covered:
        !inNavbar && height < innerHeight / 2 && (top < under - 1 || bottom > innerHeight + 1),
    };
  });
}

/** Presses a key until the focus leaves the page, and returns every stop on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (!stop || stops.length > 300) {
      return stops;
    }
    stops.push(stop);
  }
}

for (const path of ['', guide, 'blog', 'docs/category/user-guides', 'search?q=workflow']) {
  test(`keyboard: on /${path} the focus is always seen, on the way there and back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width: 1280, height: 500});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    if (path.startsWith('search')) {
      // What arrives later moves what is below it.
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    }
    await page.locator('body').press('Home');
    // The search page focuses its field, but the walk starts before the page.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const stops = await walk(page, key);
      expect(stops.length, key).toBeGreaterThan(8);
      expect
        .soft(
          stops.filter(({ringed}) => !ringed),
          `${key}: no ring`,
        )
        .toEqual([]);
      expect
        .soft(
          stops.filter(({covered}) => covered),
          `${key}: covered`,
        )
        .toEqual([]);
    }
  });
}

test('keyboard: a walk through the whole site by keyboard alone', async ({page, context}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const tabTo = async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < 150; presses++) {
      if (await target.evaluate(element => element === document.activeElement)) {
        return;
      }
      await press('Tab');
    }
    throw new Error(`150 × Tab did not reach ${target}.`);
  };

  await open(page);
  await test.step('skip link', async () => {
    await press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await press('Enter');
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });

  await test.step('navigate: the new page has the focus and is announced', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await tabTo(page.getByRole('link', {name: 'Tutorial'}).first());
    await press('Enter');
    await expect(page).toHaveURL(/\/docs\/?$/);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('body > [role=status]')).toHaveText(await page.title());
  });

  await test.step('open a category of the sidebar and a guide in it', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await tabTo(
      page.getByRole('button', {name: "Expand sidebar category 'Getting started'"}).first(),
    );
    await press('Enter');
    await tabTo(page.locator(`.menu__link[href$="${guide}"]`));
    await press('Enter');
    await expect(page).toHaveURL(new RegExp(guide));
    await expect(page.locator('h1')).toBeFocused();
  });

  await test.step('search, close, search again and open a result', async () => {
    await press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.type('workflow');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
    await press('/');
    await expect(dialog).toBeVisible();
    await page.keyboard.type('workflow');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    const before = page.url();
    await press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(dialog).toBeHidden();
  });

  await test.step('tabs and copying', async () => {
    await open(page, pageWith('[role=tablist]'));
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabTo(page.getByRole('tab', {name: await tabs.first().innerText()}).first());
    await press('ArrowRight');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await tabTo(page.getByRole('button', {name: /^Copy code/}).first());
    await press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });

  await test.step('color mode', async () => {
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
    await open(page);
    await tabTo(page.getByRole('button', {name: /dark and light mode/}).first());
    await press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /currently dark mode/})).toBeFocused();
  });

  await test.step('mobile menu', async () => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, guide);
    await tabTo(page.getByRole('button', {name: 'Toggle navigation bar'}).first());
    await press('Enter');
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await tabTo(menu.locator('.menu__link[href$="docs/release"]'));
    await press('Enter');
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/docs\/release/);
    await expect(page.locator('h1')).toBeFocused();
  });
});

test('keyboard: a link of the table of contents moves the focus to its heading', async ({page}) => {
  await open(page, guide);
  const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(1);
  const id = decodeURIComponent((await link.getAttribute('href'))!.slice(1));
  await link.press('Enter');
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  // What is read next is behind the heading.
  await page.keyboard.press('Tab');
  await expect(page.locator(`[id="${id}"] .hash-link`)).toBeFocused();
});

test('keyboard: no ring around the heading of a page that a click leads to', async ({page}) => {
  await open(page, guide);
  await page.locator('.pagination-nav__link--next').click();
  const heading = page.locator('h1');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

test('keyboard: a change of the query alone moves no focus', async ({page}) => {
  await open(page, 'search');
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await field.fill('workflow');
  await expect(page).toHaveURL(/q=workflow/);
  await expect(field).toBeFocused();
});

test('target size: at least 24 px, also where the space around would excuse less', async ({
  page,
}) => {
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
