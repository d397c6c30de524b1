import {documents, isBoot, onScripts, scriptProblems} from '../faults';
import {expect, hydrated, open, test} from '../test';
import type {Page} from '@playwright/test';

test.use({expectedProblems: [scriptProblems, {scope: 'test'}]});

const tutorial = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'});

/** A link within the page that leads to a heading further down on another page. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate(address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  }, href);
}

test('issue 6: a deploy in mid-visit reloads the page once, with path and hash kept', async ({
  page,
}) => {
  await open(page, 'markdown-page');
  const loaded = documents(page);
  await onScripts(page, route =>
    loaded.length === 0 ? route.fulfill({status: 404, body: 'gone'}) : route.fallback(),
  );
  await addLink(page, '/docs/user-guides/create-task#direct');
  await expect.poll(() => loaded.length).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL(/\/docs\/user-guides\/create-task#direct$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/task/i);
  expect(loaded).toHaveLength(1);
});

test('issue 6: after a deploy in mid-visit the new page begins at its top', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, 'docs/release');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const loaded = documents(page);
  await onScripts(page, route =>
    loaded.length === 0 ? route.fulfill({status: 404, body: 'gone'}) : route.fallback(),
  );
  await page.evaluate(() => (document.querySelector('a[href="/blog/welcome"]') ? 1 : 0));
  await page.getByRole('link', {name: 'Tutorial'}).first().click();
  await expect.poll(() => loaded.length).toBe(1);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

test('issue 6: chunks that stay away never make a loop; the page is readable, with a Retry', async ({
  page,
}) => {
  await open(page);
  const loaded = documents(page);
  let broken = true;
  await onScripts(page, route =>
    broken && !isBoot(route) ? route.fulfill({status: 404, body: 'gone'}) : route.fallback(),
  );
  await tutorial(page).click();
  const notice = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/?$/);
  expect(loaded).toHaveLength(1);

  broken = false;
  await notice.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  expect(loaded).toHaveLength(2);
});
