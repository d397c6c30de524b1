import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {UserThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import {searchCredentials, indexName} from './search';
import {iconLinks, site} from './site';
import {siteCard} from '../features/social-cards/frontMatter';

const hosted = searchCredentials();

/** Options of the classic theme. Colors are in `src/css`. */
export const themeConfig = {
  image: siteCard,
  metadata: [
    // Defaults, for example for the list of tags; a page's own metadata overrides them.
    {name: 'description', content: site.description},
    {property: 'og:description', content: site.description},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: site.title},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: site.title,
    hideOnScroll: false,
    logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
    items: [
      {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Tutorial'},
    ],
  },
  // The build colors code (src/features/code/colors.css). By default, Docusaurus adds a color theme
  // for Prism to the client bundle.
  prism: {theme: {plain: {}, styles: []}},
  footer: {links: iconLinks, copyright: site.copyright},
  // packages/docusaurus-theme-search-embedded adds the search page for both backends.
  ...(hosted && {algolia: {...hosted, indexName, searchPagePath: false}}),
} satisfies ThemeConfig & Partial<AlgoliaThemeConfig>;
