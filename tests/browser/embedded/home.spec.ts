import {expect, hydrated, open, test, type Page} from '../test';

const run = (page: Page) => page.getByRole('radiogroup', {name: 'Goal: Order one blue mug'});
const shop = (page: Page, state: 'works' | 'is broken') =>
  run(page).getByRole('radio', {name: `The shop ${state}`});

/** What the two endings of the run on show say. */
function endings(page: Page): Promise<string[]> {
  return run(page)
    .locator('dl > div')
    .evaluateAll(all =>
      all
        .filter(ending => getComputedStyle(ending).visibility === 'visible')
        .map(ending =>
          [...ending.querySelectorAll('dt, dd')]
            .filter(part => getComputedStyle(part).visibility === 'visible')
            .map(part => part.textContent)
            .join(': '),
        ),
    );
}

const passed = [
  'Done when the page shows an order number: Order SO-004711',
  'Give up when an error message appears: not reached',
];
const failed = [
  'Done when the page shows an order number: not reached',
  'Give up when an error message appears: “We can’t take orders right now”',
];

/** The position of each part of the hero. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('main > header *')
    .evaluateAll(all => all.map(element => JSON.stringify(element.getBoundingClientRect())));
}

/** Names of what moves in the run, and when the last of it comes to rest, in milliseconds. */
async function motion(page: Page): Promise<{count: number; end: number}> {
  return run(page).evaluate(figure => {
    const moving = figure.getAnimations({subtree: true});
    return {
      count: moving.length,
      end: Math.round(
        Math.max(0, ...moving.map(({effect}) => Number(effect!.getComputedTiming().endTime))),
      ),
    };
  });
}

test('home: the run passes as served; a choice by keyboard shows the failure, and nothing shifts', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  await expect(shop(page, 'works')).toBeChecked();
  expect(await endings(page)).toEqual(passed);
  const before = await places(page);
  await shop(page, 'works').focus();
  await expect(page.getByText('The shop works')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowRight');
  await expect(shop(page, 'is broken')).toBeChecked();
  await expect.poll(() => endings(page)).toEqual(failed);
  expect(await places(page)).toEqual(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => endings(page)).toEqual(passed);
});

test('home: the run moves once, and again at each choice', async ({page}) => {
  await page.goto('');
  expect((await motion(page)).end).toBe(2180);
  await expect.poll(() => endings(page)).toEqual(passed);
  for (const choice of ['The shop is broken', 'The shop works']) {
    await expect.poll(() => motion(page)).toEqual({count: 0, end: 0});
    await page.getByText(choice).click();
    expect(await motion(page), choice).toEqual({count: 10, end: 2180});
  }
});

test('home: with reduced motion the run is at its end at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  await page.getByText('The shop is broken').click();
  expect((await motion(page)).end).toBe(0);
  expect(await endings(page)).toEqual(failed);
});

test('home: nothing shifts while it loads and runs', async ({page}) => {
  await open(page);
  await expect.poll(() => endings(page)).toEqual(passed);
  await page.getByText('The shop is broken').click();
  await expect.poll(() => endings(page)).toEqual(failed);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list =>
          resolve(
            list
              .getEntries()
              .filter(entry => !(entry as unknown as {hadRecentInput: boolean}).hadRecentInput)
              .length,
          ),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without an entry the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test('home: a choice that was made before the scripts came stays', async ({page}) => {
  await page.goto('', {waitUntil: 'commit'});
  await page.getByText('The shop is broken').click();
  await hydrated(page);
  await expect(shop(page, 'is broken')).toBeChecked();
});

test('home: on a phone both endings are on the first screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  const last = (await run(page).locator('dl > div').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThan(844);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('home: the run performs all the same', async ({page}) => {
    await page.goto('');
    await page.getByText('The shop is broken').click();
    await expect(shop(page, 'is broken')).toBeChecked();
    await expect(page.getByText('“We can’t take orders right now”')).toBeVisible();
    await expect(page.getByText('Order SO-004711')).toBeHidden();
  });
});
