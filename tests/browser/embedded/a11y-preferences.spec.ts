import {pageWith} from '../a11y';
import {searchDialog} from '../searchDialog';
import {expect, open, test, type Page} from '../test';

const guide = 'docs/getting-started/installation';

/** Lists the elements and pseudo-elements that move for longer than a person can see. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (list: string): number =>
      Math.max(...list.split(',').map(value => Number.parseFloat(value)));
    return [...document.querySelectorAll('*')].flatMap(element =>
      [undefined, '::before', '::after'].flatMap(pseudo => {
        const style = getComputedStyle(element, pseudo);
        const moves =
          (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 0.001) ||
          (style.animationName !== 'none' && longest(style.animationDuration) > 0.001) ||
          style.scrollBehavior === 'smooth';
        return moves
          ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')}${pseudo ?? ''}`]
          : [];
      }),
    );
  });
}

/** Every part that moves for other readers: how to reach it, and how to set it in motion. */
const animatedParts: {
  part: string;
  path: string;
  width?: number;
  start: (page: Page) => Promise<unknown>;
}[] = [
  {
    part: 'the mobile menu',
    path: guide,
    width: 390,
    start: page => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
  },
  {
    part: 'the second panel of the mobile menu',
    path: guide,
    width: 390,
    async start(page) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
    },
  },
  {
    part: 'the search dialog',
    path: guide,
    async start(page) {
      const {button, input, options} = searchDialog(page);
      await button.click();
      await input.fill('workflow');
      await expect(options.first()).toBeVisible();
    },
  },
  {
    part: 'the page menu',
    path: guide,
    start: page => page.getByRole('button', {name: 'Page actions'}).click(),
  },
  {
    part: 'a category of the sidebar',
    path: guide,
    start: page =>
      page.getByRole('button', {name: "Expand sidebar category 'User guides'"}).click(),
  },
  {
    part: 'the contents on a phone',
    path: guide,
    width: 390,
    start: page => page.locator('summary', {hasText: 'On this page'}).click(),
  },
  {
    part: 'the back-to-top button',
    path: guide,
    async start(page) {
      await page.evaluate(() => scrollTo(0, 2000));
      await page.evaluate(() => scrollTo(0, 1200));
      await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
    },
  },
  {
    part: 'the color mode',
    path: guide,
    start: page => page.getByRole('button', {name: /dark and light mode/}).click(),
  },
  {
    part: 'a copy button',
    path: guide,
    start: page =>
      page
        .getByRole('button', {name: /^Copy code/})
        .first()
        .click(),
  },
  {
    part: 'the shop of the home page',
    path: '',
    start: page => page.getByRole('main').getByRole('radio').last().press('Space'),
  },
];

test.describe('reduced motion', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  test('nothing moves on any kind of page', async ({page}) => {
    for (const path of [
      '',
      'blog',
      'blog/welcome',
      guide,
      'docs/getting-started/llm-setup/openai-api-key',
      'docs/user-guides/create-schedule',
      'docs/category/user-guides',
      'markdown-page',
      'search?q=workflow',
    ]) {
      await open(page, path);
      if (path.startsWith('search')) {
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      }
      expect.soft([...new Set(await moving(page))], `/${path}`).toEqual([]);
    }
  });

  for (const {part, path, width = 1280, start} of animatedParts) {
    test(`nothing moves: ${part}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, path);
      await start(page);
      expect([...new Set(await moving(page))]).toEqual([]);
      // Site transitions last 0.01 ms with reduced motion, so that their events still fire.
      const durations = await page.evaluate(() =>
        document.getAnimations().map(({effect}) => Number(effect?.getTiming().duration)),
      );
      expect(durations.filter(milliseconds => milliseconds > 1)).toEqual([]);
    });
  }

  test('the check fails on a page that moves', async ({page}) => {
    await open(page);
    await page.evaluate(() => {
      document.querySelector('h1')!.style.transition = 'opacity 1s';
    });
    expect((await moving(page)).some(line => line.startsWith('h1'))).toBe(true);
  });
});

test.describe('forced colors', () => {
  test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active'}));

  test('the current item differs by more than color', async ({page}) => {
    await open(page, guide);
    await expect(page.locator('.menu__link[aria-current=page]')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(page.locator('.navbar__link--active')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });

  test('the selected tab differs from the others', async ({page}) => {
    await open(page, pageWith('[role=tablist]'));
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const color = (index: number): Promise<string> =>
      tabs.nth(index).evaluate(tab => getComputedStyle(tab).borderBottomColor);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    expect(await color(0)).not.toBe(await color(1));
  });

  test('the focus is visible', async ({page}) => {
    await open(page, guide);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect(outline).toBeGreaterThanOrEqual(1);
    }
  });
});
