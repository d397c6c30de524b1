import type {Config} from '@docusaurus/types';
import {preset} from './src/config/preset';
import {site} from './src/config/site';
import {themeConfig} from './src/config/themeConfig';
import {ssrTemplate} from './src/plugins/boot';
import {noPrismPlugin} from './src/plugins/highlight/noPrism';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: process.env.SITE_URL ?? 'https://docs.example.com',
  baseUrl: process.env.BASE_URL ?? '/',
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  storage: {type: 'localStorage', namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset]],
  ssrTemplate,
  plugins: [noPrismPlugin],
  themeConfig,
};

export default config;
