// Protects sites below a path, the announcement bar, and other configurations.
import {hasHistory} from '../../../src/config/history';
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
    `https://pages.example.com${base}/${guide}/`,
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
  await expect(page.getByText(/^Last updated on/)).toHaveCount(hasHistory ? 1 : 0);
  await expect(page.getByRole('link', {name: /Last updated/})).toHaveCount(0);
});
