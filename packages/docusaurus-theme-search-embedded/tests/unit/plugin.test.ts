// Protects the plugin: its options, the areas, the build that it reads, translations, and exports.
import {readdirSync} from 'node:fs';
import {mkdtemp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import fc from 'fast-check';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import searchTheme, {getSwizzleConfig, validateOptions} from '../../src';
import {createSearchAssets} from '../../src/build/assets';
import {collectPages} from '../../src/build/collect';
import type {Selection} from '../../src/build/selection';
import {openSearchXml} from '../../src/build/opensearch';
import {languageOf, valueFor, type Options} from '../../src/options';
import {
  areasOfSite,
  assertAreasHaveRoutes,
  siteInstances,
  type LabeledSite,
} from '../../src/build/areas';
import {areaAt, areaId, type RankedArea} from '../../src/shared/data';
import {otherSearches, replacements} from '../../src/build/leftovers';
import {contentPages, readFrontMatter, versionTags, type SitePlugin} from '../../src/build/pages';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {messagesOf} from '../../src/build/translations';
import {buildReport, type BuildFigures} from '../../src/build/report';
import {englishSynonyms} from '../../src/engine/analysis/synonyms';
import {SiteSearch} from '../../src/client/siteSearch';
import type {Page} from '../../src/engine/format/sections';
import {toRecords} from '../../src/records';
import {RecordsFolder} from '../../src/records/file';
import {input} from '../fixtures/engine/site';

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

const plugin = (kind: string, content: object, id = 'default'): SitePlugin => ({
  name: `docusaurus-plugin-content-${kind}`,
  options: {id} as SitePlugin['options'],
  content,
});

function content(sidebar: unknown[]): SitePlugin[] {
  const docs = ['release', 'install', 'key', 'loose'].map(id => ({
    id,
    permalink: `/docs/${id}`,
    source: `@site/docs/${id}.mdx`,
    frontMatter: {},
  }));
  return [
    plugin('docs', {loadedVersions: [{docs, sidebars: {main: sidebar}}]}),
    plugin('blog', {blogPosts: [{metadata: {permalink: '/blog/welcome', frontMatter: {}}}]}),
  ];
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

const labels = {docs: 'Documentation', blog: 'Blog', pages: 'Pages'};

/** Checks options as Docusaurus does. */
const checked = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });

describe('the category of a page', () => {
  const lvl0 = (sidebar: unknown[]) =>
    Object.fromEntries(
      [...contentPages(content(sidebar), labels)].map(([route, page]) => [
        route.replace(/\/$/, ''),
        page.lvl0,
      ]),
    );

  test('a root category that wraps the others only names the pages directly below it', () => {
    const root = {type: 'category', label: 'All', link: index('/'), items: categories};
    expect(lvl0([root])).toEqual({
      '/docs': 'All',
      '/docs/release': 'All',
      '/docs/category/getting-started': 'Getting started',
      '/docs/install': 'Getting started',
      '/docs/key': 'Getting started',
      '/docs/loose': 'Documentation',
      '/blog/welcome': 'Blog',
    });
  });

  test('without a wrapper the outermost category is the name', () => {
    expect(lvl0(categories)).toMatchObject({
      '/docs/release': 'Documentation',
      '/docs/install': 'Getting started',
      '/docs/key': 'Getting started',
    });
  });
});

describe('areas and versions', () => {
  const instance = (...versions: [name: string, path: string][]) => ({
    loadedVersions: versions.map(([versionName, url]) => ({versionName, path: url})),
  });
  const plugins = [
    plugin('docs', instance(['current', '/base/docs/next'], ['1.0', '/base/docs'])),
    plugin('docs', instance(['current', '/base/community']), 'community'),
    plugin('blog', {blogTagsListPath: '/base/blog/tags', blogPosts: []}),
  ];

  const version = (name: string, url: string, isLast = false) => ({
    versionName: name,
    path: url,
    isLast,
  });
  const docsAt = (...loadedVersions: object[]) => ({loadedVersions});
  const blogAt = (base: string, blogTitle = 'Blog') => ({
    blogTitle,
    blogTagsListPath: `${base}/tags`,
    blogPosts: [{metadata: {permalink: `${base}/2025/one`}}],
  });
  const labeled = (
    docs: object,
    blog: object = {},
    {
      siteLabels = {},
      ...more
    }: {siteLabels?: object} & Partial<Omit<LabeledSite, 'siteLabels'>> = {},
  ): LabeledSite => ({
    baseUrl: '/base/',
    allContent: {
      'docusaurus-plugin-content-docs': docs as never,
      'docusaurus-plugin-content-blog': blog as never,
    },
    labels,
    siteLabels: new Map(Object.entries(siteLabels)),
    ...more,
  });

  test('the default areas are those of the plugins, and the rest', () => {
    const docs = {
      default: docsAt(version('current', '/base/docs/next'), version('1', '/base/docs', true)),
      community: docsAt(version('current', '/base/community', true)),
      sdk: docsAt(version('current', '/base/sdk', true)),
    };
    const navbar = {items: [{label: 'Our community', docsPluginId: 'community'}]};
    const site = labeled(
      docs,
      {default: blogAt('/base/news', 'News'), empty: {blogPosts: []}},
      {siteLabels: {sdk: 'SDK', pages: 'The rest'}, navbar},
    );
    expect(areasOfSite(site, [])).toEqual([
      {label: 'Our community', path: 'community'},
      {label: 'Documentation', path: 'docs'},
      {label: 'News', path: 'news'},
      {label: 'SDK', path: 'sdk'},
      {label: 'The rest', path: ''},
    ]);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'docs at /%s have a label of their own',
    path => {
      const docs = {sdk: docsAt(version('current', `/base/${path}`, true))};
      expect(siteInstances(labeled(docs))).toMatchObject([{path, label: 'sdk'}]);
    },
  );

  test('a site can leave out docs and blog, and docs can be at the root', () => {
    expect(areasOfSite(labeled({}), [])).toEqual([{label: 'Pages', path: ''}]);
    const atRoot = {default: docsAt(version('current', '/base/', true))};
    expect(areasOfSite(labeled(atRoot), [])).toEqual([{label: 'Documentation', path: ''}]);
  });

  test('the messages of a site translate each label', () => {
    const docs = {default: docsAt(version('current', '/base/handbuch', true))};
    const blog = {default: blogAt('/base/blog')};
    const labelsOf = (siteLabels: object, areas: RankedArea[] = []) =>
      areasOfSite(labeled(docs, blog, {siteLabels}), areas).map(({label}) => label);
    expect(labelsOf({})).toEqual(['Documentation', 'Blog', 'Pages']);
    expect(labelsOf({handbuch: 'Handbuch', blog: 'Journal', pages: 'Rest'})).toEqual([
      'Handbuch',
      'Journal',
      'Rest',
    ]);
    expect(labelsOf({docs: 'Doku'})).toEqual(['Doku', 'Blog', 'Pages']);
    const areas = [
      {label: 'People', path: 'community'},
      {label: 'Guide', path: 'handbuch/guide'},
      {label: 'Rest', path: ''},
    ];
    const siteLabels = {community: 'Leute', 'handbuch/guide': 'Leitfaden', pages: 'Sonst'};
    expect(labelsOf(siteLabels, areas)).toEqual(['Leute', 'Leitfaden', 'Sonst']);
    expect(labelsOf({}, areas)).toEqual(['People', 'Guide', 'Rest']);
  });

  describe.each([
    ['docs', '/base/docs', ''],
    ['docs at the root', '/base', ''],
    [
      'docs below letters beyond ASCII',
      '/base/документы',
      '/base/%D0%B4%D0%BE%D0%BA%D1%83%D0%BC%D0%B5%D0%BD%D1%82%D1%8B',
    ],
  ])('%s with versions', (_, base, encoded) => {
    const docs = {
      default: docsAt(
        version('current', `${base}/next`),
        version('2.24', base, true),
        version('1.0', `${base}/1.0`),
      ),
    };
    const guide = `${base}/guide`.slice('/base/'.length);
    const areas = areasOfSite(labeled(docs), [
      {label: 'Guide', path: guide},
      {label: 'People', path: 'community'},
      {label: 'Rest', path: ''},
    ]);
    const areaOf = (path: string) => areaAt(areas, path.slice('/base/'.length)).label;

    test.each(['', '/next', '/1.0'])('each has the areas, as %s', below => {
      for (const each of [base, encoded].filter(Boolean)) {
        expect(areaOf(`${each}${below}/guide`)).toBe('Guide');
        expect(areaOf(`${each}${below}/guide/intro?q=1#a`)).toBe('Guide');
        expect(areaOf(`${each}${below}/guidelines`)).toBe('Rest');
        expect(areaOf(`${each}${below}/other`)).toBe('Rest');
      }
      expect(areaOf('/base/community/x')).toBe('People');
    });
  });

  test.each([
    ['api', 'api'],
    ['api/intro#top', 'api'],
    ['api?q', 'api'],
    ['api-reference', 'pages'],
    ['', 'pages'],
  ])('the page /%s is in the area %s', (pathname, id) => {
    const areas = checked({
      areas: [
        {label: 'API', path: '/api/'},
        {label: 'Rest', path: ''},
      ],
    }).areas;
    expect(areaId(areaAt(areas, pathname))).toBe(id);
  });

  test('an area without a page is an error that lists the first segments of the routes', () => {
    const areas = [
      {label: 'Docs', path: 'docs'},
      {label: 'API', path: 'apis'},
    ];
    const routes = ['/base/', '/base/docs/a', '/base/api/'];
    expect(() => assertAreasHaveRoutes(areas, routes, '/base/')).toThrow(
      'no route matches `areas[1].path` `apis`. The routes begin with: api, docs.',
    );
    expect(() => assertAreasHaveRoutes(areas.slice(0, 1), routes, '/base/')).not.toThrow();
  });

  test('only docs with several versions have one index per version', () => {
    const tags = versionTags(plugins);
    expect(tags).toEqual(['docs-default-current', 'docs-default-1.0']);
    const pages = ['default', 'docs-default-1.0', 'docs-community-current'].map(
      (docusaurus_tag): Page => ({
        url: `https://docs.example.com/${docusaurus_tag}`,
        category: '',
        title: docusaurus_tag,
        label: '',
        facets: {language: '', docusaurus_tag, version: '', area: ''},
        rank: 0,
        sections: [],
      }),
    );
    const {files} = createSearchAssets(pages, {}, tags);
    const indexes = [...files].filter(([name]) => /^(files\/)?index\./.test(name));
    const titles = indexes.map(([, bytes]) => inflateSync(bytes).toString('utf8'));
    expect(indexes.at(-1)![0]).toBe('index.json');
    expect(titles.map(text => pages.map(({title}) => text.includes(`${title}\t`)))).toEqual([
      [false, true, false],
      [true, false, true],
    ]);
  });
});

describe('reading the build', () => {
  const html = (plugin: string, title: string, body = '') =>
    `<!doctype html><html class="plugin-${plugin} plugin-id-default"><title>${title}</title><main><h1>${title}</h1>${body}</main>`;
  const site = (...routes: string[]) => ({
    outDir: folder,
    baseUrl: '/base/',
    siteConfig: {url: 'https://docs.example.com'} as DocusaurusConfig,
    routesPaths: [...routes, '/base/search', '/base/404.html'],
    pagesLabel: 'Pages',
    areas: [{label: 'Pages', path: ''}],
  });
  const shouldSkip = (route: string) => ['/base/search', '/base/404.html'].includes(route);
  const guide = {lvl0: 'Guides', defaultRank: 0.4};

  /** Returns the records of some routes, and the warnings. */
  function read(routes: string[], known: object = {}, options: Options = {}) {
    const warnings: string[] = [];
    const pages = new Map([['/base/docs/a/', {...guide, ...known}]]);
    const selection: Selection = checked(options);
    const warn = (message: string) => void warnings.push(message);
    const found = collectPages(site(...routes), pages, selection, shouldSkip, warn);
    return {records: found.pages.flatMap(page => [...toRecords(page)]), warnings};
  }
  const titles = (...input: Parameters<typeof read>) =>
    read(...input)
      .records.filter(({type}) => type === 'lvl1')
      .map(({url, hierarchy: {lvl0, lvl1}}) => [new URL(url).pathname, lvl0, lvl1]);

  beforeEach(async () => {
    await write('index.html', html('pages', 'Home'));
    const body = '<p class="note">Secret</p><p>Text</p><pre>code()</pre>';
    await write('docs/a.html', html('docs', 'A', body));
    await write('blog/index.html', html('blog', 'Blog'));
  });

  test.each([
    ['docs/a.html', '/base/docs/a'],
    ['docs/a/index.html', '/base/docs/a'],
    ['docs/a/index.html', '/base/docs/a/'],
  ])('finds %s for the route %s, once, without the lists of blog and docs', async (file, route) => {
    await rm(path.join(folder, 'docs'), {recursive: true});
    await write(file, html('docs', 'A'));
    expect(titles(['/base/', route, '/base/blog', route])).toEqual([
      ['/base/', 'Pages', 'Home'],
      [route, 'Guides', 'A'],
    ]);
  });

  test.each([
    ['old/install.html', '/base/old/install.html'],
    ['legacy/readme.htm', '/base/legacy/readme.htm'],
    ['old/install.html/index.html', '/base/old/install.html/'],
    ['old/install.html.html', '/base/old/install.html'],
    ['my page.html', '/base/my page'],
    ['my page/index.html', '/base/my%20page'],
    ['设置/index.html', '/base/设置/'],
    ['straße.html', '/base/stra%C3%9Fe'],
    ['100%.html', '/base/100%'],
  ])('finds %s for the route %s', async (file, route) => {
    await write(file, html('pages', 'Found'));
    const {records, warnings} = read([route]);
    expect(records.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Found']);
    expect(warnings).toEqual([]);
  });

  test.each(['noindex', 'none', 'noindex, nofollow', 'NOINDEX'])(
    'what a whole site tells crawlers is not about its search, as %s',
    async content => {
      const tag = (value: string) => `<meta data-rh=true name=robots content="${value}">`;
      const withTag = (page: string, value: string) =>
        page.replace('<title>', `${tag(value)}<title>`);
      await write('404.html', withTag(html('', 'Not found'), content));
      await write('search.html', withTag(html('', 'Search'), content));
      await write('index.html', withTag(html('pages', 'Home'), content));
      await write('own.html', withTag(html('pages', 'Own'), 'noindex, noarchive'));
      const found = () =>
        read(['/base/', '/base/own']).records.map(({hierarchy}) => hierarchy.lvl1);
      expect(found()).toEqual(['Home']);
      // A site may want only these two pages out of crawlers' reach.
      await write('search.html', html('', 'Search'));
      expect(found()).toEqual([]);
    },
  );

  test('warns of a field of the front matter that has no effect', () => {
    const {records, warnings} = read(['/base/docs/a'], {frontMatter: {search_exclude: true}});
    expect(records).not.toEqual([]);
    expect(warnings).toEqual([
      'the front matter of /base/docs/a has "search_exclude", which has no effect. Write "search: {exclude: true}".',
    ]);
  });

  test('warns of a route without a file and a page without main, and continues', async () => {
    await write('bare.html', '<!doctype html><title>Bare</title><h1>Bare</h1>');
    const {records, warnings} = read(['/base/gone', '/base/bare', '/base/']);
    expect(records.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Bare', 'Home']);
    expect(warnings).toEqual([
      expect.stringContaining('the route /base/gone has no file'),
      expect.stringContaining('/base/bare has no <main>'),
    ]);
  });

  test.each<[Options, object, string[]]>([
    [{}, {}, ['Home', 'A']],
    [{docs: false}, {}, ['Home']],
    [{docs: ['other']}, {}, ['Home']],
    [{docs: ['default'], pages: false}, {}, ['A']],
    [{include: ['/docs/**']}, {}, ['A']],
    [{exclude: ['/docs/**']}, {}, ['Home']],
    [{}, {isExcluded: true}, ['Home']],
  ])('with %j, and the page %j, finds %j', (options, known, found) => {
    expect(titles(['/base/', '/base/docs/a'], known, options).map(([, , title]) => title)).toEqual(
      found,
    );
  });

  test('a page has its own rank, or that of its area, or that of its kind', () => {
    const rankOf = (known: object, rank?: number) => {
      const pages = new Map([['/base/docs/a/', {...guide, ...known}]]);
      const areas = [{label: 'Documentation', path: 'docs', rank}];
      const built = {...site('/base/docs/a'), areas};
      return collectPages(built, pages, checked({}), shouldSkip, () => {}).pages[0]?.rank;
    };
    expect(rankOf({})).toBe(0.4);
    expect(rankOf({}, -50)).toBe(-50);
    expect(rankOf({rank: 20}, -50)).toBe(20);
    const area = {label: 'Documentation', path: 'docs'};
    expect(checked({areas: [{...area, rank: -50}]}).areas).toEqual([{...area, rank: -50}]);
    expect(() => checked({areas: [{...area, rank: -101}]})).toThrow('"areas[0].rank"');
  });

  test('further sections of a page that a function returns', () => {
    const seen: unknown[] = [];
    const furtherSections = (page: unknown) => {
      seen.push(page);
      return [
        {heading: 'Request', text: ['amount_cents', 'page_size'], anchor: 'request'},
        {heading: 'More', text: 'egret'},
      ];
    };
    const {records} = read(['/base/docs/a'], {frontMatter: {api: 'x'}}, {furtherSections});
    expect(seen).toEqual([{route: '/base/docs/a', title: 'A', frontMatter: {api: 'x'}}]);
    expect(
      records.slice(-5).map(({content, url, hierarchy}) => [content, url, hierarchy.lvl2]),
    ).toEqual([
      [null, 'https://docs.example.com/base/docs/a#request', 'Request'],
      ['amount_cents', 'https://docs.example.com/base/docs/a#request', 'Request'],
      ['page_size', 'https://docs.example.com/base/docs/a#request', 'Request'],
      [null, 'https://docs.example.com/base/docs/a', 'More'],
      ['egret', 'https://docs.example.com/base/docs/a', 'More'],
    ]);
  });

  test.each([
    [() => [{heading: 1}] as never, /for \/base\/docs\/a, must return a list .*"heading":1/],
    [() => 'text' as never, /must return a list/],
    [
      () => {
        throw new Error('no schema');
      },
      /for \/base\/docs\/a, failed: no schema/,
    ],
  ])('an error names the page whose further sections are unusable', (furtherSections, message) => {
    expect(() => read(['/base/docs/a'], {}, {furtherSections})).toThrow(message);
  });

  test.each(['', ' '])('further sections need a heading and an anchor, not %j', empty => {
    const further = (more: object) => () => [{heading: 'Limits', text: 'x', ...more}];
    for (const furtherSections of [further({heading: empty}), further({anchor: empty})]) {
      expect(() => read(['/base/docs/a'], {}, {furtherSections})).toThrow(
        'with a heading and an anchor that are not empty',
      );
    }
  });

  test('results in further sections have their headings and anchors, also of repeated headings', async () => {
    const headings = fc.constantFrom(
      'Request',
      'request',
      'A',
      'A B',
      'A\r\nB',
      ' A\tB ',
      '&&',
      'Limits & more',
    );
    const anchors = fc.constantFrom(
      'request',
      'Request',
      'request-1',
      'a-b',
      'a--b',
      'x',
      '-1',
      'ä',
      undefined,
    );
    const sections = fc.uniqueArray(fc.record({heading: headings, anchor: anchors}), {
      selector: ({anchor}) => anchor,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(sections, async given => {
        const furtherSections = () =>
          given.map(({heading, anchor}, index) => ({
            heading,
            text: `word${index}word`,
            ...(anchor !== undefined && {anchor}),
          }));
        const {pages} = collectPages(
          site('/base/docs/a'),
          new Map([['/base/docs/a/', guide]]),
          checked({furtherSections}),
          shouldSkip,
          () => {},
        );
        const {files} = createSearchAssets(pages);
        const search = new SiteSearch(async name => files.get(name)!);
        for (const [index, {heading, anchor}] of given.entries()) {
          const {hits} = await search.find(input(`word${index}word`));
          const page = 'https://docs.example.com/base/docs/a';
          const found = anchor
            ? {
                url: `${page}#${encodeURI(anchor)}`,
                headings: ['A', heading.trim().replace(/\s+/g, ' ')],
              }
            : {url: page, headings: ['A']};
          expect(hits.map(({url, headings}) => ({url, headings}))).toEqual([found]);
        }
      }),
      {numRuns: 50, seed: 66},
    );
  });

  test('a page whose elements are nested too deeply is an error that names it', async () => {
    await write('docs/a.html', html('docs', 'A', '<ul><li>narwhal'.repeat(100)));
    expect(read(['/base/docs/a']).records.length).toBeGreaterThan(100);
    await write('docs/a.html', html('docs', 'A', `<p>${'<span>narwhal'.repeat(30_000)}`));
    expect(() => read(['/base/docs/a'])).toThrow(
      'the elements of /base/docs/a are nested too deeply to be read',
    );
  });

  test('a doc in no sidebar has the category of its folder, or of the nearest one above it', () => {
    const doc = (id: string, sourceDirName: string) => ({
      id,
      permalink: `/docs/${id}`,
      source: `${id}.md`,
      sourceDirName,
      frontMatter: {},
    });
    const items = [
      {type: 'category', label: 'Guides', items: [{type: 'doc', id: 'in'}]},
      {type: 'category', label: 'Mixed', items: [{type: 'doc', id: 'one'}]},
      {type: 'category', label: 'Other', items: [{type: 'doc', id: 'two'}]},
    ];
    const docs = [
      doc('in', 'guides'),
      doc('beside', 'guides'),
      doc('below', 'guides/deep/er'),
      doc('root', '.'),
      doc('one', 'mixed'),
      doc('two', 'mixed'),
      doc('three', 'mixed'),
    ];
    const plugin = {
      name: 'docusaurus-plugin-content-docs',
      options: {},
      content: {loadedVersions: [{versionName: 'current', sidebars: {docs: items}, docs}]},
    } as unknown as SitePlugin;
    const found = Object.fromEntries(
      [...contentPages([plugin], {docs: 'Documentation', blog: 'Blog', pages: 'Pages'})].map(
        ([route, {lvl0}]) => [route.slice(6, -1), lvl0],
      ),
    );
    expect(found).toEqual({
      in: 'Guides',
      beside: 'Guides',
      below: 'Guides',
      root: 'Documentation',
      one: 'Mixed',
      two: 'Other',
      three: 'Documentation',
    });
  });

  test('description and keywords are searchable', () => {
    const {records} = read(['/base/docs/a'], {description: 'What A is.', keywords: ['alpha']});
    expect(records.map(({content, label}) => content ?? label)).toEqual([
      'What A is.',
      'alpha',
      'Secret',
      'Text',
      'code()',
    ]);
  });

  test('ignoreSelectors and codeBlocks leave parts of pages out', () => {
    const options = {ignoreSelectors: ['p.note:first-of-type'], codeBlocks: false};
    const texts = read(['/base/docs/a'], {}, options).records.map(({content}) => content);
    expect(texts).toEqual([null, 'Text']);
    expect(() => read(['/base/docs/a'], {}, {ignoreSelectors: ['[note']})).toThrow(
      'ignoreSelectors: "[note" is not a CSS selector.',
    );
  });
});

/** Returns the error that a function throws. */
function expectError(action: () => unknown): Error {
  try {
    action();
  } catch (error) {
    return error as Error;
  }
  throw new Error('No error was thrown.');
}

describe('options', () => {
  test.each<[object, string]>([
    [{doc: true}, '"doc" is not one of the accepted names: id, docs, blog, pages,'],
    [{docs: 'api'}, '"docs" must be true, false, or a list of plugin ids.'],
    [{blog: [1]}, '"blog[0]" must be a string.'],
    [{synonyms: 'x'}, '"synonyms" must be a list of groups of at least two words, or an object'],
    [{searchPagePath: true}, '"searchPagePath" must be a path, or false.'],
    [{shortcuts: 'k'}, '"shortcuts" must be true, false, or a list such as ["Ctrl/Cmd+K","/"].'],
    [{destinations: [{labels: 'x'}]}, '"destinations[0].label" is required'],
    [
      {areas: [{label: 'A', path: 'a', to: 1}]},
      '"areas[0].to" is not one of the accepted names: label, path, rank.',
    ],
    [{codeBlocks: 'yes'}, '"codeBlocks" must be a boolean'],
    [{language: 5}, '"language" must be "auto", a code, a list of codes, or an object'],
    ...['Klingon', 'jp', 'xx-YY', 'e', 'en_US'].map((language): [object, string] => [
      {language},
      `"language" must be the code of a language, such as \`pt-BR\`, or "other" for a language without rules, but is "${language}".`,
    ]),
    [{language: {fr: 'jp'}}, 'must be the code of a language'],
    ...['&', '→', '🚀', '-', '?!'].flatMap((sign): [object, string][] => [
      [
        {synonyms: [[sign, 'and']]},
        `"synonyms[0][0]" must have a letter or a digit, but is "${sign}".`,
      ],
      [{synonyms: {de: [['und', sign]]}}, 'must have a letter or a digit'],
    ]),
    ...['/', '', ':id', 'a?b', 'a#b', '*', 'a b'].map((searchPagePath): [object, string] => [
      {searchPagePath},
      '"searchPagePath"',
    ]),
    [{ranking: {stem: 1}}, '"ranking" is not one of the accepted names'],
    [
      {shortcuts: ['Strg+K']},
      '"shortcuts[0]" must be modifiers (Ctrl/Cmd, Ctrl, Cmd, Alt, Shift) and',
    ],
    [{maxQueryLength: 0}, '"maxQueryLength" must be greater than or equal to 16'],
    [
      {areas: [{label: 'Docs', path: 'https://a.example'}]},
      '"areas[0].path" must be a path below the base URL, but is "https://a.example".',
    ],
    [{areas: [{label: 'Docs'}]}, '"areas[0].path" is required'],
    [{backend: true}, '"backend" must be a string.'],
    [{reportUrl: 'issues'}, '"reportUrl" must be URL or path, but is "issues".'],
  ])('%j is an error that names the option', (options, message) => {
    expect(() => checked(options)).toThrow(message);
    expect(() => checked(options)).toThrow('Options of docusaurus-theme-search-embedded: ');
    // Docusaurus prints all properties of an error.
    const error: Error = expectError(() => checked(options));
    expect(Object.keys(error)).toEqual([]);
    expect(error.message.split('\n')).toHaveLength(1);
  });

  test('all have a default', () => {
    expect(checked({})).toMatchObject({
      docs: true,
      language: 'auto',
      searchPagePath: 'search',
      shortcuts: ['Ctrl/Cmd+K', '/'],
    });
    expect(checked({}).writeRecords).toBe(false);
    expect(checked({shortcuts: false}).shortcuts).toEqual([]);
    expect(checked({shortcuts: ['Alt+S', 'Ctrl/Cmd+Shift+F', '?']}).shortcuts).toHaveLength(3);
  });

  test('the code of a language becomes the one that the rules have', () => {
    const codes = ['eng', 'deu', 'PT-br', 'cmn-Hans', 'other', ['en', 'fra']];
    const languages = codes.map(language => checked({language}).language);
    expect(languages).toEqual(['en', 'de', 'pt-BR', 'zh-Hans', 'other', ['en', 'fr']]);
  });

  test('values apply to all locales, or to one each', () => {
    expect(valueFor([['a', 'b']], 'de')).toEqual([['a', 'b']]);
    expect(valueFor({de: [['a', 'b']]}, 'de-AT')).toEqual([['a', 'b']]);
    expect(valueFor({de: [['a', 'b']]}, 'en')).toBeUndefined();
  });

  test.each([
    ['auto', 'en', ['en']],
    ['auto', 'en-GB', ['en']],
    ['auto', 'de-AT', ['de', 'en']],
    ['auto', 'pt-BR', ['pt', 'en']],
    ['auto', 'no', ['nb', 'en']],
    ['auto', 'eo', ['eo', 'en']],
    [{zh: ['zh', 'en']}, 'zh-Hans', ['zh', 'en']],
    ['en', 'fr', 'en'],
    [{fr: 'en'}, 'fr', 'en'],
    [{fr: 'en'}, 'de', ['de', 'en']],
    ['auto', 'eng', ['en']],
    ['auto', 'my_locale', ['my_locale', 'en']],
  ] as [Options['language'], string, string | string[]][])(
    'language %j reads %s as %s',
    (language, locale, name) => {
      expect(languageOf(language!, locale, 'en')).toEqual(name);
    },
  );

  test('with the hash router the theme is off, with one warning for all locales', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const context = {siteConfig: {future: {experimental_router: 'hash'}}} as LoadContext;
    for (const plugin of [1, 2].map(() => searchTheme(context, checked({})))) {
      expect(plugin).toEqual({name: 'docusaurus-theme-search-embedded'});
    }
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/is off: the hash router/)]]);
  });

  test('reports another search of the site, with its page and its OpenSearch link', () => {
    const other = (more: object, hasBackend = false) =>
      otherSearches(more as DocusaurusConfig, hasBackend);
    expect(other({themeConfig: {}, plugins: ['docusaurus-plugin-sass', () => null]})).toEqual([]);
    const algolia = {themeConfig: {algolia: {appId: 'A'}}};
    const preset = {presets: ['classic']};
    expect(other({...algolia, ...preset})).toEqual([
      {
        advice: expect.stringContaining('does not use themeConfig.algolia. Remove it.'),
        page: 'search',
        hasOpenSearch: true,
      },
    ]);
    expect(other({...algolia, ...preset}, true)).toMatchObject([
      {advice: undefined, page: 'search'},
    ]);
    const theme = ['@docusaurus/theme-search-algolia'];
    expect(other({...algolia, themes: theme})).toMatchObject([{page: 'search'}]);
    // Without the preset or its theme, nothing reads the setting.
    expect(other(algolia)).toMatchObject([{page: false, hasOpenSearch: false}]);
  });

  test.each([
    ['@easyops-cn/docusaurus-search-local', 'search'],
    ['docusaurus-theme-search-typesense', 'find'],
    ['@cmfcmf/docusaurus-search-local', false],
    ['docusaurus-lunr-search', false],
    ['docusaurus-pagefind', false],
  ])('of another search, %s, the page is %s', (name, page) => {
    const themeConfig = {typesense: {searchPagePath: 'find'}};
    for (const entry of [name, [name, {hashed: true}]]) {
      for (const list of ['themes', 'plugins']) {
        const config = {themeConfig, [list]: [entry]} as unknown as DocusaurusConfig;
        expect(otherSearches(config, false)).toMatchObject([
          {advice: expect.stringContaining(`Remove ${name}`), page},
        ]);
      }
    }
  });
});

describe('components that a site replaces', () => {
  test.each([
    ['src/theme/SearchBar.js', 'export default () => <input />;', true],
    ['src/theme/SearchBar/index.tsx', "import {DocSearch} from '@docsearch/react';", true],
    ['src/theme/SearchPage/index.jsx', "export {default} from '@theme/Layout';", true],
    ['src/theme/SearchBar/index.js', "import SearchBar from '@theme-original/SearchBar';", false],
    ['src/theme/SearchDialog/HitRow.js', 'export default () => null;', false],
    ['src/theme/SearchBar/styles.css', 'input {}', false],
  ])('%s, with %s', async (file, text, isReplaced) => {
    await write(file, text);
    const components = getSwizzleConfig().components;
    const wrapped = Object.keys(components).filter(
      name => components[name]!.actions.eject === 'forbidden',
    );
    expect(replacements(folder, wrapped)).toEqual(isReplaced ? [file] : []);
  });
});

describe('translations', () => {
  const ids = Object.keys(messagesOf('de')).sort();
  const locales = ['ar', 'de', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'tr', 'vi', 'zh-Hans'];
  test.each(locales)('%s has all texts, with those of Docusaurus', async locale => {
    const common = await readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'});
    const english = await readDefaultCodeTranslationMessages({
      locale: 'en',
      name: 'theme-search-algolia',
    });
    const translated = Object.keys(common).filter(id => common[id] !== english[id]);
    const all = new Set([...Object.keys(messagesOf(locale)), ...translated]);
    expect(ids.filter(id => !all.has(id))).toEqual([]);
    expect(Object.keys(messagesOf(locale)).filter(id => !ids.includes(id))).toEqual([]);
  });

  test.each(locales)('every text of %s keeps its values', locale => {
    // The last plural form needs all values that the text has in any language.
    const valuesOf = (text: string): string[] =>
      text
        .split('|')
        .at(-1)!
        .match(/\{\w+\}/g) ?? [];
    const allValues = (id: string) =>
      new Set(locales.flatMap(name => valuesOf(messagesOf(name)[id] ?? '')));
    for (const [id, text] of Object.entries(messagesOf(locale))) {
      const lost = [...allValues(id)].filter(value => !valuesOf(text).includes(value));
      expect.soft(lost, `src/locales/${locale}.json: ${id}`).toEqual([]);
    }
  });

  test('every text of the theme is translated', async () => {
    const folder = path.join(__dirname, '../../src');
    const files = (await readdir(folder, {recursive: true})).filter(name => /\.tsx?$/.test(name));
    const sources = await Promise.all(files.map(name => readFile(path.join(folder, name), 'utf8')));
    const used = sources.flatMap(source =>
      [...source.matchAll(/id(?:=|: )['"](theme\.[\w.]+)['"]/g)].map(([, id]) => id),
    );
    expect(used.filter(id => !ids.includes(id!))).toEqual([]);
  });
});

describe('the records of a build', () => {
  /** Runs the plugin after a build without pages, as Docusaurus does. */
  async function build(
    currentLocale: string,
    outDir: string,
    baseUrl: string,
    {
      routesPaths = [],
      trailingSlash,
      writeRecords = true,
      plugins = [],
      noIndex = false,
      whileWaiting,
      ...options
    }: Options & {
      routesPaths?: string[];
      trailingSlash?: boolean;
      plugins?: unknown[];
      noIndex?: boolean;
      whileWaiting?: () => void;
    } = {},
  ): Promise<void> {
    const context = {
      siteDir: folder,
      generatedFilesDir: path.join(folder, '.docusaurus'),
      outDir: path.join(folder, outDir),
      baseUrl,
      siteConfig: {
        url: 'https://docs.example.com',
        title: 'Site',
        titleDelimiter: '|',
        future: {},
        trailingSlash,
        noIndex,
      },
      codeTranslations: {},
      i18n: {
        currentLocale,
        defaultLocale: 'en',
        locales: ['en', 'pt-BR'],
        localeConfigs: {
          en: {baseUrl: '/base/'},
          'pt-BR': {baseUrl: '/base/pt-BR/'},
          [currentLocale]: {baseUrl},
        },
      },
    } as unknown as LoadContext;
    await mkdir(context.outDir, {recursive: true});
    const plugin = searchTheme(context, checked({...options, writeRecords}));
    await plugin.loadContent?.();
    const done = plugin.postBuild?.({routesPaths, plugins} as never);
    whileWaiting?.();
    await done;
  }

  const recordsFile = (locale = 'en') =>
    new RecordsFolder(path.join(folder, '.docusaurus'), 'build').fileOf(locale);

  test('are written only if the option is set', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await build('en', 'build', '/base/', {writeRecords: false});
    expect(await readdir(folder)).toEqual(['build']);
  });

  test('come after the index, which is complete before other plugins continue', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    let files: string[] = [];
    await build('pt', 'build', '/base/', {
      whileWaiting: () => (files = readdirSync(path.join(folder, 'build/search-index'))),
    });
    expect(files).toContain('index.json');
    expect(await readdir(path.join(folder, 'build/search-index'))).toEqual(files);
  });

  test('are empty: a warning lists the reasons', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await write(
      'build/a.html',
      '<meta name=robots content=noindex data-rh=true><main><h1>A</h1></main>',
    );
    await build('en', 'build', '/base/', {routesPaths: ['/base/a']});
    expect(warn.mock.calls).toEqual([
      ['Search: the index is empty. Pages that are not searched: 1 with their own `noindex`.'],
    ]);
  });

  /** A docs plugin with one doc, and the same doc in a version for crawlers to leave out. */
  const versions = (unlisted: boolean) => ({
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'default'},
    content: {
      loadedVersions: [
        ['current', 'a', false],
        ['1.0', 'b', true],
      ].map(([versionName, id, noIndex]) => ({
        versionName,
        noIndex,
        sidebars: {},
        docs: [
          {
            id,
            permalink: `/base/${String(id)}`,
            source: `${String(id)}.md`,
            sourceDirName: '.',
            frontMatter: {},
            unlisted: unlisted && id === 'a',
          },
        ],
      })),
    },
  });

  test.each([
    [false, ['/base/a', '/base/b']],
    [true, ['/base/b']],
  ])(
    'include versions with noIndex, and omit unlisted pages (%s), whatever the theme shows',
    async (unlisted, expected) => {
      const lines: string[] = [];
      vi.spyOn(console, 'log').mockImplementation(line => void lines.push(String(line)));
      const robots = '<meta data-rh=true name=robots content="noindex, nofollow">';
      const tag = (name: string) =>
        `<meta name=docsearch:docusaurus_tag content=docs-default-${name}>`;
      const page = (head: string) => `<html class="plugin-docs">${head}<main><h1>A</h1></main>`;
      await write('build/a.html', page(`${unlisted ? robots : ''}${tag('current')}`));
      await write('build/b.html', page(`${robots}${tag('1.0')}`));
      const plugins = [versions(unlisted)];
      await build('en', 'build', '/base/', {routesPaths: ['/base/a', '/base/b'], plugins});
      const records = JSON.parse(await readFile(recordsFile(), 'utf8')) as {url: string}[];
      expect(records.map(({url}) => new URL(url).pathname)).toEqual(expected);
      expect(lines.slice(1)).toEqual([
        `Search: docs-default-current: ${unlisted ? '0 pages. Not searched: 1 unlisted' : '1 pages'}.`,
        'Search: docs-default-1.0: 1 pages.',
      ]);
    },
  );

  test.each(['search', '/search', 'search/'])(
    'omit the search page, whose path is "%s"',
    async searchPagePath => {
      vi.spyOn(console, 'log').mockImplementation(() => undefined);
      vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
      await write('build/search/index.html', '<main><h1>Search</h1></main>');
      await build('en', 'build', '/base/', {routesPaths: ['/base/search/'], searchPagePath});
      expect(JSON.parse(await readFile(recordsFile(), 'utf8'))).toEqual([]);
    },
  );

  test('of a site with noIndex omit pages with their own noindex', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const ofSite = '<meta data-rh=true name=robots content="noindex, nofollow">';
    await write('build/a.html', `${ofSite}<main><h1>A</h1></main>`);
    await write('build/b.html', '<meta data-rh=true name=robots content=noindex><main><h1>B</h1>');
    const routesPaths = ['/base/a', '/base/b'];
    await build('en', 'build', '/base/', {routesPaths, noIndex: true});
    const records = JSON.parse(await readFile(recordsFile(), 'utf8')) as {url: string}[];
    expect(records.map(({url}) => url)).toEqual(['https://docs.example.com/base/a']);
  });

  test.each([
    [true, ['/base/a']],
    [false, []],
  ])('with typoTolerance %s, a misspelled query finds %j', async (typoTolerance, expected) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await write('build/a.html', '<main><h1>Thermostat</h1><p>It controls the heat.</p></main>');
    await build('en', 'build', '/base/', {routesPaths: ['/base/a'], typoTolerance});
    const site = new SiteSearch(async name => {
      return new Uint8Array(await readFile(path.join(folder, 'build/search-index', name)));
    });
    expect((await site.find(input('thermostat'))).total).toBe(1);
    const {hits} = await site.find(input('thermosatt'));
    expect(hits.map(({url}) => new URL(url, 'https://docs.example.com').pathname)).toEqual(
      expected,
    );
  });

  test.each([true, false])('with defaultSynonyms %s, a built-in synonym', async defaultSynonyms => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await write('build/a.html', '<main><h1>Folders</h1><p>They have files.</p></main>');
    const synonyms = [['file', 'paper']];
    await build('en', 'build', '/base/', {routesPaths: ['/base/a'], defaultSynonyms, synonyms});
    const site = new SiteSearch(async name => {
      return new Uint8Array(await readFile(path.join(folder, 'build/search-index', name)));
    });
    expect((await site.find(input('directory'))).total).toBe(defaultSynonyms ? 1 : 0);
    expect((await site.find(input('paper'))).total).toBe(1);
  });

  test('the README lists the built-in synonyms', async () => {
    const readme = await readFile(path.join(__dirname, '../../README.md'), 'utf8');
    const missing = englishSynonyms.map(group => group.join(' = '));
    expect(missing.filter(group => !readme.includes(group))).toEqual([]);
  });

  test('need the content of the plugins; without it there is an error', async () => {
    const plugins = [{name: 'docusaurus-plugin-content-docs', options: {id: 'default'}}];
    await expect(build('en', 'build', '/base/', {plugins})).rejects.toThrow(
      /does not pass `plugins` with their content to postBuild. Use Docusaurus 3.4 or later/,
    );
  });

  test.each([
    ['the default language', 'en', 'build', '/base/'],
    ['another language', 'pt-BR', 'build/pt-BR', '/base/pt-BR/'],
    ['the default language below its own path', 'en', 'build/en', '/base/en/'],
    ['another language with a custom base URL', 'pt-BR', 'build/brasil', '/base/brasil/'],
    ['a language that is built alone', 'pt-BR', 'build', '/base/'],
  ])('of %s are in the file that the push reads', async (_what, locale, outDir, baseUrl) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await build(locale, outDir, baseUrl);
    await expect(readFile(recordsFile(locale))).resolves.toBeDefined();
  });

  test.each([
    ['search/index.html', '/base/search/', true],
    ['search.html', '/base/search', false],
    ['search/index.html', '/base/search', undefined],
  ])('the search page, %s at %s, is not searched itself', async (file, route, trailingSlash) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await write(
      `build/${file}`,
      '<!doctype html><title>Search</title><main><h1>Search</h1></main>',
    );
    await build('en', 'build', '/base/', {routesPaths: [route], trailingSlash});
    expect(JSON.parse(await readFile(recordsFile(), 'utf8'))).toEqual([]);
    expect(await readFile(path.join(folder, 'build/opensearch.xml'), 'utf8')).toContain(
      `docs.example.com${trailingSlash ? '/base/search/' : '/base/search'}?q={searchTerms}`,
    );
  });
});

describe('what a build prints', () => {
  const pages = (...sizes: number[]) =>
    sizes.map((size, number) => {
      const texts = Array.from({length: size}, () => ({kind: 'prose', text: 'Text'}));
      return {
        url: `https://docs.example.com/page-${number}`,
        sections: [{hasHeading: false, texts}],
      } as Page;
    });
  const figures = {indexBytes: 12345, gzipBytes: 4321};
  const report = (found: Page[], build: Partial<BuildFigures> = {}) =>
    buildReport({pages: found, skipped: [], figures, versionTags: [], ...build});

  test('records, index bytes and the largest page', () => {
    expect(report(pages(2, 40, 3))).toEqual({
      info: [
        'Search: 45 records of 3 pages, index 12,345 bytes (4,321 on disk), largest page /page-1 with 40 records.',
      ],
      advice: [],
    });
  });

  test('the pages of each version, and why others are not searched', () => {
    const [found] = pages(2);
    found!.facets = {language: '', docusaurus_tag: 'docs-default-2.x', version: '2.x', area: ''};
    const versionTags = ['docs-default-2.x', 'docs-default-1.x'];
    const skipped = (['unlisted', 'unlisted', 'with their own `noindex`'] as const).map(reason => ({
      reason,
      versionTag: 'docs-default-1.x',
    }));
    expect(report([found!], {versionTags, skipped}).info.slice(1)).toEqual([
      'Search: docs-default-2.x: 1 pages.',
      'Search: docs-default-1.x: 0 pages. Not searched: 2 unlisted, 1 with their own `noindex`.',
    ]);
  });

  test('a page that dominates the index, and what lowers it', () => {
    expect(report(pages(600, 900, 100)).advice).toEqual([
      'Search: /page-1 has 900 of 1,600 records (56%). If it appears above better pages, write `search: {rank: -50}` into its front matter.',
      'Search: /page-0 has 600 of 1,600 records (38%). If it appears above better pages, write `search: {rank: -50}` into its front matter.',
    ]);
    expect(report(pages(400, 100)).advice).toEqual([]);
  });
});

test('the OpenSearch description escapes its values', () => {
  const xml = openSearchXml({
    title: 'A & "B" <C>',
    siteUrl: 'https://docs.example.com/base/',
    searchUrl: 'https://docs.example.com/base/search',
  });
  expect(xml).toContain('<ShortName>A &amp; &quot;B&quot; &lt;C&gt;</ShortName>');
  expect(xml).toContain('template="https://docs.example.com/base/search?q={searchTerms}"');
  expect(xml).not.toContain('<Image>');
});

describe('search in front matter', () => {
  const page = (search?: unknown, more: object = {}) => ({
    source: '@site/docs/changes.mdx',
    frontMatter: {...more, ...(search !== undefined && {search})},
  });

  test('sets the rank, by default that of the kind of page', () => {
    expect(readFrontMatter(page(), 'doc')).toMatchObject({rank: undefined, defaultRank: 0.4});
    expect(readFrontMatter(page({rank: -1}), 'doc').rank).toBe(-1);
    expect(readFrontMatter(page({rank: 20}), 'post').rank).toBe(20);
  });

  test('excludes a page, and adds to its keywords', () => {
    const more = {keywords: 'one', description: 'Says it.'};
    expect(readFrontMatter(page({exclude: true, keywords: ['two']}, more), 'doc')).toMatchObject({
      isExcluded: true,
      keywords: ['one', 'two'],
      description: 'Says it.',
    });
  });

  test.each([[false], [null], [{rank: '-1'}], [{rank: NaN}], [{rank: 101}], [{ranks: 1}]])(
    '%j is an error that names the file',
    search => {
      expect(() => readFrontMatter(page(search), 'doc')).toThrow(
        /@site\/docs\/changes\.mdx: "search" in the front matter may hold exclude/,
      );
    },
  );
});

test('a component that is safe to eject imports only public names and its own style sheet', async () => {
  const parts = Object.entries(getSwizzleConfig().components);
  const ejectable = parts.filter(([, {actions}]) => actions.eject === 'safe');
  expect(ejectable.length).toBeGreaterThan(0);
  const isPublic = (name: string) =>
    /^(?:react|clsx|@docusaurus\/\w+|@theme\/.+|docusaurus-theme-search-embedded\/(?:theme|client))$/.test(
      name,
    );
  for (const [name] of ejectable) {
    const source = await readFile(path.join(__dirname, `../../src/theme/${name}.tsx`), 'utf8');
    const imports = Array.from(source.matchAll(/ from '(.+)'/g), ([, file]) => file!);
    expect(imports.length, name).toBeGreaterThan(0);
    const styles = `./${path.basename(name)}.module.css`;
    expect(
      imports.filter(file => !isPublic(file) && file !== styles),
      name,
    ).toEqual([]);
  }
});

test('no component receives a ref as a prop, which only React 19 passes', async () => {
  const folder = path.join(__dirname, '../../src');
  const files = (await readdir(folder, {recursive: true})).filter(name => name.endsWith('.tsx'));
  const sources = await Promise.all(files.map(name => readFile(path.join(folder, name), 'utf8')));
  const refProp = /(?<!forwardRef<[^>]+>\()function \w+\(\{[^}]*\bref\b[^}]*\}/;
  expect(files.filter((_, index) => refProp.test(sources[index]!))).toEqual([]);
  expect(sources.some(source => /forwardRef<HTMLButtonElement/.test(source))).toBe(true);
});
