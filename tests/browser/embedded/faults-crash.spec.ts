// Protects readers from a page that crashes: they see why, and the way out works.
import type {Page} from '@playwright/test';
import {useAxe, violationsInEveryView} from '../a11y';
import {crashing, goWithin, mend, scriptProblems, spoil, throwing} from '../faults';
import {expect, open, test} from '../test';

test.use({
  // React repeats every error that a boundary catches.
  expectedProblems: [[...scriptProblems, /broken on purpose/], {scope: 'test'}],
});

// Requests may still be under way when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** The page's script contains the path of its source. */
const words = 'src/pages/markdown-page.mdx';
const siteTitle = /Effortless Test Automation$/;

async function expectCrashPage(page: Page, message: RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main')).toHaveCount(1);
}

test('crash page: it shows the error; "Try again" and a link recover', async ({page}) => {
  await useAxe(page);
  await spoil(page, {
    words,
    name: 'default',
    broken: crashing('new Error("broken on purpose",{cause:new Error("the cause")})'),
  });
  await open(page);
  await goWithin(page, '/markdown-page');
  await expectCrashPage(page, /broken on purpose.*the cause/s);
  expect(await violationsInEveryView(page)).toEqual([]);
  const tryAgain = page.getByRole('button', {name: 'Try again'});
  await tryAgain.click();
  await expectCrashPage(page, /broken on purpose/);

  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  await expect(page).toHaveTitle(siteTitle);
  await page.goBack();
  await expectCrashPage(page, /broken on purpose/);

  await mend(page);
  await tryAgain.click();
  await expect(page).toHaveTitle(siteTitle);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About these docs');
});

test('crash page: a doc that crashed leaves the other docs alone @full', async ({page}) => {
  await spoil(page, {
    words: 'docs/getting-started/installation.mdx',
    name: 'default',
    broken: crashing('new Error("broken on purpose")'),
  });
  await open(page, 'docs/release');
  await goWithin(page, '/docs/getting-started/installation');
  await expectCrashPage(page, /broken on purpose/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Release notes/);
  await expect(page).toHaveTitle(siteTitle);
});

test('crash page: it also replaces the layout, with a link home @full', async ({page}) => {
  await useAxe(page);
  await spoil(page, {
    words: 'blog/welcome',
    name: 'metadata',
    broken: throwing('new Error("broken on purpose")'),
  });
  await open(page);
  await goWithin(page, '/blog/welcome');
  await expectCrashPage(page, /broken on purpose/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await violationsInEveryView(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page).toHaveTitle(siteTitle);

  await page.goForward();
  await expectCrashPage(page, /broken on purpose/);
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});
