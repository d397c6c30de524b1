// Protects the check of links in outputs.
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {OutputLinks} from './outputLinks';

const origin = 'https://docs.example.com';
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'output-links-'));
  await add('docs/index.html', '<h1 id="top">Docs</h1>');
  await add('docs/old/index.html', '<meta http-equiv="refresh" content="0; url=/base/docs">');
  await add('img/logo.png', '');
});
afterEach(() => rm(dir, {recursive: true}));

async function add(file: string, text: string): Promise<void> {
  await mkdir(path.join(dir, path.dirname(file)), {recursive: true});
  await writeFile(path.join(dir, file), text);
}

const problems = (): string[] => new OutputLinks({dir, baseUrl: '/base/'}, origin).problems();

it('accepts links that lead somewhere', async () => {
  await add(
    'page/index.html',
    `<a href="../docs#top">Docs</a> <img src="/base/img/logo.png"> <a href="#here" id="here">Here</a>
     <a href="https://elsewhere.example">Elsewhere</a> <a href="mailto:docs@example.com">Mail</a>
     <meta property="og:image" content="${origin}/base/img/logo.png">`,
  );
  await add('page.md', `---\nurl: ${origin}/base/page\n---\n\n[Docs](${origin}/base/docs/)\n`);
  expect(problems()).toEqual([]);
});

it.each([
  ['a.html', '<a href="/base/none">', '/base/none leads to no file'],
  ['a.html', '<a href="docs#none">', 'docs#none leads to no anchor'],
  ['a.html', '<a href="#none">', '#none leads to no anchor'],
  ['a.html', '<a href="/base/docs/old">', '/base/docs/old leads to an old path, which redirects'],
  ['a.html', '<a href="/docs">', '/docs is outside of the base URL /base/'],
  ['a.html', '<img srcset="none.png 2x">', 'none.png leads to no file'],
  ['a.html', '<a href="http://a.example">', 'http://a.example is neither HTTPS nor a mail address'],
  [
    'a.html',
    '<meta content="https://docs.example.com/x">',
    `${origin}/x is outside of the base URL`,
  ],
  [
    'a.html',
    `<script type="application/ld+json">{"@id": "${origin}/base/none"}</script>`,
    `${origin}/base/none leads to no file`,
  ],
  [
    'a.html',
    '<meta http-equiv="refresh" content="0; url=/base/none">',
    '/base/none leads to no file',
  ],
  ['a.html', '<i id="x"></i><i id="x"></i>', '#x is the id of two elements'],
  ['a.md', '[Docs](/base/docs)', '/base/docs is not an absolute URL'],
  ['a.md', `![Logo](${origin}/base/logo.png)`, `${origin}/base/logo.png leads to no file`],
  ['a.md', `---\nurl: ${origin}/base/none\n---\n`, `${origin}/base/none leads to no file`],
  ['llms.txt', `- [Docs](${origin}/base/docs#none)`, `${origin}/base/docs#none leads to no anchor`],
  ['robots.txt', `Sitemap: ${origin}/base/sitemap.xml`, 'sitemap.xml leads to no file'],
  ['sitemap.xml', `<urlset><url><loc>${origin}/base/none</loc></url></urlset>`, 'leads to no file'],
  [
    'rss.xml',
    `<rss version="2.0"><channel><title>Blog</title><item><description>&lt;a href="/base/docs">Docs&lt;/a></description></item></channel></rss>`,
    '/base/docs is not an absolute URL',
  ],
  [
    'rss.xml',
    '<rss version="2.0"><channel><title>Blog</title><link>/base/docs</link></channel></rss>',
    '/base/docs is not an absolute URL',
  ],
  ['site.webmanifest', '{"start_url": "./", "scope": "./", "icons": []}', './ leads to no file'],
])('reports the fault of %s: %s', async (file, text, problem) => {
  await add(file, text);
  expect(problems()).toEqual([expect.stringContaining(problem)]);
  expect(problems()[0]).toMatch(`${file}: `);
});

it('does not skip files of an unknown kind', async () => {
  await add('feed.yaml', 'link: /base/none');
  expect(problems).toThrow('There is no reader for feed.yaml');
});
