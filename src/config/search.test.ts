// Protects the configuration of hosted search: both credentials or none, and no warning.
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import searchTheme, {validateOptions} from 'docusaurus-theme-search-embedded';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {searchCredentials} from './search';

describe('hosted search credentials', () => {
  it('are absent without variables: embedded search', () => {
    expect(searchCredentials({})).toBeUndefined();
    expect(searchCredentials({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''})).toBeUndefined();
  });

  it('are read from the two variables', () => {
    expect(searchCredentials({ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k'})).toEqual({
      appId: 'A',
      apiKey: 'k',
    });
  });

  it.each([
    [{ALGOLIA_APP_ID: 'A'}, 'ALGOLIA_API_KEY is not set'],
    [{ALGOLIA_API_KEY: 'k'}, 'ALGOLIA_APP_ID is not set'],
    [
      {ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k', ALGOLIA_ADMIN_API_KEY: 'k'},
      'ALGOLIA_API_KEY has the same value as ALGOLIA_ADMIN_API_KEY',
    ],
  ])('stop the build when one is missing or the key is the write key: %o', (env, message) => {
    expect(() => searchCredentials(env)).toThrow(message);
  });
});

describe('the search theme with this site’s configuration', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each([
    ['hosted', {ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k'}],
    ['embedded', {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''}],
  ])('prints no warning: %s', async (backend, env) => {
    Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value));
    vi.resetModules();
    const {searchOptions} = await import('./search');
    const {themeConfig} = await import('./themeConfig');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const validate = normalizePluginOptions as never;
    const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {}};
    const siteConfig = {themeConfig, themes: [], plugins: [], presets: []};
    const dirs = {siteDir: '.', outDir: 'build'};
    const context = {siteConfig, i18n, baseUrl: '/', ...dirs, codeTranslations: {}};
    searchTheme(
      context as unknown as LoadContext,
      validateOptions({validate, options: searchOptions}),
    );
    expect(warn.mock.calls).toEqual([]);
    expect('algolia' in themeConfig).toBe(backend === 'hosted');
  });
});
