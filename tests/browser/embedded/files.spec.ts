import {expect, test} from '../test';

test('sitemap: it lists the pages with their dates, without the search page', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain('https://docs.example.com/docs/release');
  expect(sitemap).toContain('<lastmod>');
  expect(sitemap).not.toMatch(/\/search\/?</);
});

test('robots.txt: it names the sitemap', async ({request}) => {
  expect(await (await request.get('robots.txt')).text()).toContain(
    'Sitemap: https://docs.example.com/sitemap.xml',
  );
});

for (const feed of ['rss', 'atom']) {
  test(`feeds: ${feed} has the four posts`, async ({request}) => {
    const text = await (await request.get(`blog/${feed}.xml`)).text();
    for (const slug of ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']) {
      expect(text).toContain(`https://docs.example.com/blog/${slug}`);
    }
  });
}

test('metadata: every page has a description, a canonical link and a social image', async ({
  page,
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.com\/([^<]*)<\/loc>/g)].map(
    match => match[1]!,
  );
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.locator('meta[name=description]'), address).toHaveAttribute(
      'content',
      /\S.{20,}/,
    );
    await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute(
      'href',
      `https://docs.example.com/${address}`,
    );
    await expect(page.locator('meta[property="og:image"]').first(), address).toHaveAttribute(
      'content',
      /^https:\/\/docs\.example\.com\/.*\.png$/,
    );
  }
});

test('social image: it is there, and light', async ({request}) => {
  const image = await (await request.get('img/social-card.png')).body();
  expect(image.length).toBeGreaterThan(1000);
  expect(image.length).toBeLessThan(100_000);
});
