import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../test';

const page1 = 'docs/getting-started/installation';

/** Holds the site's scripts back, as a slow network does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async route => {
    await released;
    await route.continue();
  });
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
  await open(page, page1);
  const [paint, started] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    Number(document.documentElement.dataset.started),
  ]);
  expect(started).toBeGreaterThan(paint!);
});

test('style sheets: every docs page loads the same single sheet', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/docs[^<]*)<\/loc>/g)].map(([, path]) => path!);
  const sheets = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link[^>]* href="?([^">\s]+\.css)/g)].map(([, href]) => href);
    sheets.add(links.join(' '));
  }
  expect(paths.length).toBeGreaterThan(10);
  expect([...sheets]).toEqual([expect.stringMatching(/^\S*\/styles\.[^\s]+\.css$/)]);
});

test('boot: controls that are pressed before hydration answer after it, each once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto(page1);
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  const caret = page.getByRole('button', {name: /User guides/});
  const block = page.locator('.theme-code-block').first();
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  await caret.click();
  await block.getByRole('button', {name: /^Copy code/}).click();
  release();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(block.getByRole('status')).toHaveText('Copied');
  const code = await block.locator('code').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.trimEnd());
  // What was pressed last has been answered, so the two clicks before it have.
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('boot: an early tap on the menu button opens the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await holdScripts(page);
  await page.goto(page1);
  await page.locator('.navbar__toggle').click();
  release();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('boot: an early shortcut opens search with what is typed after it; fields keep their keys', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('search');
  await page.keyboard.press('/');
  await page.keyboard.type('time zonn');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('17');
  await expect(field).toHaveValue('17');
  release();
  await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('time zone');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('17');
});

test('boot: Enter after an early shortcut does not follow the link that has the focus', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(page1);
  await page
    .getByRole('link', {name: /Configur/})
    .first()
    .focus();
  await page.keyboard.press('/');
  await page.keyboard.type('cron');
  // The dialog is to get the key once it is there.
  await page.evaluate(() => {
    addEventListener('keydown', event => {
      document.body.dataset.keys = (document.body.dataset.keys ?? '') + event.key;
    });
  });
  await page.keyboard.press('Enter');
  release();
  await hydrated(page);
  await expect(page.locator('body')).toHaveAttribute('data-keys', /\/cronEnter$/);
  await expect(page).toHaveURL(/installation\/?$/);
});

test('boot: Escape gives up an early search', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(page1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('key');
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', {bubbles: true})));
  await page.keyboard.press('Escape');
  release();
  await hydrated(page);
  // Whatever was held is replayed by now.
  await page.getByRole('button', {name: 'Search', exact: true}).focus();
  await page.keyboard.type('a');
  await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('a');
});

test.describe('boot: when scripts fail to load', () => {
  test.use({expectedProblems: [[/net::ERR_FAILED/, /ChunkLoadError/], {scope: 'test'}]});

  test('links still work', async ({page}) => {
    await page.route('**/assets/js/**', route => route.abort());
    await page.goto(page1);
    await page
      .getByRole('link', {name: /Configur/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/getting-started\/configuration/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  for (const file of ['main', 'common']) {
    test(`without ${file} the page says so, and Retry loads it again`, async ({page}) => {
      let isGone = true;
      await page.route(`**/assets/js/${file}.*`, route =>
        isGone ? route.abort() : route.continue(),
      );
      await page.goto(page1);
      const notice = page.getByRole('alert').filter({
        hasText:
          'Parts of this page could not be loaded. You can read it, but its controls do not work.',
      });
      await expect(notice).toBeVisible();
      const toggle = page.getByRole('button', {name: /dark and light mode/});
      await toggle.click();
      await expect(toggle).not.toHaveAttribute('aria-busy');

      isGone = false;
      await notice.getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(notice).toHaveCount(0);
    });
  }

  test('Retry keeps the page while the server cannot be reached', async ({page}) => {
    await page.route('**/assets/js/main.*', route => route.abort());
    await page.goto(page1);
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    await page.route('**/*', route => route.abort());
    const asked = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
    await retry.click();
    await asked;
    await expect(retry).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a page without its style sheet says so instead of hydrating, and Retry reloads it', async ({
    page,
  }) => {
    let isGone = true;
    await page.route('**/assets/css/styles.*', route =>
      isGone ? route.abort() : route.continue(),
    );
    await page.goto(page1);
    const notice = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(notice).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');

    isGone = false;
    await notice.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
  });
});
