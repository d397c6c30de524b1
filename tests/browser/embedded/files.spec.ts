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

test('social image: it is light', async ({request}) => {
  const response = await request.get('img/social-card.png');
  expect(response.headers()['content-type']).toBe('image/png');
  expect((await response.body()).length).toBeLessThan(100_000);
});
