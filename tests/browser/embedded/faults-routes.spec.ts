// Protects visits during a deployment or without a network: one reload, a retry, and pages without scripts.
import {deploy, documents, goWithin, isBoot, onScripts, scriptProblems} from '../faults';
import {expect, hydrated, open, test, type Page} from '../test';

test.use({expectedProblems: [[...scriptProblems, /ERR_INTERNET_DISCONNECTED/], {scope: 'test'}]});

const tutorial = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorial'});
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

test('deployment in mid-visit: the page reloads once, at the same URL', async ({page}) => {
  await open(page, 'docs/release');
  const loaded = await deploy(page);
  await goWithin(page, '/markdown-page?a=b#accessibility-and-feedback');
  await expect.poll(() => loaded).toHaveLength(1);
  await hydrated(page);
  await expect(page).toHaveURL(/\/markdown-page\/?\?a=b#accessibility-and-feedback$/);
  expect(loaded).toHaveLength(1);
});

test('deployment in mid-visit: a link to a heading shows the heading @full', async ({page}) => {
  await open(page, 'docs/user-guides/find-your-symptom');
  const loaded = await deploy(page);
  await page.locator('main a[href$="/docs/user-guides/failing-tests#flaky"]').click();
  await expect.poll(() => loaded).toHaveLength(1);
  await hydrated(page);
  await expect(page.getByRole('heading', {name: /^Deal with a flaky test/})).toBeInViewport();
});

test('deployment in mid-visit: a link leads to the top of its page @full', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, 'docs/release');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const loaded = await deploy(page);
  await tutorial(page).click();
  await expect.poll(() => loaded).toHaveLength(1);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('deployment in mid-visit: a press reloads nothing, a click reloads once @full', async ({
  page,
}) => {
  await open(page, 'markdown-page');
  const loaded = await deploy(page);
  const failed = page.waitForEvent('console', message => /Loading chunk/.test(message.text()));
  // A press preloads the page. No click follows, because the mouse leaves the link.
  await tutorial(page).hover();
  await page.mouse.down();
  await failed;
  await page.mouse.move(640, 600);
  await page.mouse.up();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About these docs');
  expect(loaded).toEqual([]);

  await tutorial(page).click();
  await expect.poll(() => loaded).toHaveLength(1);
  await expect(page).toHaveURL(/\/docs\/?$/);
  await hydrated(page);
});

for (const {fault, status, level = ''} of [
  {fault: 'that are gone', status: 404},
  {fault: 'with server errors', status: 500, level: ' @full'},
]) {
  test(`route recovery: scripts ${fault} cause one reload, then the served page stays${level}`, async ({
    page,
  }) => {
    await open(page);
    const loaded = documents(page);
    let isBroken = true;
    await onScripts(page, route =>
      isBroken && !isBoot(route) ? route.fulfill({status, body: ''}) : route.fallback(),
    );
    await tutorial(page).click();
    await expect.poll(() => loaded).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
    await expect(page).toHaveURL(/\/docs\/?$/);
    expect(loaded).toHaveLength(1);

    isBroken = false;
    await page
      .getByRole('main')
      .getByRole('link', {name: /^Install /})
      .first()
      .click();
    await hydrated(page);
    expect(loaded).toHaveLength(2);
  });
}

test('route recovery: a first page without its parts can be read and left @full', async ({
  page,
}) => {
  const loaded = documents(page);
  await onScripts(page, route =>
    isBoot(route) ? route.fallback() : route.fulfill({status: 404, body: 'gone'}),
  );
  await page.goto('markdown-page', {waitUntil: 'networkidle'});
  await expect(page.getByRole('heading', {name: /^Accessibility/})).toBeVisible();
  expect(loaded).toHaveLength(1);
  await tutorial(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
});

test('route recovery: a page without scripts can be read and left', async ({page}) => {
  await onScripts(page, route => route.fulfill({status: 404, body: 'gone'}));
  await page.goto('docs/release');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Release notes/);
  await expect(page.locator('body')).not.toContainText(/did not load properly|baseUrl/);
  await tutorial(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
});

test('route recovery: offline, the page says so, and Retry loads it', async ({page}) => {
  await open(page, 'markdown-page');
  // Not the browser's own offline mode: on a machine without a network it never ends.
  await page.route('**/*', route => route.abort('internetdisconnected'));
  const loaded = documents(page);
  await goWithin(page, '/docs/user-guides/create-task');
  await expect(notice(page)).toContainText('Check your network connection');
  const retry = notice(page).getByRole('button', {name: 'Retry'});
  const failure = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
  await retry.click();
  await failure;
  await expect(retry).toHaveAttribute('aria-disabled', 'false');

  await page.goBack();
  await expect(page.getByRole('heading', {name: /^Accessibility/})).toBeVisible();
  await page.goForward();
  await expect(notice(page)).toBeVisible();
  expect(loaded).toEqual([]);

  await page.unroute('**/*');
  await retry.click();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/task/i);
});

test('route recovery: a reader who leaves a failing page is left alone @full', async ({page}) => {
  await open(page, 'docs/release');
  const loaded = documents(page);
  let fail: () => void = () => {};
  const failing = new Promise<void>(resolve => (fail = resolve));
  await onScripts(page, async route => {
    await failing;
    await route.fulfill({status: 404, body: 'gone'});
  });
  await goWithin(page, '/markdown-page');
  await page.goBack();
  const failed = page.waitForResponse(response => response.status() === 404);
  fail();
  await failed;
  // A reload would begin with a request to the server.
  await page.evaluate(() => fetch('/robots.txt'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Release notes/);
  await expect(page).toHaveURL(/\/docs\/release\/?$/);
  expect(loaded).toEqual([]);
});
