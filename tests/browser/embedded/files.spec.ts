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
