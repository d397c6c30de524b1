// Protects the option `backend`: which module a site searches with, and what its build warns of.
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, test, vi} from 'vitest';
import searchTheme, {validateOptions, type Options} from '../../src/index';

const siteDir = path.join(__dirname, '..');

/** Creates the theme of a site. */
function themeOf(options: Options, themeConfig: object = {}) {
  const siteConfig = {themeConfig, themes: [], plugins: [], presets: []};
  const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {}};
  const dirs = {siteDir, outDir: '/nowhere'};
  const context = {siteConfig, i18n, baseUrl: '/', ...dirs, codeTranslations: {}};
  const validate = normalizePluginOptions as never;
  const checked = validateOptions({validate, options});
  return searchTheme(context as unknown as LoadContext, checked);
}

/** Returns the warnings while a site creates its theme. */
function warningsOf(options: Options, themeConfig: object): string[] {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  themeOf(options, themeConfig);
  return warn.mock.calls.map(([message]) => String(message));
}

afterEach(() => void vi.restoreAllMocks());

describe('the option backend', () => {
  test.each([
    [{}, path.join('interface', 'backend', 'embedded.js')],
    [{backend: './unit/backend-option.test.ts'}, __filename],
    [{backend: __filename}, __filename],
  ])('%j chooses the module, under a name that no other package has', (options, file) => {
    const configure = themeOf(options).configureWebpack as (...args: unknown[]) => {
      resolve: {alias: Record<string, string>};
    };
    const {alias} = configure({}, true, {}, undefined).resolve;
    expect(Object.keys(alias)).toEqual(['docusaurus-theme-search-embedded/backend$']);
    expect(Object.values(alias)[0]).toContain(file);
  });

  test('names a file that does not exist', () => {
    expect(() => themeOf({backend: './search'})).toThrow(
      `the option "backend" is "./search", but there is no file ${path.join(siteDir, 'search')}. Write the path`,
    );
  });

  test('without it, themeConfig.algolia is a mistake', () => {
    const algolia = {appId: 'APP', apiKey: 'key', indexName: 'docs'};
    expect(warningsOf({backend: __filename}, {algolia})).toEqual([]);
    expect(warningsOf({}, {algolia})).toEqual([
      expect.stringContaining('does not use themeConfig.algolia'),
    ]);
  });
});
