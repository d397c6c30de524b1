import type {Config} from '@docusaurus/types';
import {hasHistory} from './src/config/history';
import {preset} from './src/config/preset';
import {hostedSearch, indexName} from './src/config/search';
import {site} from './src/config/site';
import {themeConfig} from './src/config/themeConfig';
import {ssrTemplate} from './src/plugins/boot';
import colorModeGuardPlugin from './src/plugins/color-mode-guard';
import docDescriptionsPlugin from './src/plugins/doc-descriptions';
import {rehypeHighlight} from './src/plugins/highlight';
import {noPrismPlugin} from './src/plugins/highlight/noPrism';
import breakpointPlugin from './src/plugins/breakpoint';
import {bundlePlugin} from './src/plugins/bundle';
import {inSequence} from './src/plugins/inSequence';
import lazyStylesPlugin from './src/plugins/lazy-styles';
import markdownPlugin from './src/plugins/markdown';
import notFoundPlugin from './src/plugins/not-found';
import {prefetchPlugin} from './src/plugins/prefetch';
import progressBarPlugin from './src/plugins/progress-bar';
import {purgeCssPlugin} from './src/plugins/purge-css';
import robots from './src/plugins/robots';
import routeChangePlugin from './src/plugins/route-change';
import routeRecoveryPlugin from './src/plugins/route-recovery';
import searchPlugin from './src/plugins/search';
import searchDialogPlugin from './src/plugins/search-dialog';
import securityPlugin from './src/plugins/security';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: process.env.SITE_URL || 'https://docs.example.com',
  baseUrl: process.env.BASE_URL || '/',
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true, experimental_vcs: hasHistory()},
  storage: {type: 'localStorage', namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset([rehypeHighlight])]],
  plugins: inSequence([
    colorModeGuardPlugin,
    breakpointPlugin,
    bundlePlugin,
    docDescriptionsPlugin,
    lazyStylesPlugin,
    noPrismPlugin,
    notFoundPlugin,
    prefetchPlugin,
    progressBarPlugin,
    purgeCssPlugin,
    robots,
    routeChangePlugin,
    routeRecoveryPlugin,
    context => searchPlugin(context, {indexName, hosted: hostedSearch()}),
    context => markdownPlugin(context, {description: site.description}),
    context => securityPlugin(context, {searchAppId: hostedSearch()?.appId}),
    () => searchDialogPlugin({isHosted: hostedSearch() !== undefined}),
  ]),
  ssrTemplate,
  themeConfig,
};

export default config;
