// Protects the run on the home page: its motion, its choices, and its story without scripts.
import {expect, hydrated, open, test, type Page} from '../test';

const run = (page: Page) => page.getByRole('radiogroup', {name: 'Goal: Order one blue mug'});
const shop = (page: Page, state: 'works' | 'is broken') =>
  run(page).getByRole('radio', {name: `The shop ${state}`});

/** Returns the visible text of each ending of the run. */
function endings(page: Page): Promise<string[]> {
  return run(page)
    .locator('dl > div')
    .evaluateAll(all => {
      const isVisible = (part: Element) => getComputedStyle(part).visibility === 'visible';
      return all.filter(isVisible).map(ending =>
        [...ending.querySelectorAll('dt, dd')]
          .filter(isVisible)
          .map(part => part.textContent)
          .join(': '),
      );
    });
}

const passed = [
  'Done when the page shows an order number: Order SO-004711',
  'Give up when an error message appears: not reached',
];
const failed = [
  'Done when the page shows an order number: not reached',
  'Give up when an error message appears: “We can’t take orders right now”',
];

/**
 * Returns how many parts of the run move, and the milliseconds until the last one ends.
 *
 * @param choice the label to click first. A click from outside the page could miss the start.
 */
async function motion(page: Page, choice?: string): Promise<{count: number; end: number}> {
  return run(page).evaluate((figure, text) => {
    const labels = [...figure.querySelectorAll('label')];
    labels.find(label => text && label.textContent?.includes(text))?.click();
    const moving = figure.getAnimations({subtree: true});
    const ends = moving.map(({effect}) => Number(effect!.getComputedTiming().endTime));
    return {count: moving.length, end: Math.round(Math.max(0, ...ends))};
  }, choice);
}

test('home: the run passes, arrow keys show the failure, nothing moves', async ({page}) => {
  const boxes = () =>
    page
      .locator('main > header *')
      .evaluateAll(all => all.map(element => JSON.stringify(element.getBoundingClientRect())));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  await expect(shop(page, 'works')).toBeChecked();
  expect(await endings(page)).toEqual(passed);
  const before = await boxes();
  await shop(page, 'works').focus();
  await expect(page.getByText('The shop works')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowRight');
  expect((await motion(page)).end).toBe(0);
  await expect(shop(page, 'is broken')).toBeChecked();
  await expect.poll(() => endings(page)).toEqual(failed);
  expect(await boxes()).toEqual(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => endings(page)).toEqual(passed);
  await page.setViewportSize({width: 390, height: 844});
  await page.evaluate(() => scrollTo(0, 0));
  const last = (await run(page).locator('dl > div').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThan(844);
});

test('home: the run moves once, and again at each choice, and nothing shifts', async ({page}) => {
  await page.goto('');
  expect((await motion(page)).end).toBe(2180);
  await expect.poll(() => endings(page)).toEqual(passed);
  for (const choice of ['The shop is broken', 'The shop works']) {
    await expect.poll(() => motion(page)).toEqual({count: 0, end: 0});
    expect(await motion(page, choice), choice).toEqual({count: 10, end: 2180});
    await expect.poll(() => endings(page)).toEqual(choice.endsWith('broken') ? failed : passed);
  }
  const shifts = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const entries = list.getEntries() as (PerformanceEntry & {hadRecentInput: boolean})[];
          resolve(entries.filter(entry => !entry.hadRecentInput).length);
        }).observe({type: 'layout-shift', buffered: true});
        // Without an entry the browser never calls the observer.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test('home: hydration keeps a choice that was made before it', async ({page}) => {
  await page.goto('', {waitUntil: 'commit'});
  await page.getByText('The shop is broken').click();
  await hydrated(page);
  await expect(shop(page, 'is broken')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('home: the run works without scripts', async ({page}) => {
    await page.goto('');
    await page.getByText('The shop is broken').click();
    await expect(shop(page, 'is broken')).toBeChecked();
    await expect(page.getByText('“We can’t take orders right now”')).toBeVisible();
    await expect(page.getByText('Order SO-004711')).toBeHidden();
  });
});
