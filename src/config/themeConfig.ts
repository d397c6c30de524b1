import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {UserThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import {hostedSearch, indexName} from './search';
import {site} from './site';

const hosted = hostedSearch();

/** Options of the classic theme; the colors live in `src/css`. */
export const themeConfig = {
  // Drawn by src/plugins/social-cards, like the pages' own.
  image: 'img/social-card.png',
  metadata: [
    // Of pages that say nothing of themselves, such as the list of tags; later tags win.
    {name: 'description', content: site.description},
    {property: 'og:description', content: site.description},
    {property: 'og:image:alt', content: `${site.title}. ${site.tagline}`},
    {name: 'twitter:image:alt', content: `${site.title}. ${site.tagline}`},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
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
  // Code gets its colors from src/theme/CodeBlock/tokens.css; without this line Docusaurus puts a
  // color theme for Prism into every visitor's bundle.
  prism: {theme: {plain: {}, styles: []}},
  footer: {copyright: site.copyright},
  // The search page is ours for both backends (packages/docusaurus-theme-search-embedded), so the theme adds none.
  ...(hosted && {algolia: {...hosted, indexName, searchPagePath: false}}),
} satisfies ThemeConfig & Partial<AlgoliaThemeConfig>;
