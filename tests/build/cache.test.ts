// Protects that a build with a cache has the result of one without.
import {expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

const page = (slug: string, body: string) => `---\nunlisted: true\nslug: ${slug}\n---\n\n${body}\n`;

test('links by file follow a page to its new path @full', async () => {
  const site = new SiteCopy();
  site.write('docs/from.mdx', page('/from', '[To](./to.mdx)'));
  for (const slug of ['/to', '/moved']) {
    site.write('docs/to.mdx', page(slug, 'Text.'));
    const {code, output} = await site.run('npx docusaurus build --no-minify');
    expect(output).not.toContain('Broken');
    expect(code).toBe(0);
    expect(site.read('build/docs/from/index.html')).toMatch(
      new RegExp(`<a [^>]*href="?/docs${slug}[">]`),
    );
  }
}, 600_000);
