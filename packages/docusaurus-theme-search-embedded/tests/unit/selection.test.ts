// Protects which pages and instances the options select.
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {collectPages} from '../../src/build/collect';
import type {SitePlugin} from '../../src/build/pages';
import {assertInstancesExist, PathGlobs, type Selection} from '../../src/build/selection';

const selection: Selection = {
  docs: true,
  blog: true,
  pages: true,
  include: ['**'],
  exclude: [],
  ignoreSelectors: [],
  codeBlocks: true,
};

describe('globs of paths', () => {
  const slashes = fc.constantFrom('', '/');

  it.each([
    ['docs/secret', 'docs/secret', true],
    ['docs/secret', 'docs/secrets', false],
    ['docs/**', 'docs', true],
    ['docs/**', 'docs/a/b', true],
    ['docs/*', 'docs/a/b', false],
    ['{docs,blog}/a', 'blog/a', true],
    ['**/secret', 'secret', true],
    ['**', '', true],
    ['', '', true],
    ['', 'docs', false],
    ['**', 'docs/.net', true],
    ['docs/.net/**', 'docs/.net/intro', true],
    ['!docs/**', 'blog', true],
  ])('%j and the path %j match: %j, with any slashes around them', (pattern, route, isMatch) => {
    fc.assert(
      fc.property(slashes, slashes, slashes, slashes, (a, b, c, d) => {
        const glob = pattern.startsWith('!') ? pattern + b : a + pattern + b;
        expect(new PathGlobs([glob]).matches(c + route + d)).toBe(isMatch);
      }),
    );
  });
});

describe('pages that the options select', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'search-selection-'));
    for (const name of ['docs/secret', 'docs/café', 'docs/open']) {
      await mkdir(path.join(folder, name), {recursive: true});
      await writeFile(path.join(folder, name, 'index.html'), `<main><h1>${name}</h1></main>`);
    }
  });
  afterEach(() => rm(folder, {recursive: true}));

  /** Returns the titles of the pages of a build, and the warnings. */
  function read(options: Partial<Selection>, slash = '/', baseUrl = '/base/de/') {
    const warnings: string[] = [];
    const paths = ['docs/secret', encodeURI('docs/café'), 'docs/open'];
    const {pages} = collectPages(
      {
        outDir: folder,
        baseUrl,
        siteConfig: {url: 'https://docs.example.com'} as DocusaurusConfig,
        routesPaths: paths.map(route => `${baseUrl}${route}${slash}`),
        pagesLabel: 'Pages',
        areas: [{label: 'Pages', path: ''}],
      },
      new Map(),
      {...selection, ...options},
      () => false,
      message => void warnings.push(message),
    );
    return {titles: pages.map(({title}) => title), warnings};
  }

  it.each(['/', ''])('without a page below "%s", whose route ends in "%s"', slash => {
    for (const exclude of ['/docs/secret', 'docs/secret', 'docs/secret/', '/docs/secret/**']) {
      expect(read({exclude: [exclude]}, slash)).toEqual({
        titles: ['docs/café', 'docs/open'],
        warnings: [],
      });
    }
    expect(read({include: ['docs/café']}, slash).titles).toEqual(['docs/café']);
  });

  it('are all of them for a pattern with base URL or locale, which is a warning', () => {
    const {titles, warnings} = read({exclude: ['/base/de/docs/secret', '/de/docs/secret']});
    expect(titles).toHaveLength(3);
    expect(warnings).toEqual([
      expect.stringContaining('exclude has "/base/de/docs/secret", which matches no page'),
      expect.stringContaining('exclude has "/de/docs/secret", which matches no page'),
    ]);
  });
});

describe('ids of instances', () => {
  const plugins = (['docs', 'docs', 'blog'] as const).map((kind, index) => ({
    name: `docusaurus-plugin-content-${kind}`,
    options: (index === 1 ? {id: 'community'} : {}) as SitePlugin['options'],
  }));

  it.each([
    [{docs: ['default', 'community']}],
    [{docs: false}],
    [{blog: ['default'], pages: true}],
    [{docs: [], pages: []}],
  ])('%j exist', options => {
    expect(() => assertInstancesExist(plugins, {...selection, ...options})).not.toThrow();
  });

  it.each([
    [{docs: ['default', 'friends']}, '`docs` lists `friends`', '`default`, `community`.'],
    [{blog: ['news']}, '`blog` lists `news`', 'Ids of its blog plugins: `default`.'],
    [{pages: ['default']}, '`pages` lists `default`', 'Ids of its pages plugins: none.'],
  ])('%j is an error that lists those of the site', (options, start, end) => {
    const check = () => assertInstancesExist(plugins, {...selection, ...options});
    expect(check).toThrow(start);
    expect(check).toThrow(end);
  });
});
