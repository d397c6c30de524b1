// Protects the start of a page: when scripts run, early clicks, and scripts that fail.
import {hold} from '../faults';
import {expect, hydrated, open, test, type Page} from '../test';

const guide = 'docs/getting-started/installation';

/**
 * Opens a page that stays unhydrated until the returned function is called. `load` may wait for the
 * scripts, so the test begins when the page can be read.
 */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const release = await hold(page);
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return release;
}

test('boot: the scripts start by themselves, after the first paint', async ({page}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('script[src]')) {
        observer.disconnect();
        document.documentElement.dataset.started = String(performance.now());
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, guide);
  const [paint, started] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    Number(document.documentElement.dataset.started),
  ]);
  expect(started).toBeGreaterThan(paint!);
});

test('files: docs pages load one sheet and at most eleven scripts', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url]) => new URL(url!).pathname)
    .filter(path => path.startsWith('/docs/'));
  const sheets = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link[^>]* href="?([^">\s]+\.css)/g)].map(([, href]) => href);
    sheets.add(links.join(' '));
    const scripts = /id="?page-scripts"?>([^<]+)</.exec(html)![1]!;
    expect((JSON.parse(scripts) as string[]).length, path).toBeLessThanOrEqual(11);
  }
  expect(paths.length).toBeGreaterThan(10);
  expect([...sheets]).toEqual([expect.stringMatching(/^\S*\/styles\.[^\s]+\.css$/)]);
});

test('boot: early clicks have their effect after hydration, once', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openUnhydrated(page, guide);
  const caret = page.getByRole('button', {name: /User guides/});
  const block = page.locator('.theme-code-block').first();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await caret.click();
  await expect(caret).toHaveAttribute('aria-busy', 'true');
  await block.getByRole('button', {name: /^Copy code/}).click();
  release();
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  // "Copied" shows for a second, which a busy machine can miss.
  const code = await block.locator('code').innerText();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code.trimEnd());
  await expect(caret).not.toHaveAttribute('aria-busy');
});

test('boot: an early tap on the menu button opens the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await openUnhydrated(page, guide);
  await page.locator('.navbar__toggle').click();
  release();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('boot: early shortcuts do nothing; the search page’s field waits and gets the focus @full', async ({
  page,
}) => {
  const release = await openUnhydrated(page, 'search');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeDisabled();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  release();
  await expect(field).toBeFocused();
  await page.keyboard.type('time zone');
  await expect(page).toHaveURL(/q=time(\+|%20)zone/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('boot: fields of forms are disabled until they work @full', async ({page}) => {
  const release = await openUnhydrated(page, 'blog/mdx-blog-post');
  const fields = page.getByRole('main').locator('input, select');
  expect(await fields.count()).toBeGreaterThan(5);
  for (const field of await fields.all()) {
    await expect(field).toBeDisabled();
  }
  release();
  await expect(fields.first()).toBeEnabled();
});

test.describe('boot: when scripts fail to load', () => {
  test.use({expectedProblems: [[/net::ERR_FAILED/, /ChunkLoadError/], {scope: 'test'}]});

  for (const [file, level] of [
    ['js/main', ''],
    ['js/common', ' @full'],
    ['css/styles', ' @full'],
  ] as const) {
    test(`without ${file} the page says so, and Retry loads it again${level}`, async ({page}) => {
      let isGone = true;
      await page.route(`**/assets/${file}.*`, route => (isGone ? route.abort() : route.continue()));
      await page.goto(guide);
      const text =
        'Parts of this page could not be loaded. You can read it, but its controls do not work.';
      const notice = page.getByRole('alert').filter({hasText: text});
      await expect(notice).toBeInViewport();
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      const caret = page.getByRole('button', {name: /User guides/});
      await caret.click();
      await expect(caret).not.toHaveAttribute('aria-busy');

      isGone = false;
      await notice.getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(notice).toHaveCount(0);
    });
  }

  test('Retry keeps the page while the server cannot be reached @full', async ({page}) => {
    await page.route('**/assets/js/main.*', route => route.abort());
    await page.goto(guide);
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    await page.route('**/*', route => route.abort());
    const failure = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
    await retry.click();
    await failure;
    await expect(retry).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
