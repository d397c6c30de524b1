// Protects every page in the browser: headers, metadata, files, accessibility, and reflow. tests/output has its HTML.
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

/** Paths that the sitemap leaves out, with their status. */
const unlisted = new Map([
  ['search', 200],
  ['search?q=workflow', 200],
  ['no/such/page', 404],
  ['docs/no-such-page', 404],
]);

test.use({contextOptions: {reducedMotion: 'reduce'}});

const origin = 'https://docs.example.com';

/** Expects one title, heading, and main part, also of the app. */
async function expectOnePage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Effortless Test Automation/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
}

/** Expects the metadata of a page, also of the app. */
async function expectMetadata(page: Page, path: string): Promise<void> {
  const canonical = page.locator('link[rel=canonical]');
  const url = `${origin}/${path}`;
  await expect.soft(canonical).toHaveAttribute('href', path.includes('?') ? url : machineUrl(url));
  const description = page.locator('meta[name=description]');
  await expect.soft(description).toHaveAttribute('content', /\S.{20,}/);
  const image = page.locator('meta[property="og:image"]').first();
  await expect.soft(image).toHaveAttribute('content', new RegExp(`^${origin}/.*\\.png$`));
}

/** Expects that nothing tells search engines and social networks that a missing page exists, also of the app. */
async function expectNoMetadata(page: Page): Promise<void> {
  const named = 'link[rel=canonical], link[hreflang], meta[property="og:url"]';
  await expect.soft(page.locator(named)).toHaveCount(0);
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

/** Pages with elements that no page before has, in every view. */
const withNewElements = [...pagesWithNewClasses(), ...unlisted.keys()];

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
  await (status === 200 ? expectMetadata(page, path) : expectNoMetadata(page));
  const headers = response.headers();
  expect.soft(headers['content-security-policy'], of('policy')).toContain("frame-ancestors 'none'");
  expect.soft(headers['x-content-type-options'], of('policy')).toBe('nosniff');
  if (status === 200) {
    expect.soft(headers['cache-control'], of('cache-control')).toBe('no-cache');
  }
  if (path.startsWith('search?')) {
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
  expect.soft(await moving(page), of('moves with reduced motion')).toEqual([]);
  if (withNewElements.includes(path)) {
    expect.soft(await axeViolations(page), of('axe')).toEqual([]);
  }
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
    test(`headers, metadata, files, axe, reduced motion, reflow: part ${group + 1} of ${groups}`, async ({
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

  for (const path of all) {
    const isNew = withNewElements.includes(path);
    test(`axe finds nothing in ${isNew ? 'every view of ' : ''}/${path} @full`, async ({page}) => {
      await useAxe(page);
      await page.goto(path);
      await hydrated(page);
      expect(await (isNew ? violationsInEveryView : axeViolations)(page)).toEqual([]);
    });
  }
});
