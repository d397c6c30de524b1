// Protects the option `hosted`: which sites search Algolia, and what their build warns of.
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, test, vi} from 'vitest';
import searchTheme, {validateOptions, type Options} from '../../src/index';

const algolia = {appId: 'APP', apiKey: 'key', indexName: 'manual'};

/** Creates the theme of a site. */
function themeOf(options: Options, themeConfig: object) {
  const siteConfig = {themeConfig, themes: [], plugins: [], presets: []};
  const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {}};
  const dirs = {siteDir: '/nowhere', outDir: '/nowhere'};
  const context = {siteConfig, i18n, baseUrl: '/', ...dirs, codeTranslations: {}};
  const validate = normalizePluginOptions as never;
  const checked = validateOptions({validate, options});
  return searchTheme(context as unknown as LoadContext, checked);
}

/** Returns the data that the pages of a site get. */
async function globalData(options: Options, themeConfig: object) {
  const plugin = themeOf(options, themeConfig);
  const setGlobalData = vi.fn();
  const actions = {setGlobalData, addRoute: vi.fn(), createData: vi.fn()};
  await plugin.contentLoaded!({actions} as never);
  return setGlobalData.mock.calls[0]![0];
}

/** Returns the warnings while an action runs. */
async function warningsOf(action: () => Promise<unknown>): Promise<string[]> {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await action();
  return warn.mock.calls.map(([message]) => String(message));
}

afterEach(() => void vi.restoreAllMocks());

describe('the option hosted', () => {
  test('uses themeConfig.algolia, with its index for storage keys', async () => {
    expect(await globalData({hosted: true}, {algolia})).toMatchObject({
      backend: 'hosted',
      ...algolia,
    });
    expect(await globalData({hosted: true, indexName: 'manual'}, {algolia})).toMatchObject(algolia);
    expect(await globalData({}, {})).toMatchObject({backend: 'embedded', indexName: 'docs'});
    expect(await globalData({indexName: 'mine'}, {})).toMatchObject({indexName: 'mine'});
  });

  test.each<[Options, object, string]>([
    [{}, {}, 'needs themeConfig.algolia. Add themeConfig: {algolia: {appId:'],
    [{}, {algolia: true}, 'needs themeConfig.algolia. Add'],
    [{}, {algolia: {...algolia, appId: undefined}}, 'themeConfig.algolia.appId is missing.'],
    [{}, {algolia: {...algolia, apiKey: ''}}, 'themeConfig.algolia.apiKey must be a text'],
    [{}, {algolia: {...algolia, indexName: 1}}, 'themeConfig.algolia.indexName must be a text'],
    [
      {indexName: 'docs'},
      {algolia},
      'the option "indexName" is "docs", but themeConfig.algolia.indexName is "manual". Remove',
    ],
  ])('with %j and %j stops the build', async (options, themeConfig, message) => {
    await expect(globalData({hosted: true, ...options}, themeConfig)).rejects.toThrow(message);
  });

  test('names the keys without effect, and what replaces them', async () => {
    const more = {contextualSearch: false, searchPagePath: 'find', placeholder: 'Find', askAi: 'x'};
    const config = {algolia: {...algolia, ...more}};
    expect(await warningsOf(() => globalData({hosted: true}, config))).toEqual([
      'docusaurus-theme-search-embedded ignores these keys of themeConfig.algolia: ' +
        'contextualSearch (use the option "contextual"), searchPagePath (use the option "searchPagePath"), ' +
        'placeholder (use a message in code.json), askAi. Remove them.',
    ]);
  });

  test.each([
    {},
    // What the preset's theme fills in.
    {contextualSearch: true, searchParameters: {}, searchPagePath: 'search'},
    {searchPagePath: false},
    {externalUrlRegex: undefined},
  ])('warns of nothing else: %j', async more => {
    const config = {algolia: {...algolia, ...more}};
    expect(await warningsOf(() => globalData({hosted: true}, config))).toEqual([]);
  });

  test.each([
    [true, 'hosted/browser/siteBackends'],
    [false, 'interface/backend/siteBackends'],
  ])('%s chooses the backends, under a name that no other package has', (hosted, file) => {
    const configure = themeOf({hosted}, hosted ? {algolia} : {}).configureWebpack as (
      ...args: unknown[]
    ) => {resolve: {alias: Record<string, string>}};
    const {alias} = configure({}, true, {}, undefined).resolve;
    expect(Object.keys(alias)).toEqual(['docusaurus-theme-search-embedded/backends$']);
    expect(Object.values(alias)[0]).toContain(file);
  });

  test('without it, themeConfig.algolia is a mistake', async () => {
    expect(await warningsOf(() => globalData({}, {algolia}))).toEqual([
      expect.stringContaining('set its option hosted: true'),
    ]);
  });
});
