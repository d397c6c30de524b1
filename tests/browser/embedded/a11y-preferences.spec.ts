import {pageWith} from '../a11y';
import {openDialog} from '../searchDialog';
import {expect, open, test, type Page} from '../test';

const routes = [
  '',
  'blog',
  'docs/getting-started/installation',
  'docs/category/user-guides',
  'search',
];

/** Elements, and their pseudo-elements, that move for longer than a person can see. */
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

test.describe('reduced motion', () => {
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  test('nothing moves where a visitor asked for less motion', async ({page}) => {
    for (const address of routes) {
      await open(page, address);
      expect.soft([...new Set(await moving(page))], `/${address}`).toEqual([]);
    }
  });

  test('the mobile menu opens without moving', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, 'docs/getting-started/installation');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    expect([...new Set(await moving(page))]).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('the search dialog opens without moving', async ({page}) => {
    const {dialog} = await openDialog(page);
    await expect(dialog).toBeVisible();
    // With reduced motion the site's transitions take 0.01 ms, so that their events still come.
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({effect}) => Number(effect?.getTiming().duration)),
    );
    expect(durations.filter(milliseconds => milliseconds > 1)).toEqual([]);
  });

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

  test('what is current is told by more than color', async ({page}) => {
    await open(page, 'docs/getting-started/installation');
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
    await open(page, 'docs/getting-started/installation');
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
