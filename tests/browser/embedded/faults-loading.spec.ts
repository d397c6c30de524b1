// Protects the signs of a slow change of page, and the retry after a failed one.
import {useAxe, violationsInEveryView} from '../a11y';
import {goWithin, hold, scriptProblems} from '../faults';
import {expect, hydrated, open, test} from '../test';

test.use({expectedProblems: [scriptProblems, {scope: 'test'}]});

// Requests may still be under way when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('progress bar: it appears after 200 ms, at 8 %, and trickles every 800 ms @full', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2030-01-01')});
  await open(page);
  const title = page.getByRole('heading', {level: 1});
  const old = await title.innerText();
  const release = await hold(page);
  // From here on, time passes only by `runFor`.
  await page.clock.pauseAt(new Date('2031-01-01'));
  await goWithin(page, '/markdown-page');
  const bar = page.locator('#nprogress .bar');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\)/);
  await expect(bar).toHaveAttribute('style', /200ms/);
  await expect(page.locator('#nprogress [role]')).toHaveCount(0);

  const left = (): Promise<number> =>
    bar.evaluate((element: HTMLElement) => Math.abs(parseFloat(element.style.transform.slice(12))));
  await page.clock.runFor(799);
  expect(await left()).toBe(92);
  await page.clock.runFor(1);
  const trickled = 92 - (await left());
  expect(trickled).toBeGreaterThanOrEqual(0);
  expect(trickled).toBeLessThanOrEqual(2);

  // The old page stays until the new one arrives.
  await expect(title).toHaveText(old);
  release();
  await expect(title).toHaveText('About these docs');
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('loading: a page that fails says so, and Retry loads it', async ({page}) => {
  await useAxe(page);
  await open(page, 'docs/user-guides/find-your-symptom');
  let isDown = true;
  await page.route('**/*', route => {
    const {pathname} = new URL(route.request().url());
    const isPart = pathname.includes('/assets/js/') || pathname.includes('failing-tests');
    return isDown && isPart ? route.fulfill({status: 503, body: 'down'}) : route.fallback();
  });
  await page.locator('main a[href$="/docs/user-guides/failing-tests#flaky"]').click();
  const alert = page.getByRole('alert').filter({hasText: 'This page could not be loaded.'});
  await expect(alert).toContainText('A file that this page needs is missing.');
  await expect(page).toHaveTitle('Page not loaded');
  expect(await violationsInEveryView(page)).toEqual([]);
  const retry = alert.getByRole('button', {name: 'Retry'});

  await retry.click();
  await expect(alert).toBeVisible();
  await expect(retry).toHaveAttribute('aria-disabled', 'false');

  isDown = false;
  await retry.click();
  await hydrated(page);
  await expect(page).toHaveURL(/\/failing-tests\/?#flaky$/);
  await expect(page.getByRole('heading', {name: /^Deal with a flaky test/})).toBeInViewport();
});

test('loading: a browser that measures nothing hydrates, and a reload recovers @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await open(page, 'docs/release');
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', {name: 'Tutorial'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
});

test('loading: without a connection, a page that fails says so @full', async ({page}) => {
  await open(page, 'docs/user-guides/find-your-symptom');
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {value: false}));
  await page.route(/assets\/js|failing-tests/, route => route.fulfill({status: 503, body: 'down'}));
  await page.locator('main a[href$="/docs/user-guides/failing-tests#flaky"]').click();
  const alert = page.getByRole('alert').filter({hasText: 'This page could not be loaded.'});
  await expect(alert).toContainText('There is no connection.');
});
