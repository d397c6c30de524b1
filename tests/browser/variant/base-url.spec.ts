import {expect, open, test} from '../test';

test('base URL: internal links are prefixed with the base path, hashes and absolute URLs are not', async ({
  page,
}) => {
  await open(page, 'docs/getting-started/installation');
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll(all => all.map(link => link.getAttribute('href')!));
  const wrong = hrefs.filter(href => !/^(#|https?:|mailto:|\/below\/a\/path\/)/.test(href));
  expect(wrong).toEqual([]);
  expect(hrefs.filter(href => href.startsWith('/below/a/path/')).length).toBeGreaterThan(10);
});

test('base URL: pages, links and assets work below the base path', async ({page}) => {
  await open(page);
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(/\/below\/a\/path\/docs\/getting-started\/installation$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://pages.example.com/below/a/path/docs/getting-started/installation',
  );
});

test('files: robots.txt and the sitemap follow SITE_URL and BASE_URL', async ({request}) => {
  expect(await (await request.get('robots.txt')).text()).toContain(
    'Sitemap: https://pages.example.com/below/a/path/sitemap.xml',
  );
  expect(await (await request.get('sitemap.xml')).text()).toContain(
    'https://pages.example.com/below/a/path/docs/release',
  );
});
