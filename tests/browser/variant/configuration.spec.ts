// Protects sites below a path, the announcement bar, and other configurations.
import {expect, open, test} from '../test';

const base = '/below/a/path';
const guide = 'docs/getting-started/installation';

test('base URL: internal links have the base path, others do not @full', async ({page}) => {
  await open(page);
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(`${base}/${guide}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://pages.example.com${base}/${guide}`,
  );
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll(all => all.map(link => link.getAttribute('href')!));
  expect(hrefs.filter(href => !/^(#|https?:|mailto:|\/below\/a\/path\/)/.test(href))).toEqual([]);
  expect(hrefs.filter(href => href.startsWith(`${base}/`)).length).toBeGreaterThan(10);
});

test('base URL: robots.txt and the sitemap follow SITE_URL and BASE_URL @full', async ({
  request,
}) => {
  const site = `https://pages.example.com${base}`;
  expect(await (await request.get('robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(await (await request.get('sitemap.xml')).text()).toContain(`${site}/docs/release`);
});

test('pagination: lists of posts look like docs, and name the page that a link leads to @full', async ({
  page,
}) => {
  const styleOf = (selector: string) =>
    page.locator(selector).evaluate(link => {
      const {fontSize, fontWeight, color, padding, borderWidth, textAlign} = getComputedStyle(link);
      return [fontSize, fontWeight, color, padding, borderWidth, textAlign].join(' ');
    });
  await open(page, 'docs/user-guides/create-task');
  const style = await styleOf('.pagination-nav__link--next');
  const parts = ['.pagination-nav__sublabel', '.pagination-nav__label'] as const;
  const inDocs = await Promise.all(
    parts.map(part => styleOf(`.pagination-nav__link--next ${part}`)),
  );
  for (const [path, next] of [
    ['blog', 'Older posts Page 2 of 2'],
    ['blog/tags/sample', 'Older posts Page 2 of 2'],
    ['blog/welcome', 'Older post A calculator in an MDX post'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('link', {name: next})).toBeVisible();
    expect(await styleOf('.pagination-nav__link--next'), path).toBe(style);
    for (const [index, part] of parts.entries()) {
      expect(await styleOf(`.pagination-nav__link--next ${part}`), path).toBe(inDocs[index]);
    }
  }
  await open(page, 'blog');
  await page.getByRole('link', {name: 'Older posts Page 2 of 2'}).click();
  await expect(page.getByRole('link', {name: /^Newer posts.*Page 1 of 2$/})).toBeVisible();
});

test.describe('with problems that the test causes', () => {
  // The console reports the status of the document, and the scripts that a test holds back.
  test.use({expectedProblems: [[/Failed to load resource.*404/, /ERR_FAILED/], {scope: 'test'}]});

  test('base URL: the not-found page suggests and searches below it @full', async ({page}) => {
    const response = await page.goto('docs/instalation');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('link', {name: 'Search the docs for “instalation”'}),
    ).toHaveAttribute('href', `${base}/search?q=instalation`);
    const suggestions = page.getByRole('region', {name: 'Did you mean one of these?'});
    const suggestion = suggestions.getByRole('listitem').getByRole('link').first();
    await expect(suggestion).toHaveAttribute('href', `${base}/${guide}`);
    await suggestion.click();
    await expect(page).toHaveURL(new RegExp(`${base}/${guide}/?$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/install/i);
  });

  test('announcement bar: a new one shows; dismissed, it stays hidden @full', async ({page}) => {
    // A reader has dismissed an older bar.
    await page.addInitScript(() => {
      if (!localStorage.getItem('seeded')) {
        localStorage.setItem('seeded', 'yes');
        localStorage.setItem('docusaurus.announcement.id', 'an-older-bar');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }
    });
    await open(page);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', {name: 'release notes'})).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await open(page);
    await expect(bar).toBeHidden();
    await page.route('**/*.js', route => route.abort());
    await page.goto('');
    await expect(bar).toBeHidden();
  });
});

test('navbar: with hideOnScroll it hides on the way down @full', async ({page}) => {
  await open(page, 'docs/user-guides/create-task');
  const navbar = page.locator('.navbar');
  await page.mouse.move(640, 500);
  // The first turn of the wheel does not reveal the direction yet.
  for (const scrolled of [300, 600]) {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});

test('second docs plugin: own version, and no link to an unknown history @full', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferred-version-default', 'current');
    localStorage.setItem('docs-preferred-version-manual', 'a version that no longer exists');
  });
  await open(page, 'manual');
  const stored = () =>
    page.evaluate(() =>
      ['default', 'manual'].map(plugin => localStorage.getItem(`docs-preferred-version-${plugin}`)),
    );
  await expect.poll(stored).toEqual(['current', null]);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://wiki.example.com/manual',
  );
  await expect(page.getByText(/^Last updated on/)).toBeVisible();
  await expect(page.getByRole('link', {name: /Last updated/})).toHaveCount(0);
});
