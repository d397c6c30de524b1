import {createRequire} from 'node:module';
import type * as faster from '@docusaurus/faster';
import type {Config} from '@docusaurus/types';
import {hasHistory} from './src/config/history';
import {preset} from './src/config/preset';
import redirectList from './src/config/redirects';
import {searchCredentials, searchOptions} from './src/config/search';
import {site} from './src/config/site';
import {parseFrontMatter} from './src/features/social-cards/frontMatter';
import {themeConfig} from './src/config/themeConfig';
import contentChecksPlugin from './src/features/content-checks/plugin';
import {highlighter} from './src/features/code/rehype';
import loadingPlugin, {ssrTemplate} from './src/features/loading/plugin';
import {afterBuild} from './src/features/after-build/plugin';
import {repeatedIds} from './src/features/content-checks/step';
import {markdownCopies} from './src/features/markdown-copies/step';
import {redirects} from './src/features/redirects';
import {robots} from './src/features/robots';
import {runtime} from './src/features/runtime';
import {securityPolicy} from './src/features/security-policy/step';
import socialCardsPlugin from './src/features/social-cards/plugin';
import {stackedTables} from './src/features/tables/rehype';

const search = searchCredentials();
// With a slash on each side, as Docusaurus corrects it, too.
const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/+/g, '/');

/**
 * Compiles scripts as `swcJsLoader` does, but without its warning about babel.config.js, which
 * `docusaurus write-translations` reads. The package is loaded on use, because its native code crashes when a worker
 * thread of the unit tests ends.
 */
function jsLoader(isServer: boolean) {
  const {getSwcLoaderOptions} = createRequire(__filename)('@docusaurus/faster') as typeof faster;
  const options = getSwcLoaderOptions({isServer, bundlerName: 'rspack'});
  return {loader: 'builtin:swc-loader', options};
}

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/logo.svg',
  url: process.env.SITE_URL || 'https://docs.example.com',
  baseUrl,
  baseUrlIssueBanner: false,
  headTags: [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
  ],
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: {swcJsLoader: false}, experimental_vcs: hasHistory},
  webpack: {jsLoader},
  storage: {type: 'localStorage', namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  themes: [['docusaurus-theme-search-embedded', searchOptions]],
  presets: [['classic', preset([highlighter(themeConfig), stackedTables])]],
  // `urls` corrects the URL before anything reads it.
  clientModules: [
    './src/features/urls.ts',
    './src/features/color-mode.ts',
    './src/features/scroll-position.ts',
    './src/features/sidebar-position.ts',
    './src/features/progress-bar.ts',
  ],
  plugins: [
    loadingPlugin,
    contentChecksPlugin,
    socialCardsPlugin,
    // The policy comes after all steps that write pages.
    afterBuild([
      repeatedIds,
      robots,
      markdownCopies,
      redirects(redirectList),
      securityPolicy(search?.appId),
      runtime,
    ]),
  ],
  ssrTemplate,
  themeConfig,
};

export default config;
