// Protects readers who translate a page: browsers replace its text nodes, and React must not depend on them.
import {openDialog} from 'tooling/searchDialog';
import {translatePage} from 'tooling/translate';
import {providers, type Provider, type ProviderId} from '../../../src/config/providers';
import {sitemapPaths} from '../a11y';
import {goWithin, scriptProblems} from '../faults';
import {expect, open, test, type Locator, type Page} from '../test';

/** Returns a text without the marks of {@link translatePage}: a text that did not change stays translated. */
const textOf = async (part: Locator): Promise<string> =>
  ((await part.textContent()) ?? '').replace(/[«»]/g, '');

test('translation: the calculator goes on, and its texts are true', async ({page}) => {
  await open(page, 'docs/user-guides/estimate-cost');
  await translatePage(page);
  const main = page.getByRole('main');
  const result = main.locator('p', {hasText: 'a month'}).first();
  const tokens = main.getByLabel(/Input tokens per call/).first();
  const before = await result.textContent();
  await tokens.fill('');
  await expect(main.getByText(/^There is no result yet\. Correct/).first()).toBeVisible();
  await tokens.fill('9000');
  await expect(main.getByText(/9,000 input tokens/).first()).toBeVisible();
  await expect(main.locator('strong', {hasText: '$'}).first()).not.toHaveText(before!);
  await main.locator('select').first().selectOption({index: 1});
  const caption = main.locator('caption').first();
  await expect.poll(() => textOf(caption)).toMatch(/^Cost per month.*9,000 input tokens/);
  const chosen = await main.locator('select').first().inputValue();
  const {model} = (providers[chosen as ProviderId] as Provider).price!;
  for (const part of [caption, main.locator('[class*=result]').first()]) {
    expect(await textOf(part)).toContain(`prices of ${model}`);
  }
});

test('translation: the schedule helper goes on, and its texts are true', async ({page}) => {
  await open(page, 'docs/user-guides/create-schedule');
  await translatePage(page);
  const helper = page.locator('#schedule-helper');
  const expression = helper.locator('input').first();
  const sentence = helper.locator('fieldset > p').first();
  for (const [text, says, runs] of [
    ['0 9 * * *', 'Every day at 09:00 in Berlin', /^[^:]*09:00.*08:00|^[^:]*09:00.*07:00/],
    ['0 0 30 2 *', 'The 30th of the month in February at 00:00 in Berlin', /^–/],
    ['30 2 * * *', 'Every day at 02:30 in Berlin', /^[^:]*02:30/],
    ['x', 'Your last valid entry was 30 2 * * *', /^[^:]*02:30/],
    ['0 9 * * 1', 'Monday at 09:00 in Berlin', /^Mon[^:]*09:00/],
  ] as const) {
    await expression.fill(text);
    await expect(sentence).toHaveText(says);
    await expect.poll(() => textOf(helper.locator('tbody'))).toMatch(runs);
  }
  await helper.locator('input').nth(1).fill('UTC');
  await expect(helper.locator('th').nth(1)).toHaveText('UTC');
});

/** Does what readers can do on any page, wherever it is possible. */
async function useEverything(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const tab of await main.locator('[role=tab][aria-selected=false]:visible').all()) {
    if (await tab.isVisible()) {
      await tab.click();
    }
  }
  for (const summary of (await main.locator('summary:visible').all()).slice(0, 3)) {
    await summary.click();
  }
  for (const button of (await main.locator('.theme-code-block button:visible').all()).slice(0, 3)) {
    await button.click();
  }
  for (const field of (await main.locator('input:enabled:visible:not([type=radio])').all()).slice(
    0,
    4,
  )) {
    await field.fill('7');
    await field.fill('');
  }
  const contents = page.locator('.table-of-contents:visible').getByRole('link');
  if ((await contents.count()) > 0) {
    await contents.last().click();
  }
}

test.describe('sweep', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('translation: whatever readers do on any page, nothing crashes @full', async ({page}) => {
    test.setTimeout(300_000);
    for (const path of sitemapPaths()) {
      await open(page, path);
      await translatePage(page);
      await useEverything(page);
      await expect(page.locator('h1'), path).not.toHaveText('This page crashed.');
      const {input, options} = await openDialog(page);
      await input.fill('key');
      await expect(options.first()).toBeVisible();
      await translatePage(page);
      await input.fill('zzzzqqqq');
      await expect(page.locator('.DocSearch-Title')).toHaveText('No results for “zzzzqqqq”');
      await page.keyboard.press('Escape');
      const next = page.locator('.pagination-nav__link--next');
      if ((await next.count()) > 0) {
        const href = await next.getAttribute('href');
        await translatePage(page);
        await next.click();
        await expect(page).toHaveURL(new RegExp(`${href}$`));
        await expect(page.locator('h1'), path).not.toContainText('«');
      }
    }
  });
});

test.describe('error pages', () => {
  test.use({expectedProblems: [scriptProblems, {scope: 'test'}]});

  test('translation: a page that could not be loaded goes on @full', async ({page}) => {
    await open(page, 'docs/getting-started/installation');
    await page.context().setOffline(true);
    await translatePage(page);
    // No link of the page leads there, so nothing is prefetched.
    await goWithin(page, '/blog/first-blog-post');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This page could not be loaded.');
    await translatePage(page);
    await alert.getByRole('button').click();
    await expect(alert.getByRole('button')).toBeEnabled();
    await translatePage(page);
    await page.context().setOffline(false);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/^Install Effortless/);
    await expect(alert).toHaveCount(0);
  });
});

test('translation: the copy button reports what it did', async ({page, context}) => {
  await open(page, 'docs/getting-started/installation');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.locator('main .site-scripted > button').first();
  const status = page.locator('main').getByRole('status').filter({visible: true});
  await translatePage(page);
  for (let press = 0; press < 2; press++) {
    await copy.click();
    await expect(status).toHaveText(/copied/i);
    await translatePage(page);
    await expect(status).toHaveCount(0);
  }
  await expect(page.locator('h1')).not.toHaveText('This page crashed.');
});

test.describe('not-found page', () => {
  test.use({expectedProblems: [[/Failed to load resource.*404/], {scope: 'test'}]});

  test('translation: suggestions of another path replace the first ones @full', async ({page}) => {
    await page.goto('docs/instalation');
    const first = page.getByRole('region').getByRole('link').nth(1);
    await expect(first).toBeVisible();
    await translatePage(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/create-taks');
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page.locator('main a[href*="create-task"]').first()).not.toContainText('«');
    await expect(page.locator('main a[href*="search?q="]')).toHaveText(/“create taks”/);
  });
});
