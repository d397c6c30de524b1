// Protects the calculator of "Estimate the cost": its result, prices, limit, and its forms without scripts.
import {formatMonth, providerIds, providers, type Provider} from '../../../src/config/providers';
import {costOfExample, formatRange} from '../../../src/components/RunCost/cost';
import {expect, open, test} from '../test';
import type {Page} from '@playwright/test';

const costPage = 'docs/user-guides/estimate-cost';
const listed = providerIds.flatMap(id => {
  const {name, price, pricing}: Provider = providers[id];
  return price ? {name, price, pricing} : [];
});
const [first, ...others] = listed;

const result = (page: Page) => page.locator('main p', {hasText: /a month, at/}).first();
const row = (page: Page, frequency: string) =>
  page.getByRole('row', {name: new RegExp(`^${frequency}`)});

/** Enters prices that are easy to calculate with. */
async function enterPrices(page: Page): Promise<void> {
  await page.locator('summary', {hasText: 'Token prices'}).click();
  for (const [label, price] of [
    ['Price of input', '1'],
    ['Price of cached input', '$0.10'],
    ['Price of output', '4.00'],
  ] as const) {
    await page.getByLabel(label, {exact: true}).fill(price);
  }
}

test('the page opens with the cost of a nightly run for each provider, with the month of its price @full', async ({
  page,
}) => {
  await open(page, costPage);
  const table = page.getByRole('table').first();
  for (const {name, price} of listed) {
    const answer = table.getByRole('row', {name: new RegExp(`^${name}`)});
    await expect(answer).toContainText(formatRange(costOfExample(price)));
    await expect(answer).toContainText(`${price.model}`);
    await expect(answer).toContainText(formatMonth(price.asOf));
  }
  for (const id of providerIds) {
    const {name, price, pricing}: Provider = providers[id];
    if (!price) {
      const link = table.getByRole('row', {name}).getByRole('link', {name: pricing.label});
      await expect(link).toHaveAttribute('href', pricing.href);
    }
  }
});

test('the result is first, follows the prices, and one status announces it', async ({page}) => {
  await open(page, costPage);
  await expect(page.locator('main [aria-live]')).toHaveCount(0);
  await expect(result(page)).toHaveText(
    `${formatRange(costOfExample(first!.price))} a month, at ${formatMonth(first!.price.asOf)} prices of ${first!.price.model}`,
  );
  for (const {name, price} of others) {
    await page.getByLabel('Prices of').selectOption(name);
    await expect(result(page)).toContainText(formatRange(costOfExample(price)));
    await expect(result(page)).toContainText(`${formatMonth(price.asOf)} prices of ${price.model}`);
  }
  await enterPrices(page);
  await expect(page.getByLabel('Prices of')).toHaveValue('own');
  await expect(result(page)).toHaveText('$1.26 to $1.89 a month, at your prices');
  await page.getByLabel('Model calls of your shortest test').fill('10');
  await page.getByLabel('Cached share of the input').fill('0');
  await expect(page.getByRole('status').filter({hasText: /a month/})).toHaveText(
    '$1.86 to $3.35 a month, at your prices',
  );
  await expect(
    page.getByText(
      'The estimate depends most on the input tokens. If each call has twice as many of them, you pay $3.36 to $6.05 per month.',
    ),
  ).toBeVisible();
  // Ten tests after each of 30 deployments, in addition to the one that runs every night.
  await page.getByLabel('Deployments per month').fill('30');
  await page.getByLabel('Tests after each deployment').fill('10');
  await expect(result(page)).toContainText('$20.46 to $36.83');
  await expect(row(page, 'Each deployment')).toHaveText(
    'Each deployment30$1.86 to $3.3510$18.60 to $33.48',
  );
  await expect(row(page, 'Every hour')).toHaveText('Every hour720$44.64 to $80.350$0.00');
});

test('the result says whether it is within the limit, over, or partly over @full', async ({
  page,
}) => {
  await open(page, costPage);
  await enterPrices(page);
  for (const [limit, verdict] of [
    ['1 000', '. This is within your limit.'],
    ['$1.50', '. Only your shortest test stays within your limit.'],
    ['1', '. This is over your limit.'],
    ['', ''],
    ['abc', ''],
  ] as const) {
    await page.getByLabel('Your limit per month').fill(limit);
    await expect(result(page)).toHaveText(`$1.26 to $1.89 a month, at your prices${verdict}`);
  }
  await expect(page.getByLabel('Your limit per month')).toHaveAccessibleDescription(
    /^Enter a number/,
  );
});

test('numbers can have commas; an invalid one has an error, and no result @full', async ({
  page,
}) => {
  await open(page, costPage);
  await enterPrices(page);
  await page.getByLabel('Input tokens per call').fill('10,000');
  await expect(result(page)).toContainText('$2.09 to $3.13');
  const share = page.getByLabel('Cached share of the input');
  await share.fill('many');
  await expect(share).toHaveAccessibleDescription(/^Enter a number from 0 to 100\./);
  await expect(
    page.getByText('There is no result yet. Correct “Cached share of the input”.').first(),
  ).toBeVisible();
  await expect(row(page, 'Every hour')).toHaveText('Every hour…………');
});

test('on a phone, the result and the field stay visible above the keyboard @full', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page, costPage);
  for (const label of [
    'Model calls of your shortest test',
    'Output tokens per call',
    'Your limit per month',
  ]) {
    const field = page.getByLabel(label);
    await field.tap();
    await field.fill('7');
    // A keyboard covers the lower 40% of the page.
    const top = async (shown: typeof field) => (await shown.boundingBox())!;
    await expect
      .poll(async () => (await top(field)).y + (await top(field)).height)
      .toBeLessThan(507);
    const answer = await top(result(page));
    expect(answer.y).toBeGreaterThanOrEqual(0);
    expect((await top(field)).y).toBeGreaterThanOrEqual(answer.y + answer.height);
  }
  const table = page.getByRole('table', {name: /^Cost per month/});
  const box = (await table.boundingBox())!;
  expect(box.x + box.width, 'the table is as wide as the phone').toBeLessThanOrEqual(390);
  await context.close();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the result and a table show the example and the numbers it rests on', async ({page}) => {
    await page.goto(costPage);
    await expect(result(page)).toContainText(first!.price.model);
    const table = page.getByRole('table', {
      name: /12 to 18 model calls, each with 5,000 input tokens \(60% cached\) and 300 output tokens.*\$.* for input/,
    });
    await expect(table.getByRole('row', {name: /^Every night/})).toContainText('$');
    await expect(page.getByLabel('Model calls of your shortest test')).toBeHidden();
  });
});

test('fields are as the reader left them after Back and a reload', async ({page}) => {
  await open(page, costPage);
  const source = page.getByLabel('Prices of');
  const tokens = page.getByLabel('Output tokens per call');
  const other = others.at(-1)!;
  await source.selectOption(other.name);
  await tokens.fill('1,234');
  const before = await result(page).textContent();
  const expectKept = async (): Promise<void> => {
    await expect(source.locator('option:checked')).toHaveText(other.name);
    await expect(tokens).toHaveValue('1,234');
    await expect(result(page)).toHaveText(before!);
  };
  await page.getByRole('link', {name: 'Tutorial'}).first().click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await page.goBack();
  await expectKept();
  await page.reload();
  await expectKept();
});

for (const stored of ['no JSON', 'null', '[]', '{"source":"gone","nightTests":7}']) {
  test(`the calculator works with ${stored} in the storage @full`, async ({page}) => {
    await page.addInitScript(text => sessionStorage.setItem('fields-run-cost', text), stored);
    await open(page, costPage);
    await page.getByLabel('Tests every night').fill('2');
    await expect(result(page)).toBeVisible();
  });
}
