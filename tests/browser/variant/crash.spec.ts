// Protects readers from a page that crashes: they see why, and the way out works.
import type {Page} from '@playwright/test';
import {translatePage} from 'tooling/translate';
import {useAxe, violationsInEveryView} from '../a11y';
import {goWithin, hold} from '../faults';
import {expect, open, test} from '../test';

test.use({
  // React repeats every error that a boundary catches.
  expectedProblems: [[/broken on purpose/], {scope: 'test'}],
});

// The pages throw until `mend` (tests/fixtures/faults).
const base = '/below/a/path';
const inside = `${base}/faults/inside`;
const outside = `${base}/faults/outside`;
const siteTitle = /Effortless Test Automation$/;

const mend = (page: Page) => page.evaluate(() => void Object.assign(window, {mended: true}));
const title = (page: Page) => page.getByRole('heading', {level: 1});

async function expectCrashPage(page: Page, message = /broken on purpose/): Promise<void> {
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main')).toHaveCount(1);
}

test('crash page: it shows the error; "Try again" and a link recover @full', async ({page}) => {
  await useAxe(page);
  await open(page);
  await goWithin(page, inside);
  await expectCrashPage(page, /broken on purpose.*the cause/s);
  expect(await violationsInEveryView(page)).toEqual([]);
  const tryAgain = page.getByRole('button', {name: 'Try again'});
  await tryAgain.click();
  await expectCrashPage(page);

  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'}).click();
  await expect(title(page)).toHaveText('Documentation');
  await expect(page).toHaveTitle(siteTitle);
  await page.goBack();
  await expectCrashPage(page);

  await mend(page);
  await tryAgain.click();
  await expect(page).toHaveTitle(siteTitle);
  await expect(title(page)).toHaveText('Mended');
});

test('crash page: a doc that crashed leaves the other docs alone @full', async ({page}) => {
  await open(page, 'manual');
  await goWithin(page, `${base}/manual/crash`);
  await expectCrashPage(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Manual');
  await expect(page).toHaveTitle(siteTitle);
});

test('crash page: it also replaces the layout, with a link home @full', async ({page}) => {
  await useAxe(page);
  await open(page);
  await goWithin(page, outside);
  await expectCrashPage(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await violationsInEveryView(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page).toHaveTitle(siteTitle);

  await page.goForward();
  await expectCrashPage(page);
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('crash page: in translation it goes on, and shows no old text @full', async ({page}) => {
  await open(page);
  await translatePage(page);
  await goWithin(page, inside);
  await expect(title(page)).toHaveText('This page crashed.');
  await translatePage(page);
  const tryAgain = page.getByRole('main').getByRole('button');
  await tryAgain.click();
  await expect(title(page)).toContainText('This page crashed.');
  await translatePage(page);
  await mend(page);
  await tryAgain.click();
  await expect(title(page)).toHaveText('Mended');
  await expect(page.getByText('broken on purpose')).toHaveCount(0);
});

test('loading: a page shows a spinner after 200 ms, then itself @full', async ({page}) => {
  // Docusaurus keeps the old page until the new one is loaded, unless the old one has crashed.
  await page.clock.install({time: new Date('2030-01-01')});
  await open(page);
  await goWithin(page, outside);
  await expect(title(page)).toHaveText('This page crashed.');

  const release = await hold(page);
  await page.clock.pauseAt(new Date('2031-01-01'));
  await goWithin(page, `${base}/markdown-page`);
  await expect(title(page)).toHaveCount(0);
  const spinner = page.getByRole('status').filter({hasText: 'Loading'});
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();

  release();
  await expect(title(page)).toHaveText('About these docs');
  await expect(spinner).toHaveCount(0);
});
