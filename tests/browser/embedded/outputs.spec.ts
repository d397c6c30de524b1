// Protects the outputs for machines: Markdown copies, cards, structured data, feeds, sitemap.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import {load} from 'cheerio';
import {parseFeed} from 'feedsmith';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {machineUrl} from '../../../src/utils/machineUrl';
import {sitemapPaths} from '../a11y';
import {builds} from '../builds';
import {hasHistory} from '../../../src/config/history';
import {expect, test} from '../test';
import {loadPage} from '../html';

const origin = 'https://docs.example.com/';
const output = builds[0]!.dir;
const markdown = unified().use(remarkParse).use(remarkGfm);

/** Lists the files of the build, relative to its folder. */
const builtFiles = () => readdirSync(output, {recursive: true, encoding: 'utf8'});
const read = (name: string) => readFileSync(path.join(output, name), 'utf8');

/** Docs, category pages, and posts; not the blog's lists of posts. */
const articles = sitemapPaths().filter(
  path =>
    path.startsWith('docs') ||
    (/^blog\/[^/]+$/.test(path) && !/\/(archive|authors|tags)$/.test(path)),
);

async function get(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Reads width and height from the file's first chunk. */
function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function nodesOf(text: string): Nodes[] {
  const nodes: Nodes[] = [];
  visit(markdown.parse(text), node => {
    nodes.push(node);
  });
  return nodes;
}

const linksOf = (text: string) =>
  nodesOf(text).flatMap(node => (node.type === 'link' || node.type === 'image' ? [node.url] : []));

test('Markdown copies: each article has one, without HTML', async ({request}) => {
  expect(articles.length).toBeGreaterThanOrEqual(23);
  for (const path of articles) {
    const page = loadPage(await get(request, path));
    const href = page('link[rel=alternate][type="text/markdown"]').attr('href')!;
    expect(href, path).toBe(`${origin}${path.replace(/\/$/, '')}.md`);
    const [, head, content] = /^---\n(.*?)---\n(.*)$/s.exec(
      await get(request, href.slice(origin.length)),
    )!;
    const data = parse(head!) as Record<string, unknown>;
    expect(data, path).toMatchObject({
      title: page('h1').text(),
      description: page('meta[name=description]').attr('content'),
      url: machineUrl(origin + path),
    });
    if (hasHistory && !path.startsWith('docs/category') && path !== 'docs') {
      expect(Date.parse(data.last_update as string), path).toBeGreaterThan(0);
    }
    const nodes = nodesOf(content!);
    const headings = nodes.flatMap(node => (node.type === 'heading' ? [node.depth] : []));
    const titles = headings.filter(depth => depth === 1);
    expect(titles, path).toHaveLength(1);
    const isHtml = (node: Nodes) =>
      node.type === 'html' || (node.type === 'text' && /<\/?[a-z]/i.test(node.value));
    expect(nodes.filter(isHtml), path).toEqual([]);
    const codes = nodes.flatMap(node => (node.type === 'code' ? [node.value.trim()] : []));
    const shown = page('article pre')
      .map((_, pre) => page(pre).text().trim())
      .get();
    expect(codes, path).toEqual(shown);
    const shownHeadings = page('main :is(h1, .markdown :is(h2, h3, h4), article h2)');
    expect(headings.length, path).toBe(shownHeadings.length);
  }
  // The copies contain what components show.
  const copy = await get(request, 'docs/getting-started/llm-setup/openai-api-key.md');
  expect(copy).toContain('| Environment variable | `OPENAI_API_KEY` |');
  expect(copy).toMatch(/\*\*PowerShell\*\*\n\n```powershell\n/);
  expect(await get(request, 'docs/user-guides/create-task.md')).toContain('\nFigure: ');
  expect(await get(request, 'blog/welcome.md')).toMatch(
    /!\[A path of dots .+\]\(https:.+\/welcome-path-\w+\.svg\)/,
  );
  // A table of costs comes with the numbers that it rests on.
  expect(await get(request, 'blog/mdx-blog-post.md')).toMatch(/ each with 5,000 input tokens /);
  expect(await get(request, 'docs/category/user-guides.md')).toContain(
    `- [Create a task](${origin}docs/user-guides/create-task): `,
  );
});

test('llms.txt: it describes every article', async ({request}) => {
  const text = await get(request, 'llms.txt');
  const links = linksOf(text);
  expect(links.map(link => link.replace(/\.md$/, '')).sort()).toEqual(
    articles.map(path => (origin + path).replace(/\/$/, '')).sort(),
  );
  expect(text).toMatch(/^# Effortless Test Automation\n\n> \S/);
  expect(text.match(/^- \[.+\]\(.+\): \S.+$/gm)).toHaveLength(articles.length);
  const full = await get(request, 'llms-full.txt');
  for (const path of articles) {
    expect(full).toContain(`\nSource: [${machineUrl(origin + path)}](`);
  }
  expect(nodesOf(full).filter(({type}) => type === 'html')).toEqual([]);
});

test('social cards: each article has its own, 1200 × 630 below 60 kB', async ({request}) => {
  const seen = new Set<string>();
  for (const path of [...articles, '', 'search']) {
    const html = loadPage(await get(request, path));
    const meta = (name: string) => html(`meta[property="${name}"], meta[name="${name}"]`);
    expect(meta('og:image'), path).toHaveLength(1);
    const image = meta('og:image').attr('content')!;
    expect(meta('twitter:image').attr('content'), path).toBe(image);
    seen.add(image);
    const card = await request.get(image.slice(origin.length));
    expect(card.headers()['content-type'], path).toBe('image/png');
    expect((await card.body()).length, path).toBeLessThan(60_000);
    expect(pngSize(await card.body()), path).toEqual([1200, 630]);
  }
  expect(seen.size).toBe(articles.length + 1);
});

test('feeds: a parser reads RSS, Atom, and JSON, each with the four posts', async ({request}) => {
  for (const [file, format] of [
    ['rss.xml', 'rss'],
    ['atom.xml', 'atom'],
    ['feed.json', 'json'],
  ]) {
    const parsed = parseFeed(await get(request, `blog/${file}`));
    expect(parsed.format).toBe(format);
    const {feed} = parsed;
    const text = JSON.stringify(feed);
    for (const slug of ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']) {
      expect(text, file).toContain(`${origin}blog/${slug}`);
    }
    const posts = 'items' in feed ? feed.items : 'entries' in feed ? feed.entries : [];
    expect(posts, file).toHaveLength(4);
    expect(JSON.stringify(feed.title)).toContain('Effortless Test Automation blog');
  }
  const json = JSON.parse(await get(request, 'blog/feed.json')) as {
    home_page_url: string;
    items: {date_modified: string; date_published: string}[];
  };
  const dates = json.items.map(item => item.date_modified);
  expect(dates, 'latest first').toEqual([...dates].sort().reverse());
  expect(json.home_page_url).toBe(`${origin}blog`);
  expect(json.items.filter(item => !Date.parse(item.date_published))).toEqual([]);
});

test('feeds: bodies have tables, links, and pictures, without controls', async ({request}) => {
  const {items} = JSON.parse(await get(request, 'blog/feed.json')) as {
    items: {url: string; content_html: string}[];
  };
  const controls = 'button, fieldset, form, input, nav, noscript, script, select, style, svg';
  for (const {url, content_html: html} of items) {
    const body = loadPage(html);
    expect(body(`:is(${controls}), [hidden], [style], .hash-link`).get(), url).toEqual([]);
    for (const element of body('[href], [src]').get()) {
      const target = body(element).attr('href') ?? body(element).attr('src')!;
      expect(target, url).toMatch(/^(https?:\/\/|mailto:)/);
      if (target.startsWith(origin)) {
        await get(request, target.slice(origin.length));
      }
    }
  }
  const body = (slug: string) =>
    loadPage(items.find(({url}) => url.endsWith(`${slug}/`))!.content_html);
  expect(body('/welcome')('img').attr('src')).toMatch(/\/assets\/images\/welcome-path-\w+\.svg$/);
  const calculator = body('/mdx-blog-post');
  expect(calculator('table caption').text()).toMatch(/^Cost per month/);
  expect(calculator(`a[href="${origin}blog/mdx-blog-post/#try-it"]`).text()).not.toBe('');
  expect(calculator.text()).toMatch(/5,000 input tokens/);
  // The other formats have the same bodies.
  for (const file of ['rss.xml', 'atom.xml']) {
    const text = await get(request, `blog/${file}`);
    expect(text, file).not.toMatch(/data:image|&lt;input|<input|fieldset/);
  }
});

test('URLs for machines: GitHub Pages answers each with a page or a file, without a redirect', () => {
  const names = builtFiles();
  const inHeads = names
    .filter(name => name.endsWith('.html'))
    .flatMap(name => {
      const $ = loadPage(read(name));
      // Those of a redirect are what readers see after it.
      const isRedirect = $('meta[http-equiv=refresh]').length > 0;
      const parts = $('link[rel=canonical], link[hreflang], meta[property^="og:"]').get();
      return (isRedirect ? [] : parts).map(
        part => $(part).attr('href') ?? $(part).attr('content')!,
      );
    });
  const inSitemap = load(read('sitemap.xml'), {xml: true})('loc')
    .get()
    .map(loc => load(loc).text());
  const feed = JSON.parse(read('blog/feed.json')) as {items: {url: string; content_html: string}[]};
  const inFeed = feed.items.flatMap(({url, content_html: html}) => {
    const $ = loadPage(html);
    return [
      url,
      ...$('[href], [src]')
        .get()
        .map(part => $(part).attr('href') ?? $(part).attr('src')!),
    ];
  });
  const urls = [...inHeads, ...inSitemap, ...inFeed]
    .filter(url => url.startsWith('/') || url.startsWith(origin))
    .map(url => decodeURI(new URL(url, origin).pathname));
  expect(urls.length).toBeGreaterThan(150);
  const files = new Set(names.map(name => `/${name}`));
  const redirected = urls.filter(url => !files.has(url.replace(/\/$/, '/index.html')));
  expect([...new Set(redirected)]).toEqual([]);
});

test('social networks: each page has a type and the name of the site', () => {
  // Redirects and the not-found page are not for sharing.
  const pages = builtFiles().filter(name => name.endsWith('.html') && /og:url/.test(read(name)));
  expect(pages.length).toBeGreaterThan(40);
  for (const name of pages) {
    const $ = loadPage(read(name));
    const contentOf = (property: string) => $(`meta[property="${property}"]`).attr('content') ?? '';
    expect(contentOf('og:type'), name).toMatch(/^(?:website|article)$/);
    expect(contentOf('og:site_name'), name).toBe('Effortless Test Automation');
  }
});

test('icon: programs that ask for /favicon.ico get a bitmap in three sizes', async ({request}) => {
  const icon = await (await request.get('favicon.ico')).body();
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const count = icon.readUInt16LE(4);
  const sizes = Array.from({length: count}, (_, index) => icon.readUInt8(6 + 16 * index));
  expect(sizes.sort((one, other) => one - other)).toEqual([16, 32, 48]);
});

test('manifest: it names the site and existing icons', async ({page}) => {
  await page.goto('');
  const path = (await page.locator('link[rel=manifest]').getAttribute('href'))!;
  const manifest = JSON.parse(await get(page.request, path)) as {
    name: string;
    start_url: string;
    icons: {src: string; sizes: string; purpose?: string}[];
  };
  expect(manifest.name).toBe('Effortless Test Automation');
  const base = new URL(path, page.url());
  expect(new URL(manifest.start_url, base).href).toBe(page.url());
  expect(manifest.icons.map(({sizes, purpose}) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!;
  for (const {src, sizes} of [...manifest.icons, {src: touch, sizes: '180x180'}]) {
    const icon = await page.request.get(new URL(src, base).href);
    expect(pngSize(await icon.body()).join('x'), src).toBe(sizes);
  }
});

test('sitemap: it has dates, lacks the search page, and robots.txt names it', async ({request}) => {
  const sitemap = await get(request, 'sitemap.xml');
  expect(sitemap).toContain(`${origin}docs/release`);
  expect(sitemap.includes('<lastmod>')).toBe(hasHistory);
  expect(sitemap).not.toMatch(/\/search\/?</);
  expect(await get(request, 'robots.txt')).toContain(`Sitemap: ${origin}sitemap.xml`);
});
