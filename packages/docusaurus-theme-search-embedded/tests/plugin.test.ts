import {mkdtemp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import searchPlugin from '../src/plugin';
import {collectRecords} from '../src/plugin/collect';
import {openSearchXml} from '../src/plugin/opensearch';
import {contentPages} from '../src/plugin/pages';
import {rankOf} from '../src/plugin/rank';
import {buildReport, recommendHostedAbove} from '../src/plugin/report';
import {recordsFileOf} from '../src/records/file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-plugin-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, {recursive: true});
});

async function write(name: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
  await writeFile(path.join(folder, name), content);
}

const index = (slug: string) => ({type: 'generated-index', slug, permalink: `/docs${slug}`});
const doc = (id: string) => ({type: 'doc', id});

function content(sidebar: unknown[]): AllContent {
  const docs = ['release', 'install', 'key', 'loose'].map(id => ({
    id,
    permalink: `/docs/${id}`,
    source: `@site/docs/${id}.mdx`,
    frontMatter: {},
  }));
  return {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{docs, sidebars: {main: sidebar}}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: {permalink: '/blog/welcome', frontMatter: {}}}]},
    },
  };
}

const categories = [
  doc('release'),
  {
    type: 'category',
    label: 'Getting started',
    link: index('/category/getting-started'),
    items: [
      doc('install'),
      {type: 'category', label: 'Keys', link: {type: 'doc', id: 'key'}, items: []},
    ],
  },
];

describe('where a page stands', () => {
  const lvl0 = (sidebar: unknown[]) =>
    Object.fromEntries(
      [...contentPages(content(sidebar))].map(([route, page]) => [route, page.lvl0]),
    );

  test('a root category that wraps the others lends its name only to what is directly below it', () => {
    const root = {type: 'category', label: 'All', link: index('/'), items: categories};
    expect(lvl0([root])).toEqual({
      '/docs/': 'All',
      '/docs/release': 'All',
      '/docs/category/getting-started': 'Getting started',
      '/docs/install': 'Getting started',
      '/docs/key': 'Getting started',
      '/docs/loose': 'Documentation',
      '/blog/welcome': 'Blog',
    });
  });

  test('without a wrapper the outermost category gives the name', () => {
    expect(lvl0(categories)).toMatchObject({
      '/docs/release': 'Documentation',
      '/docs/install': 'Getting started',
      '/docs/key': 'Getting started',
    });
  });
});

describe('reading the build', () => {
  const html = (plugin: string, title: string) =>
    `<!doctype html><html class="plugin-${plugin} plugin-id-default"><title>${title}</title><main><h1>${title}</h1></main>`;
  const site = () => ({
    outDir: folder,
    baseUrl: '/base/',
    siteUrl: 'https://docs.example.com',
    routesPaths: [
      '/base/',
      '/base/docs/a',
      '/base/blog',
      '/base/search',
      '/base/404.html',
      '/base/docs/a',
    ],
  });
  const isLeftOut = (route: string) => ['/base/search', '/base/404.html'].includes(route);
  const pages = new Map([['/base/docs/a', {lvl0: 'Guides', pageRank: 10}]]);

  test('finds each route below the base URL, once, without the lists of blog and docs', async () => {
    await write('index.html', html('pages', 'Home'));
    await write('docs/a.html', html('docs', 'A'));
    await write('blog/index.html', html('blog', 'Blog'));
    const found = collectRecords(site(), pages, isLeftOut).flatMap(page => page.records);
    expect(found.map(record => [record.url, record.hierarchy.lvl0, record.hierarchy.lvl1])).toEqual(
      [
        ['https://docs.example.com/base/', 'Pages', 'Home'],
        ['https://docs.example.com/base/docs/a', 'Guides', 'A'],
      ],
    );
  });

  test('names the route whose page is missing', async () => {
    await write('index.html', html('pages', 'Home'));
    expect(() => collectRecords(site(), pages, isLeftOut)).toThrow('/base/docs/a');
  });
});

describe('the records of a build', () => {
  /** Runs the plugin after a build without pages, as Docusaurus does. */
  async function build(currentLocale: string, outDir: string, baseUrl: string): Promise<void> {
    const context = {
      siteDir: folder,
      outDir: path.join(folder, outDir),
      baseUrl,
      siteConfig: {url: 'https://docs.example.com', title: 'Site', titleDelimiter: '|'},
      i18n: {
        currentLocale,
        defaultLocale: 'en',
        locales: ['en', 'pt-BR'],
        localeConfigs: {en: {baseUrl: '/base/'}},
      },
    } as unknown as LoadContext;
    await mkdir(context.outDir, {recursive: true});
    const plugin = searchPlugin(context, {indexName: 'movie'});
    await plugin.postBuild?.({routesPaths: []} as never);
  }

  test.each([
    ['the default language', 'en', 'build', '/base/'],
    ['another language', 'pt-BR', 'build/pt-BR', '/base/pt-BR/'],
    ['another language at an address of its choice', 'pt-BR', 'build/brasil', '/base/brasil/'],
    ['a language that is built alone', 'pt-BR', 'build', '/base/'],
  ])('of %s are where the push looks for them', async (_what, locale, outDir, baseUrl) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await build(locale, outDir, baseUrl);
    await expect(
      readFile(path.join(folder, recordsFileOf('build', locale))),
    ).resolves.toBeDefined();
  });
});

describe('what a build prints', () => {
  const pages = (...sizes: number[]) =>
    sizes.map((size, number) => ({
      route: `/page-${number}`,
      records: collectionOf(size),
    }));
  const collectionOf = (size: number) => Array.from({length: size}, () => ({}) as never);
  const figures = {indexBytes: 12345, gzipBytes: 4321};

  test('records, index bytes and the largest page', () => {
    expect(buildReport(pages(2, 40, 3), figures, false)).toEqual({
      info: 'Search: 45 records of 3 pages, index 12,345 bytes (4,321 gzip), largest page /page-1 with 40 records.',
    });
  });

  test('above 120,000 records the hosted index is recommended, unless it is in use', () => {
    expect(buildReport(pages(120_000), figures, false).advice).toBeUndefined();
    expect(buildReport(pages(120_001), figures, false).advice).toMatch(
      /120,000.*hosted index.*search:push/,
    );
    expect(buildReport(pages(120_001), figures, true).advice).toBeUndefined();
  });

  test('recommends the hosted index from the size that the README names', async () => {
    const readme = await readFile(
      'packages/docusaurus-theme-search-embedded/src/engine/README.md',
      'utf8',
    );
    const [, pagesThen] = /From about ([\d,]+) pages on the hosted index/.exec(readme) ?? [];
    expect(readme).toMatch(
      new RegExp(`\\| ${pagesThen} +\\| ${recommendHostedAbove.toLocaleString('en')} `),
    );
  });
});

test('the OpenSearch description escapes what it is given', () => {
  const xml = openSearchXml({
    title: 'A & "B" <C>',
    siteUrl: 'https://docs.example.com/base/',
    searchPath: 'search',
  });
  expect(xml).toContain('<ShortName>A &amp; &quot;B&quot; &lt;C&gt;</ShortName>');
  expect(xml).toContain('template="https://docs.example.com/base/search?q={searchTerms}"');
  expect(xml).not.toContain('<Image>');
});

describe('search rank in front matter', () => {
  const page = (search?: unknown) => ({
    source: '@site/docs/changes.mdx',
    frontMatter: search === undefined ? {} : {search},
  });

  test('is that of the kind of page, or the one asked for', () => {
    expect(rankOf(page(), 'doc')).toBe(10);
    expect(rankOf(page({rank: -1}), 'doc')).toBe(-1);
    expect(rankOf(page({rank: 20}), 'post')).toBe(20);
  });

  test.each([[false], [null], [{}], [{rank: '-1'}], [{rank: NaN}], [{rank: 101}]])(
    'refuses %j, naming the file',
    search => {
      expect(() => rankOf(page(search), 'doc')).toThrow(
        /@site\/docs\/changes\.mdx: "search" in the front matter needs a rank from -100 to 100/,
      );
    },
  );
});
