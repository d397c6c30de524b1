// Protects the schedule helper: its runs, its errors, and that it moves nothing.
import type {Page} from '@playwright/test';
import {expect, open, test} from '../test';

const schedulePage = 'docs/user-guides/create-schedule';

const expression = (page: Page) => page.getByRole('textbox', {name: 'Cron expression'});
const zone = (page: Page) => page.getByRole('combobox', {name: 'Time zone'});
const rows = (page: Page) =>
  page.getByRole('table', {name: 'Next runs'}).locator('tbody').getByRole('row');
const helper = (page: Page) => page.getByRole('group', {name: 'Schedule helper'});
const announcement = (page: Page) =>
  page.getByRole('status').filter({hasText: /Next run|Hour|time zone/});

/** Opens the schedule guide at the helper, at a fixed time. */
async function openHelper(page: Page, time = '2026-11-21T12:00:00Z'): Promise<void> {
  await page.goto('about:blank');
  await page.clock.setFixedTime(new Date(time));
  await open(page, `${schedulePage}#try-a-cron-expression`);
  await expect(rows(page).last()).toHaveText(/20\d\d/);
}

test('schedule helper: a sentence, then the next five runs in the zone and in UTC', async ({
  page,
}) => {
  await openHelper(page);
  await expect(helper(page)).toContainText('Every day at 23:42 in Berlin');
  await expect(rows(page)).toHaveText([/Nov 21/, /Nov 22/, /Nov 23/, /Nov 24/, /Nov 25/]);
  await expect(rows(page).first().getByRole('cell')).toHaveText([
    'Sat, Nov 21, 2026',
    '23:42',
    'Sat 22:42',
  ]);
  // Only the result of an input is announced.
  await expect(announcement(page)).toHaveCount(0);
  await zone(page).fill('asia/kolkata');
  await expect(page.locator('datalist option[value="Asia/Kolkata"]')).toHaveCount(1);
  await expect(page.getByRole('columnheader', {name: 'Kolkata'})).toBeVisible();
  await expect(rows(page).first()).toContainText('Sat 18:12');
  await expect(announcement(page)).toHaveText(/Kolkata\. Next run: Sat, Nov 21, 2026, 23:42\./);
});

test('schedule helper: an error belongs to its field, and the last valid runs stay', async ({
  page,
}) => {
  await openHelper(page);
  await expression(page).fill('17 25 * * *');
  await expect(expression(page)).toHaveAccessibleDescription(
    'Hour: “25” is not valid. Use 0 to 23.',
  );
  await expect(expression(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(zone(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(helper(page)).toContainText('Your last valid entry was 42 23 * * *');
  await expect(rows(page).first()).toContainText('Sat, Nov 21, 2026');
  await zone(page).fill('CST');
  await expect(zone(page)).toHaveAccessibleDescription(/^“CST” is not a time zone\./);
  await expression(page).fill('17 5 * * *');
  await expect(expression(page)).toHaveAccessibleDescription(/^Minute, hour/);
  await expect(helper(page)).toContainText('Your last valid entry was Europe/Berlin');
  await zone(page).fill('UTC');
  await expect(helper(page)).toContainText('Every day at 05:17 in UTC');
});

test('schedule helper: it marks runs that a clock change skips or repeats @full', async ({
  page,
}) => {
  await openHelper(page, '2027-03-27T12:00:00Z');
  await expression(page).fill('30 2 * * *');
  await expect(rows(page).first()).toHaveText(/Mar 28, 2027.*02:30.*skipped–$/);
  await expect(helper(page)).toContainText('The clock skips 02:30 on Sun, Mar 28, 2027');
  await openHelper(page, '2027-10-30T12:00:00Z');
  await expression(page).fill('30 2 * * 0');
  await expect(rows(page).nth(0)).toHaveText(/Oct 31, 2027.*02:30.*repeated.*00:30/);
  await expect(rows(page).nth(1)).toHaveText(/Oct 31, 2027.*02:30.*repeated.*01:30/);
});

test('schedule helper: the next runs follow the clock, without an announcement @full', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2026-11-23T22:40:30Z')});
  await open(page, `${schedulePage}#try-a-cron-expression`);
  await expect(rows(page).first()).toHaveText(/^Mon, Nov 23, 2026/);
  for (const minute of ['22:41', '22:42']) {
    await page.clock.runFor('01:00');
    expect(await page.evaluate(() => new Date().toISOString())).toContain(minute);
  }
  await expect(rows(page).first()).toHaveText(/^Tue, Nov 24, 2026/);
  await expect(rows(page)).toHaveCount(5);
  await expect(announcement(page)).toHaveCount(0);
});

for (const [width, level] of [
  [320, ''],
  [390, ' @full'],
  [1280, ' @full'],
] as const) {
  test(`schedule helper: nothing moves, at ${width} px${level}`, async ({page, browser}) => {
    await page.setViewportSize({width, height: 800});
    const heading = page.getByRole('heading', {name: 'Create the schedule'});
    const top = async (visited: Page): Promise<number> =>
      visited
        .getByRole('heading', {name: 'Create the schedule'})
        .evaluate(element => element.getBoundingClientRect().top + scrollY);
    await openHelper(page);
    await expect(heading).toBeVisible();
    const before = await top(page);
    for (const text of ['', '17 25 * * *', '0 0 * JANUARY *', '* * * * *', '0 0 30 2 *']) {
      await expression(page).fill(text);
      expect(await top(page), text).toBeCloseTo(before, 0);
    }
    await expression(page).fill('17 6 * * *');
    for (const text of ['CST', 'America/Argentina/Buenos_Aires', 'UTC']) {
      await zone(page).fill(text);
      expect(await top(page), text).toBeCloseTo(before, 0);
    }
    const served = await browser.newPage({
      javaScriptEnabled: false,
      viewport: {width, height: 800},
      baseURL: new URL(page.url()).origin,
    });
    await served.goto(`/${schedulePage}`);
    expect(await rows(served).count()).toBe(5);
    const height = (visited: Page): Promise<number> =>
      helper(visited).evaluate(element => element.getBoundingClientRect().height);
    await openHelper(page);
    expect(await height(served)).toBeCloseTo(await height(page), 0);
    await served.close();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('schedule helper: without scripts, the fields are disabled and no run has a date', async ({
    page,
  }) => {
    await page.goto(schedulePage);
    await expect(expression(page)).toBeDisabled();
    await expect(zone(page)).toBeDisabled();
    await expect(helper(page)).toContainText('Every day at 23:42 in Berlin');
    await expect(rows(page)).toHaveCount(5);
    await expect(helper(page)).not.toContainText(/20\d\d/);
    await expect(page.getByText('It needs JavaScript')).toBeVisible();
  });
});

const diagrams = [
  'docs/getting-started/data',
  'docs/user-guides/create-task',
  'docs/user-guides/create-group',
  schedulePage,
  'docs/user-guides/workflow-management/create-workflow',
];

test('figures: their text is readable on phone and desktop, and described @full', async ({
  page,
}) => {
  for (const path of diagrams) {
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      for (const figure of await page.getByRole('main').locator('figure').all()) {
        const drawing = figure.getByRole('img');
        await expect(drawing).toHaveCount(1);
        await expect(drawing).toHaveAccessibleName(/\w+.*\./);
        const sizes = await drawing.evaluate((svg: SVGSVGElement) => {
          const isWithin = (inner: DOMRect, outer: DOMRect) =>
            inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return [...svg.querySelectorAll('text')].map(text => ({
            height: parseFloat(getComputedStyle(text).fontSize) * scale,
            inside: isWithin(text.getBoundingClientRect(), svg.getBoundingClientRect()),
          }));
        });
        for (const {height, inside} of sizes) {
          expect(height, `${path}, ${width} px`).toBeGreaterThanOrEqual(14);
          expect(inside, `text of ${path} within its drawing, ${width} px`).toBe(true);
        }
      }
    }
  }
});

test('figures: after a change of page, they have their size at once and then all of the drawing', async ({
  page,
}) => {
  const path = '/docs/user-guides/create-group';
  await open(page, 'docs/user-guides/create-task');
  const heights = page.evaluate(
    link =>
      new Promise<[empty: number, drawn: number]>(resolve => {
        let empty: number | undefined;
        const look = () => {
          const svg = [...document.querySelectorAll('figure svg')].find(each => each.clientHeight);
          if (location.pathname.startsWith(link) && svg) {
            empty ??= svg.clientHeight;
            if (svg.childElementCount > 0) {
              resolve([empty, svg.clientHeight]);
            }
          }
        };
        const options = {childList: true, subtree: true};
        new MutationObserver(look).observe(document.body, options);
        document.querySelector<HTMLElement>(`.theme-doc-sidebar-menu a[href^="${link}"]`)!.click();
      }),
    path,
  );
  const [empty, drawn] = await heights;
  expect(empty).toBe(drawn);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a group');
  const inHtml = await page.evaluate(async link => {
    const html = await (await fetch(link)).text();
    return new DOMParser().parseFromString(html, 'text/html').querySelector('figure')!.innerHTML;
  }, path);
  expect(await page.locator('figure').innerHTML()).toBe(inHtml);
});
