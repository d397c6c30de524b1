// Protects the versions of docs in the dialog and on the search page: which one is searched, where it is named, and how readers reach the others.
import type {Page} from '@playwright/test';
import {openDialog, searchDialog} from 'tooling/searchDialog';
import {expect, hydrated, open, test} from 'tooling/test';
import {translated, translatePage} from 'tooling/translate';

const old = '1.x / LTS (old, frozen)';

/** The parts of the search page. */
const searchPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    input: main.getByRole('searchbox'),
    results: main.getByRole('listitem').filter({has: page.getByRole('link')}),
    version: main.getByRole('combobox').first(),
    sdkVersion: main.getByRole('combobox').last(),
    status: main.getByRole('status'),
    alert: main.getByRole('alert'),
    more: main.getByRole('button', {name: 'Show more results'}),
  };
};

/** Returns the versions in the URL. */
const versionsIn = (page: Page): string[] =>
  new URL(page.url()).searchParams.getAll('version').sort();

test.describe('the dialog names the version that it searches', () => {
  for (const [path, versions] of [
    ['docs', '2.x, sdk Next'],
    ['docs/next/fittings', 'Next, sdk Next'],
    ['docs/1.x/hosting', `${old}, sdk Next`],
    ['sdk/1.0', '2.x, sdk 1.0'],
    ['community', '2.x, sdk Next'],
    ['blog', '2.x, sdk Next'],
    ['de/docs/1.x', `${old}, sdk Next`],
  ] as const) {
    test(`on ${path}`, async ({page}) => {
      await open(page, path);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toContainText(`Version: ${versions}`);
      await page.keyboard.type('flange');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(`in ${versions}`);
    });
  }
});

test.describe('"See all" keeps the version', () => {
  for (const [path, versions, count] of [
    ['docs', ['2.x', 'sdk:current'], 31],
    ['docs/next', ['current', 'sdk:current'], 5],
    ['docs/1.x', ['1.x', 'sdk:current'], 27],
  ] as const) {
    test(`of ${path}, and so do a reload, a result, and Back`, async ({page}) => {
      const {dialog, input} = await openDialog(page, path);
      await input.fill('flange');
      await dialog.getByRole('link', {name: `See all ${count} results`}).click();
      await page.waitForURL(/\/search\?/);
      const {results, status, version} = searchPage(page);
      expect(versionsIn(page)).toEqual(versions);
      expect(new URL(page.url()).searchParams.get('q')).toBe('flange');
      await expect(version).toHaveValue(versions[0]);
      await expect(status).toHaveText(new RegExp(`^${count} results in `));
      await page.reload();
      await expect(results.first()).toBeVisible();
      expect(versionsIn(page)).toEqual(versions);
      // The reader's own version changes meanwhile.
      await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
      await results.filter({hasText: 'Fitting'}).first().getByRole('link').click();
      await page.waitForURL(/fittings/);
      await page.goBack();
      await expect(status).toHaveText(new RegExp(`^${count} results in `));
      await expect(version).toHaveValue(versions[0]);
    });
  }
});

test('Back returns to the same place of the same version', async ({page}) => {
  await open(page, 'search?q=flange&version=1.x');
  const {results, more, version} = searchPage(page);
  await more.click();
  await expect(results).toHaveCount(27);
  const last = results.last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(200);
  await last.getByRole('link').click();
  await page.waitForURL(/\/(1\.x|blog)\//);
  await page.goBack();
  await expect(results).toHaveCount(27);
  await expect(version).toHaveValue('1.x');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('a version chosen on the search page is in its URL, next to query and area', async ({
  page,
}) => {
  await open(page, 'search?q=flange&in=docs');
  const {version, sdkVersion, status, input} = searchPage(page);
  await expect(status).toHaveText(/^30 results in .+ in 2\.x/);
  await version.selectOption(old);
  await expect(status).toHaveText(/^26 results in .+ in 1\.x/);
  await sdkVersion.selectOption('1.0');
  await expect.poll(() => versionsIn(page)).toEqual(['1.x', 'sdk:1.0']);
  await input.fill('fitting & flange');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({q: 'fitting & flange', in: 'docs'});
  expect(versionsIn(page)).toEqual(['1.x', 'sdk:1.0']);
  // The focus stays where the reader is.
  await expect(input).toBeFocused();
});

for (const [value, chosen, unknown] of [
  ['9.x', '2.x', true],
  ['', '2.x', false],
  ['constructor', '2.x', true],
  ['sdk:9.9', '2.x', true],
  ['1.x', '1.x', false],
  [old, '1.x', false],
  ['Next', 'current', false],
] as const) {
  test(`the version "${value}" in the URL of the search page`, async ({page}) => {
    await open(page, `search?q=flange&version=${encodeURIComponent(value)}`);
    const {version, results, alert} = searchPage(page);
    await expect(results.first()).toBeVisible();
    await expect(version).toHaveValue(chosen);
    await expect(alert).toHaveCount(unknown ? 1 : 0);
    if (unknown) {
      await expect(alert).toContainText(`There is no version “${value}”.`);
      // The choice replaces it.
      await version.selectOption('Next');
      await expect(alert).toHaveCount(0);
      expect(versionsIn(page)).toEqual(['current', 'sdk:current']);
    }
  });
}

test('the dialog on the search page searches its version', async ({page}) => {
  await open(page, 'search?q=flange&version=1.x');
  await expect(searchPage(page).results.first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const {dialog} = searchDialog(page);
  await expect(dialog.getByRole('link', {name: 'See all 27 results'})).toHaveAttribute(
    'href',
    '/base/search?q=flange&version=1.x&version=sdk%3Acurrent',
  );
});

test.describe('without results in this version', () => {
  test('the dialog offers the versions that have some', async ({page}) => {
    const {dialog, input, options, status} = await openDialog(page, 'docs');
    await input.fill('hosting');
    const offer = dialog.getByRole('button', {name: `One result in ${old}`});
    await expect(offer).toBeVisible();
    await expect(status).toHaveText(
      `No results for “hosting” in 2.x, sdk Next. One result in ${old}`,
    );
    // By keyboard: down from the input, then Enter.
    await page.keyboard.press('ArrowDown');
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(1);
    await expect(input).toBeFocused();
    await expect(dialog).toContainText(`Version: ${old}, sdk Next`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/docs\/1\.x\/hosting/);
  });

  test('the number is that of the version', async ({page}) => {
    const {dialog, input} = await openDialog(page, 'sdk/1.0');
    await input.fill('firebase');
    const offers = dialog.getByRole('button', {name: /result.* in /});
    await expect(offers).toHaveText([`3 results in ${old}`, 'One result in sdk Next']);
    await offers.first().click();
    await expect(dialog.getByRole('option')).toHaveCount(3);
    await expect(dialog.getByRole('link', {name: 'See all 3 results'})).toHaveAttribute(
      'href',
      '/base/search?q=firebase&version=1.x&version=sdk%3A1.0',
    );
  });

  test('the search page offers them, and goes there', async ({page}) => {
    await open(page, 'search?q=hosting');
    const {main, results, version} = searchPage(page);
    await main.getByRole('button', {name: `One result in ${old}`}).click();
    await expect(results).toHaveCount(1);
    await expect(version).toHaveValue('1.x');
    expect(versionsIn(page)).toEqual(['1.x', 'sdk:current']);
  });

  test('no version is offered for a query that none has', async ({page}) => {
    const {dialog, input} = await openDialog(page, 'docs');
    await input.fill('zzqqxx');
    await expect(dialog).toContainText('No results for “zzqqxx”');
    await expect(dialog.getByRole('button', {name: /result.* in /})).toHaveCount(0);
  });

  test('the index of the version that is read is not loaded again', async ({page}) => {
    const files: string[] = [];
    page.on('request', request => {
      const [file] = /files\/index\.\w+/.exec(request.url()) ?? [];
      if (file) {
        files.push(file);
      }
    });
    const {dialog, input, options} = await openDialog(page, 'docs');
    await input.fill('hosting');
    await dialog.getByRole('button', {name: /^One result in/}).waitFor();
    await input.fill('flange');
    await expect(options.first()).toBeVisible();
    expect(files).toHaveLength(new Set(files).size);
  });
});

test('recent and favorite searches name their version, if it is not the searched one', async ({
  page,
}) => {
  const {input, options} = await openDialog(page, 'docs/1.x');
  await input.fill('hosting');
  await options.first().click();
  await page.waitForURL(/hosting/);
  await page.keyboard.press('Control+k');
  const {rows, dialog} = searchDialog(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).not.toContainText(old);
  await page.keyboard.press('Escape');
  await open(page, 'docs');
  await page.keyboard.press('Control+k');
  await expect(rows).toContainText(old);
  await dialog.getByRole('button', {name: `Save this search: ${old} › Hosting`}).click();
  await expect(rows).toContainText(old);
});

test('a page that was translated follows the version', async ({page}) => {
  await open(page, 'search?q=flange&version=9.x&version=sdk:1.0');
  const {main, results, version, status, alert} = searchPage(page);
  await expect(results.first()).toBeVisible();
  await expect(status).toHaveText(/^31 results in 2\.x/);
  await translatePage(page);
  await expect(alert).toHaveText(translated);
  await version.selectOption(old);
  await expect(status).toHaveText(/^27 results in 1\.x/);
  await expect(alert).toHaveCount(0);
  await translatePage(page);
  await version.selectOption('2.x');
  await main.getByRole('searchbox').fill('firebase');
  const offer = main.getByRole('button', {name: `3 results in ${old}`});
  await expect(offer).toBeVisible();
  await translatePage(page);
  await main.getByRole('searchbox').fill('hosting');
  await expect(main.getByRole('button', {name: `One result in ${old}`})).toBeVisible();
  await main.getByRole('button', {name: `One result in ${old}`}).click();
  await expect(results).toHaveCount(1);
});

test('a translated dialog follows the version', async ({page}) => {
  const {dialog, input, options} = await openDialog(page, 'sdk/1.0');
  await input.fill('firebase');
  await dialog.getByRole('button', {name: `3 results in ${old}`}).waitFor();
  await translatePage(page);
  await input.fill('hosting');
  await dialog.getByRole('button', {name: `One result in ${old}`}).click();
  await expect(options).toHaveCount(1);
  await translatePage(page);
  const version = dialog.getByRole('button', {name: `Version: ${old}, sdk 1.0`});
  await expect(version).toBeVisible();
  await translatePage(page);
  // Returns to the version of the page.
  await version.click();
  await expect(dialog).toContainText('No results for “hosting”');
  await expect(dialog).toContainText('Version: 2.x, sdk 1.0');
  await expect(input).toBeFocused();
});

test('links of the search page keep the version in another language', async ({page}) => {
  await open(page, 'de/docs/1.x');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('flange');
  await page
    .getByRole('dialog')
    .getByRole('link', {name: /27 Ergebnisse/})
    .click();
  await page.waitForURL(/\/de\/search\?/);
  expect(versionsIn(page)).toEqual(['1.x', 'sdk:current']);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^27 Ergebnisse in 1\.x/);
});
