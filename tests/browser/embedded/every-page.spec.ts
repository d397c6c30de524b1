// Protects every page of the build: metadata, policy, accessibility, and reflow.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  axeViolations,
  moving,
  pagesWithNewClasses,
  sitemapPaths,
  useAxe,
  violationsInEveryView,
} from '../a11y';
import {machineUrl} from '../../../src/utils/machineUrl';
import {cutOff, overflow, spaceText} from '../reflow';
import {expect, hydrated, test, type Page} from '../test';
import {loadPage} from '../html';

const siteTitle = 'Effortless Test Automation';
const origin = 'https://docs.example.com';

test('sitemap: it lists every page of the build once', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
  const folders = files
    .filter(file => path.basename(file) === 'index.html')
    .filter(file => {
      const html = loadPage(readFileSync(path.join('build', file), 'utf8'));
      return html('meta[http-equiv=refresh], meta[name=robots][content*=noindex]').length === 0;
    })
    .map(file => path.dirname(file).replace(/^\.$/, ''))
    // Its lists of results have noindex, which scripts add.
    .filter(folder => folder !== 'search');
  const listed = sitemapPaths().map(page => page.replace(/\/$/, ''));
  expect(listed.sort()).toEqual(folders.sort());
});

test('the build has the pages that SPECIFICATION.md#routes names', () => {
  const [, routes] = /^## Routes\n(.*?)^## /ms.exec(readFileSync('SPECIFICATION.md', 'utf8'))!;
  const named = [...routes!.matchAll(/`(\/[^`{]*)`/g)].map(([, route]) => route!);
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(route => !existsSync(path.join('build', route, 'index.html')));
  expect(missing).toEqual([]);
});

/** Paths that the sitemap leaves out, with their status. */
const unlisted = new Map([
  ['search', 200],
  ['search?q=workflow', 200],
  ['no/such/page', 404],
  ['docs/no-such-page', 404],
]);

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function expectOnePage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(siteTitle));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
}

async function expectMetadata(page: Page, path: string): Promise<void> {
  const canonical = page.locator('link[rel=canonical]');
  await expect
    .soft(canonical)
    .toHaveAttribute(
      'href',
      path.includes('?') ? `${origin}/${path}` : machineUrl(`${origin}/${path}`),
    );
  const description = page.locator('meta[name=description]');
  await expect.soft(description).toHaveAttribute('content', /\S.{20,}/);
  const image = page.locator('meta[property="og:image"]').first();
  await expect.soft(image).toHaveAttribute('content', new RegExp(`^${origin}/.*\\.png$`));
}

/** Expects that nothing tells search engines and social networks that a missing page exists. */
async function expectNoMetadata(page: Page, html: string): Promise<void> {
  expect.soft(html).not.toMatch(/rel="?canonical|hreflang|og:url/i);
  const named = 'link[rel=canonical], link[hreflang], meta[property="og:url"]';
  await expect.soft(page.locator(named)).toHaveCount(0);
}

/** Expects that the policy comes before any script, and is in the headers. */
function expectPolicy(html: string, headers: Record<string, string>): void {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
  expect(policy, 'the page carries a policy').not.toBeNull();
  expect.soft(html.slice(0, policy!.index)).not.toContain('<script');
  expect.soft(policy![1]).toContain("script-src 'self' 'sha256-");
  expect.soft(policy![1]).toContain("style-src 'self';");
  expect.soft(policy![1]).not.toMatch(/unsafe-/);
  expect.soft(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect.soft(headers['x-content-type-options']).toBe('nosniff');
}

/** Records the paths of the scripts and style sheets that a page loads, but not what it prefetches. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    const isLoaded = ['script', 'stylesheet'].includes(request.resourceType());
    if (isLoaded && /\.(css|js)$/.test(pathname)) {
      files.push(pathname);
    }
  });
  return files;
}

/** Expects scripts and style sheets. How many there are is up to the bundler. */
function expectFiles(files: readonly string[]): void {
  const kinds = new Set(files.map(file => file.split('.').pop()));
  expect.soft([...kinds].sort()).toEqual(['css', 'js']);
}

/** Expects that nothing scrolls sideways at 320 px or 400 % zoom, or is cut off with the spacing of WCAG 1.4.12. */
async function expectReflow(page: Page, path: string): Promise<void> {
  // At 400 %, a window of 1280 × 1024 has 320 × 256 CSS px (WCAG 1.4.10).
  await page.setViewportSize({width: 320, height: 256});
  // React changes the navbar's layout a moment after the window's width.
  await expect.poll(() => overflow(page), `/${path}`).toEqual([]);
  await page.evaluate(spaceText);
  await expect.poll(() => overflow(page), `/${path}, with more space`).toEqual([]);
  expect.soft(await cutOff(page), `/${path}, with more space`).toEqual([]);
}

/** Pages of which axe judges every view. The others have the same elements. */
const inEveryView = [...pagesWithNewClasses(), ...unlisted.keys()];

/** Visits a page and expects nothing wrong of it. */
async function expectGoodPage(page: Page, files: string[], path: string): Promise<void> {
  const status = unlisted.get(path) ?? 200;
  const of = (what: string) => `/${path}: ${what}`;
  await page.setViewportSize({width: 1280, height: 800});
  files.length = 0;
  // A violation of the policy is a console error, which fails the test.
  const response = (await page.goto(path))!;
  const html = await response.text();
  await hydrated(page);

  expect(response.status(), of('status')).toBe(status);
  await expectOnePage(page);
  await (status === 200 ? expectMetadata(page, path) : expectNoMetadata(page, html));
  const headers = response.headers();
  expectPolicy(html, headers);
  if (status === 200) {
    expect.soft(headers['cache-control'], of('cache-control')).toBe('no-cache');
  }
  if (path.startsWith('search?')) {
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
  expect.soft(await moving(page), of('moves with reduced motion')).toEqual([]);
  expect.soft(await axeViolations(page), of('axe')).toEqual([]);
  expectFiles(files);
  // Other files of the not-found page and the search page depend on the URL.
  if (!unlisted.has(path) || path === 'search') {
    const unknown = files.filter(file => !html.includes(file));
    expect.soft(unknown, of('files that the HTML does not name')).toEqual([]);
  }
  await expectReflow(page, path);
}

test.describe('every page', () => {
  // The document itself is a 404, which the console reports.
  test.use({expectedProblems: [[/status of 404.*\/no[/-]such/], {scope: 'test'}]});

  const all = [...sitemapPaths(), ...unlisted.keys()];
  const groups = 4;
  for (let group = 0; group < groups; group += 1) {
    test(`metadata, policy, files, axe, reduced motion, reflow: part ${group + 1} of ${groups}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const files = recordFiles(page);
      await useAxe(page);
      for (const path of all.filter((_, index) => index % groups === group)) {
        await test.step(`/${path}`, () => expectGoodPage(page, files, path));
      }
    });
  }

  for (const path of inEveryView) {
    test(`axe finds nothing in every view of /${path} @full`, async ({page}) => {
      await useAxe(page);
      await page.goto(path);
      await hydrated(page);
      expect(await violationsInEveryView(page)).toEqual([]);
    });
  }
});
