import type {Page} from '@playwright/test';
import {hold} from '../faults';
import {expect, hydrated, open, test} from '../test';

const schedulePage = 'docs/user-guides/create-schedule';

const expression = (page: Page) => page.getByRole('textbox', {name: 'Cron expression'});
const zone = (page: Page) => page.getByRole('combobox', {name: 'Time zone'});
const rows = (page: Page) =>
  page.getByRole('table', {name: /^Next/}).locator('tbody').getByRole('row');
const announcement = (page: Page) =>
  page.getByRole('status').filter({hasText: /Next run|Hour|time zone/});

/** Opens the schedule guide at the helper, at a fixed time. */
async function openHelper(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await open(page, `${schedulePage}#try-a-cron-expression`);
  await expect(rows(page).last()).toHaveText(/20\d\d/);
}

/** Holds the helper's arithmetic back, which contains this text. */
const holdArithmetic = (page: Page) => hold(page, '**/*.js', 'is out of range');

test('schedule helper: it lists the next five runs, and ties errors to fields', async ({page}) => {
  await openHelper(page);
  await expect(rows(page)).toHaveText([/Nov 23/, /Nov 24/, /Nov 25/, /Nov 26/, /Nov 27/]);
  await expect(zone(page)).toHaveValue('Europe/Berlin');
  await expect(rows(page).first()).toHaveText('Mon, Nov 23, 2026, 06:17Mon, Nov 23, 2026, 05:17');
  await expect(page.getByText('5 runs in the next seven days')).toBeVisible();
  await expect(page.getByText('On March 28, 2027, clocks go from 02:00 forward')).toBeVisible();
  // Only the result of an input is announced.
  await expect(announcement(page)).toHaveCount(0);
  await zone(page).fill('asia/TOKYO');
  await expect(page.getByRole('columnheader', {name: 'In Asia/Tokyo'})).toBeVisible();
  await zone(page).fill('utc');
  await expect(page.getByRole('columnheader', {name: /^In /})).toHaveText(['In UTC']);
  await expect(rows(page).first()).toHaveText('Mon, Nov 23, 2026, 06:17');
  await expect(announcement(page)).toHaveText(/^Next run: Mon, Nov 23, 2026, 06:17, UTC/);

  await test.step('it ties each error to its field', async () => {
    await expression(page).fill('17 25 * * *');
    await zone(page).fill('CST');
    await expect(expression(page)).toHaveAccessibleDescription(/^Hour: 25 is out of range\./);
    await expect(expression(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(zone(page)).toHaveAccessibleDescription(/^“CST” is not the name of a time zone\./);
    await expect(rows(page)).toHaveText(Array(5).fill('……'));
    await expression(page).fill('17 5 * * *');
    await expect(expression(page)).toHaveAccessibleDescription(/^Minute, hour/);
    await expect(expression(page)).toHaveAttribute('aria-invalid', 'false');
  });
});

test('schedule helper: the next runs follow the clock, without an announcement', async ({page}) => {
  await page.clock.install({time: new Date('2026-11-23T05:15:30Z')});
  await open(page, `${schedulePage}#try-a-cron-expression`);
  await expect(rows(page).first()).toHaveText(/^Mon, Nov 23, 2026, 06:17/);
  for (const minute of ['05:16', '05:17']) {
    await page.clock.runFor('01:00');
    expect(await page.evaluate(() => new Date().toISOString())).toContain(minute);
  }
  await expect(rows(page).first()).toHaveText(/^Tue, Nov 24, 2026, 06:17/);
  await expect(rows(page)).toHaveCount(5);
  await expect(announcement(page)).toHaveCount(0);
});

test('schedule helper: it announces a result that arrives late', async ({page}) => {
  const release = await holdArithmetic(page);
  await page.clock.install({time: new Date('2026-11-21T12:00:00Z')});
  await open(page, schedulePage);
  await expression(page).fill('0 12 1 1 *');
  await page.clock.runFor(2000);
  release();
  await expect(rows(page).first()).toHaveText(/^Fri, Jan 1, 2027, 12:00/);
  await page.clock.runFor(1000);
  await expect(announcement(page)).toHaveText(/^Next run: Fri, Jan 1, 2027, 12:00/);
});

test('schedule helper: an edited schedule is in the URL, and in a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHelper(page);
  const expectEdited = async (): Promise<void> => {
    await expect(expression(page)).toHaveValue('5 */4 * * *');
    await expect(zone(page)).toHaveValue('Asia/Tokyo');
    await expect(rows(page).first()).toHaveText(/20\d\d/);
  };
  const before = await page.evaluate(() => history.length);
  await expression(page).fill('5 */4 * * *');
  await zone(page).fill('Asia/Tokyo');
  await expect(page).toHaveURL(
    /\?cron=5\+\*%2F4\+\*\+\*\+\*&zone=Asia%2FTokyo#try-a-cron-expression$/,
  );
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(zone(page)).toBeFocused();
  await page.getByRole('link', {name: 'Tutorial'}).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await page.goBack();
  await expectEdited();

  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('Link to this schedule copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expectEdited();
  await expect(expression(page)).toBeInViewport();

  // Without a clipboard, the helper shows the link.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('link', {name: /\?cron=5\+/})).toBeVisible();
});

test('schedule helper: it works with the keyboard alone', async ({page}) => {
  await openHelper(page);
  await expression(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0 12 1 1 *');
  await expect(rows(page).first()).toHaveText('Fri, Jan 1, 2027, 12:00Fri, Jan 1, 2027, 11:00');
  await page.keyboard.press('Tab');
  await expect(zone(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Asia/Tokyo');
  await expect(rows(page).first()).toContainText('Fri, Jan 1, 2027, 03:00');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Try 17 6 * * 1-5'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(expression(page)).toHaveValue('17 6 * * 1-5');
  // The page scrolls to the helper and moves the focus there.
  await expect(page.getByRole('group', {name: 'Schedule helper'})).toBeFocused();
  await expect(page.getByRole('group', {name: 'Schedule helper'})).toBeInViewport();
});

for (const width of [390, 1280]) {
  test(`schedule helper: its output moves nothing below it, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const release = await holdArithmetic(page);
    await open(page, `${schedulePage}#create-the-schedule`);
    const heading = page.getByRole('heading', {name: 'Create the schedule'});
    await expect(heading).toBeInViewport();
    await expect(rows(page)).toHaveText(Array(5).fill('……'));
    const before = await heading.boundingBox();
    release();
    await expect(rows(page).last()).toHaveText(/20\d\d/);
    expect(Math.abs((await heading.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1);
  });
}

test('schedule helper: its arithmetic is loaded near it, and only there', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  const hasArithmetic = async () =>
    (await Promise.all(scripts)).some(text => text.includes('is out of range'));

  await open(page, 'docs/user-guides/create-task');
  await open(page, schedulePage);
  expect(await hasArithmetic()).toBe(false);
  await expression(page).scrollIntoViewIfNeeded();
  await expect(rows(page).last()).toHaveText(/20\d\d/);
  expect(await hasArithmetic()).toBe(true);
});

test.describe('offline', () => {
  test.use({expectedProblems: [/Failed to load resource/]});

  test('schedule helper: "Try again" keeps the focus until it can load', async ({page}) => {
    await open(page, schedulePage);
    await page.route('**/*', route => route.abort());
    await expression(page).focus();
    await expect(page.getByRole('alert')).toHaveText(/The schedule helper did not load\./);
    const retry = page.getByRole('button', {name: 'Try again'});
    const failed = page.waitForEvent('requestfailed');
    await retry.press('Enter');
    await failed;
    await expect(page.getByRole('alert')).toHaveText(/The schedule helper did not load\./);
    await expect(retry).toBeFocused();
    await page.unroute('**/*');
    await retry.press('Enter');
    await expect(rows(page).last()).toHaveText(/20\d\d/);
    await expect(page.getByRole('group', {name: 'Schedule helper'})).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('schedule helper: without scripts there is a table', async ({page}) => {
    await page.goto(schedulePage);
    const examples = page.getByRole('table', {name: 'Cron expressions in words'});
    await expect(examples.getByRole('row', {name: /17 6 \* \* 1-5/})).toContainText(
      'Monday to Friday at 06:17',
    );
    await expect(examples.getByRole('button')).toHaveCount(0);
    await expect(expression(page)).toBeHidden();
  });
});

const diagrams = [
  'docs/getting-started/data',
  'docs/user-guides/create-task',
  'docs/user-guides/create-group',
  schedulePage,
  'docs/user-guides/workflow-management/create-workflow',
  'docs/user-guides/workflow-management/create-workflow-by-recording',
];

test('figures: their text is readable on phone and desktop, and described', async ({page}) => {
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
