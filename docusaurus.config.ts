import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {Config, Plugin} from '@docusaurus/types';
import redirects from './redirects';
import {hasHistory, parseFrontMatter} from './src/config/history';
import {preset} from './src/config/preset';
import {searchCredentials, searchOptions} from './src/config/search';
import {site} from './src/config/site';
import {themeConfig} from './src/config/themeConfig';
import docsInSidebarPlugin from './src/plugins/docsInSidebar';
import {rehypeHighlight} from './src/plugins/highlight';
import loadingPlugin, {ssrTemplate} from './src/plugins/loading';
import {runPostBuildInOrder} from './src/plugins/runPostBuildInOrder';
import markdownPlugin from './src/plugins/markdown';
import robotsPlugin from './src/plugins/robots';
import securityPlugin from './src/plugins/security';
import socialCardsPlugin from './src/plugins/social-cards';

const search = searchCredentials();
const baseUrl = process.env.BASE_URL || '/';
/** Only the paths in redirects.ts, no variants with and without extensions. */
const redirectDefaults = {id: 'default', fromExtensions: [], toExtensions: []};

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
  // Babel compiles the scripts, with babel.config.js, which SWC would ignore with a warning.
  future: {v4: true, faster: {swcJsLoader: false}, experimental_vcs: hasHistory},
  storage: {type: 'localStorage', namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  themes: [['docusaurus-theme-search-embedded', searchOptions]],
  presets: [['classic', preset([rehypeHighlight])]],
  // `address` corrects the URL before anything reads it.
  clientModules: [
    './src/client/address.ts',
    './src/client/scrollPosition.ts',
    './src/client/sidebarPosition.ts',
    './src/client/progressBar.ts',
  ],
  plugins: [
    loadingPlugin,
    docsInSidebarPlugin,
    // Their postBuild hooks run in this order.
    ...runPostBuildInOrder([
      robotsPlugin,
      context => markdownPlugin(context, {description: site.description}),
      context => socialCardsPlugin(context, {siteCard: themeConfig.image, tagline: site.tagline}),
      context => clientRedirects(context, {...redirectDefaults, redirects}) as Plugin,
      // Last, because it reads what all others write.
      context => securityPlugin(context, {hosted: search}),
    ]),
  ],
  ssrTemplate,
  themeConfig,
};

export default config;
