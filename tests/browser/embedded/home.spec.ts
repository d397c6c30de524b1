// Protects the run on the home page: its motion, its choices, and its story without scripts.
import {expect, hydrated, open, test, type Page} from '../test';

const run = (page: Page) => page.getByRole('group', {name: 'Goal: Order one blue mug'});
const shop = (page: Page, state: 'works' | 'is broken') =>
  run(page).getByRole('radio', {name: `The shop ${state}`});

const stop = (page: Page, name: RegExp) => run(page).getByRole('radio', {name});

/** Returns the text of the shop's page that a reader sees, and whether its evidence is marked. */
function shopPage(page: Page): Promise<string> {
  return run(page).evaluate(figure => {
    const boxes = [...figure.querySelectorAll('ol')]
      .filter(list => getComputedStyle(list).visibility === 'visible')
      .map(list => list.querySelector('label + div')!.getBoundingClientRect());
    const {x, y, width, height} = boxes[0]!;
    const seen = document.elementFromPoint(x + width / 2, y + height - 3)!.closest('label + div')!;
    const evidence = seen.querySelector('[data-evidence]');
    const mark = evidence && getComputedStyle(evidence, '::before');
    const isMarked = mark?.backgroundColor === 'rgb(255, 233, 168)' && mark.clipPath === 'none';
    return `${seen.lastElementChild!.textContent}${isMarked ? ' (marked)' : ''}`;
  });
}

/** What the shop shows after each step, if it works. */
const shown = [
  [/^Open the shop/, 'Blue mugWhite bowlGlass vase'],
  [/^Find “Blue mug”/, 'Blue mugBlue mug'],
  [/^Put one in the cart/, 'Cart 1Blue mug'],
  [/^Place the order/, 'Thank you for your orderOrder SO-0047111 × Blue mug $12.00 (marked)'],
] as const;

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
  'Give up when an error message appears: This ending was not reached',
];
const failed = [
  'Done when the page shows an order number: This ending was not reached',
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
});

test('home: with reduced motion, the last page shows marked evidence, and each stop its page @full', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  expect(await shopPage(page)).toBe(shown[3][1]);
  for (const [name, text] of shown) {
    await stop(page, name).press('Space');
    await expect.poll(() => shopPage(page)).toBe(text);
  }
  await stop(page, /^Place the order/).press('ArrowUp');
  await expect(page.getByText('Put one in the cart').first()).toHaveCSS('outline-style', 'solid');
  await expect.poll(() => shopPage(page)).toBe(shown[2][1]);
  await page.getByText('The shop is broken').click();
  await expect.poll(() => shopPage(page)).toBe('“We can’t take orders right now” (marked)');
  await page.getByText('The shop works').click();
  await expect.poll(() => shopPage(page)).toBe(shown[2][1]);
});

test('home: screen readers get the story once, in text', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  await expect(run(page)).toMatchAriaSnapshot(`
    - 'group "Goal: Order one blue mug"':
      - radio "The shop works" [checked]
      - radio "The shop is broken"
      - paragraph: "Goal: Order one blue mug"
      - text: The shop works The shop is broken
      - list:
        - listitem:
          - radio "Open the shop (the page shows three products)"
          - text: Open the shop
        - listitem:
          - radio "Find “Blue mug” (the page shows one mug)"
          - text: Find “Blue mug”
        - listitem:
          - radio "Put one in the cart (the page shows one product in the cart)"
          - text: Put one in the cart
        - listitem:
          - radio "Place the order (the page shows the text that ends the run)"
          - text: Place the order
      - term: Done when the page shows an order number
      - definition: Order SO-004711
      - term: Give up when an error message appears
      - definition: This ending was not reached
      - paragraph: /This run passed/
  `);
});

test('home: on a phone, the page is above its stops, and all of it is on the screen, below the buttons', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  for (const shop of ['The shop works', 'The shop is broken']) {
    await page.getByText(shop).click();
    await page.evaluate(() => scrollTo(0, 0));
    const boxes = (selector: string) =>
      run(page)
        .locator(selector)
        .filter({visible: true})
        .evaluateAll(all => all.map(part => part.getBoundingClientRect().toJSON() as DOMRect));
    const [picture] = await boxes('label + div');
    const stops = await boxes('li label');
    const ends = await boxes('dl > div');
    expect(picture!.height).toBeLessThanOrEqual(96);
    expect(new Set(stops.map(({bottom}) => bottom)).size).toBe(1);
    expect(stops[0]!.top).toBeGreaterThanOrEqual(picture!.bottom);
    expect(Math.min(...ends.map(({height}) => height))).toBeGreaterThanOrEqual(64);
    const demo = (await run(page).boundingBox())!;
    expect(demo.height).toBeLessThanOrEqual(420);
    expect(demo.y + demo.height).toBeLessThan(844);
    const start = (await page.getByRole('link', {name: 'Get started'}).boundingBox())!;
    expect(start.y + start.height).toBeLessThan(demo.y);
  }
});

test('home: the stops fill one after the other, each with its page, and the caption comes last @full', async ({
  page,
}) => {
  await page.goto('');
  for (const id of ['works', 'broken']) {
    await page.locator(`label[for=${id}]`).click();
    const delays = await run(page)
      .locator('ol')
      .filter({visible: true})
      .evaluate(list => {
        const of = (element: Element | null, pseudo?: string) => {
          const {animationName, animationDelay} = getComputedStyle(element!, pseudo);
          return animationName === 'none' ? 'none' : 1000 * parseFloat(animationDelay);
        };
        const view = list.parentElement!;
        return {
          stops: [...list.querySelectorAll('label')].map(label => of(label, '::before')),
          pages: [...list.querySelectorAll('label + div')].map(shopPage => of(shopPage)),
          evidence: of(list.querySelector('li:last-child [data-evidence]'), '::before'),
          line: of(view.querySelector('[data-reached]'), '::after'),
          ending: of(view.querySelector('[data-reached]')),
          caption: of(view.querySelector('p')),
        };
      });
    const stops = [0, 440, 880, 1320];
    const rest = {evidence: 1320, line: 1580, ending: 1920, caption: 1920};
    expect(delays, id).toEqual({stops, pages: stops, ...rest});
  }
  // Choosing a stop ends the motion.
  await page.getByText('Find “Blue mug”').last().click();
  expect((await motion(page)).count).toBe(0);
});

test('home: the run moves once, and again at each choice, and nothing shifts @full', async ({
  page,
}) => {
  await page.goto('');
  expect((await motion(page)).end).toBe(2180);
  await expect.poll(() => endings(page)).toEqual(passed);
  for (const choice of ['The shop is broken', 'The shop works']) {
    await expect.poll(() => motion(page)).toEqual({count: 0, end: 0});
    expect(await motion(page, choice), choice).toEqual({count: 16, end: 2180});
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

test('home: hydration keeps a choice that was made before it @full', async ({page}) => {
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
    await expect(page.locator('dd', {hasText: '“We can’t take orders right now”'})).toBeVisible();
    await expect(page.locator('dd', {hasText: 'Order SO-004711'})).toBeHidden();
    await page.getByText('Open the shop').last().click();
    await expect(page.locator('#broken-0')).toBeChecked();
  });
});

test('home: the ending that a run reached is filled, in both color modes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const marks = () =>
    run(page)
      .locator('dl > div')
      .filter({visible: true})
      .locator('> svg')
      .evaluateAll(all => all.map(svg => getComputedStyle(svg).backgroundColor));
  const hollow = 'rgba(0, 0, 0, 0)';
  for (const mode of ['light', 'dark']) {
    await open(page, `?docusaurus-theme=${mode}`);
    const [done, giveUp] = await marks();
    expect(done).not.toBe(hollow);
    expect(giveUp).toBe(hollow);
    await page.getByText('The shop is broken').click();
    await expect.poll(async () => (await marks())[0]).toBe(hollow);
    expect((await marks())[1]).not.toBe(hollow);
  }
});
