// Protects the start of a page: what it loads, what works before hydration, and files that are missing.
import {hold} from '../faults';
import {expect, open, test, type Page} from '../test';

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
  // The first screen appears before the parser has read the rest.
  await expect.poll(() => fields.count()).toBeGreaterThan(5);
  for (const field of await fields.all()) {
    await expect(field).toBeDisabled();
  }
  release();
  await expect(fields.first()).toBeEnabled();
});

test.describe('without its style sheet', () => {
  test.use({expectedProblems: [[/net::ERR_FAILED/, /ChunkLoadError/], {scope: 'test'}]});

  test('boot: a page can be read and works @full', async ({page}) => {
    await page.route('**/assets/css/styles.*', route => route.abort());
    await open(page, guide);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(guide));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
