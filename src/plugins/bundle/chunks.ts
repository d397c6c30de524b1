import type {Module} from 'webpack';
import {fileOf} from './expectedModules';

/** Patterns for packages of these names. */
const packages = (...names: string[]) => names.map(name => new RegExp(`/node_modules/${name}/`));

/** Patterns for components of the theme, stock ones and ours, by their folders. */
const theme = (...folders: string[]) => folders.map(folder => new RegExp(`/theme/${folder}/`));

/** Patterns for modules of `@docusaurus/theme-common`. */
const common = (...names: string[]) => names.map(name => new RegExp(`/theme-common/lib/${name}`));

/** Modules by the file that they go into. Each pattern must match one, or the build fails. */
export const patterns = {
  /** Packages that change with a version bump only, not with the content. */
  framework: packages(
    '@babel/runtime',
    'history',
    'hoist-non-react-statics',
    'invariant',
    'nprogress',
    'path-to-regexp',
    'prop-types',
    'react',
    'react-dom',
    'react-fast-compare',
    'react-helmet-async',
    'react-is',
    'react-loadable',
    'react-router',
    'react-router-config',
    'react-router-dom',
    'resolve-pathname',
    'scheduler',
    'shallowequal',
    'tiny-invariant',
  ),
  /** What a page of documentation or a post shows: text, code, tables of contents, sidebar. */
  content: [
    ...theme(
      'Admonition',
      'BackToTopButton',
      'CodeBlock',
      'CodeInline',
      'Details',
      'DocBreadcrumbs',
      'DocItem',
      'DocPaginator',
      'DocRoot',
      'DocSidebar',
      'DocSidebarItem',
      'DocSidebarItems',
      'DocVersionRoot',
      'DocsRoot',
      'EditMetaRow',
      'EditThisPage',
      'Icon/Copy',
      'Icon/Edit',
      'Icon/Success',
      'Icon/WordWrap',
      'LastUpdated',
      'MDXComponents',
      'MDXContent',
      'NotFound/Content',
      'PaginatorNavLink',
      'TOC',
      'TOCCollapsible',
      'TOCItems',
      'TabItem',
      'Tabs',
      'Tag',
      'TagsListInline',
    ),
    ...common(
      'components/Collapsible',
      'components/Details',
      'hooks/useTOCHighlight',
      'utils/IntlUtils',
      'utils/accessibilityUtils',
      'utils/admonitionUtils',
      'utils/anchorUtils',
      'utils/tabsUtils',
      'utils/tocUtils',
    ),
    /\/plugin-content-docs\/lib\/client\/doc\./,
    /\/plugin-content-docs\/lib\/client\/docSidebarItemsExpandedState\./,
    /\/plugin-content-docs\/lib\/client\/structuredDataUtils\./,
    /\/core\/lib\/client\/exports\/Noop\./,
    /\/src\/components\/diagrams\/kit\//,
    /\/src\/components\/(Feedback|PageHead|PageMenu)\//,
    /\/src\/config\/assistants\.ts$/,
    /\/src\/plugins\/(markdown|social-cards)\/address\.ts$/,
    /\/src\/components\/ScrollableTable\//,
    /\/src\/components\/ShellTabs\//,
    /\/src\/hooks\//,
  ],
  /** What the pages of the blog show besides. */
  blogTheme: [
    /\/theme\/Blog/,
    /\/plugin-content-blog\/lib\/client\//,
    ...common('translations/blog'),
  ],
  /** Data of the blog as a whole: its name, its sidebar. */
  blogData: [
    /\/docusaurus-plugin-content-blog\/default\/__plugin\.json$/,
    /\/docusaurus-plugin-content-blog\/default\/blog-post-list-prop-\w+\.json$/,
    /\/docusaurus-plugin-content-blog\/default\/blogMetadata-\w+\.json$/,
  ],
  /** Data of the docs as a whole, as opposed to that of one page. */
  docsData: [
    /\/docusaurus-plugin-content-docs\/default\/__plugin\.json$/,
    /\/docusaurus-plugin-content-docs\/default\/p\/[\w-]*docs-[0-9a-f]{3}\.json$/,
  ],
  /** What the pages about providers have in common. */
  providers: [
    /\/src\/config\/providers\.ts$/,
    /\/components\/providers\/(parts|Provider(Comparison|Facts|Failures|Source))\.tsx$/,
    /\/llm-setup\/_/,
  ],
  /** All that answers a search. */
  engine: [
    /\/docusaurus-theme-search-embedded\/lib\/browser\/(engine|client)\//,
    /\/node_modules\/porter2\//,
  ],
  /** Small parts that most kinds of pages show, however few files import them. */
  parts: [
    /\/src\/components\/(DoneWhen|Instruction|StructuredData)\//,
    /\/theme\/SearchDialog\/useModalDialog\.js$/,
  ],
  /** What all kinds of pages show, if enough of them use it; not the pages' own components. */
  layout: [
    /\/node_modules\//,
    /\/src\/theme\//,
    /\/site-storage\.json$/,
    /\/src\/config\/site\b/,
    /\/docusaurus-theme-search-embedded\/lib\/browser\/(plugin|theme)\//,
  ],
} as const;

/**
 * Style sheets that come with the code that imports them, by the name of their chunk. Docusaurus
 * joins all styles into the one sheet that every page waits for. That keeps the order of rules
 * stable, which these do not depend on: each styles only its own class names.
 */
export const lazyStyles = {
  blog: [/\/theme\/Blog/],
  cards: theme('DocCard', 'DocCategoryGeneratedIndexPage'),
  home: [/\/src\/components\/(Home|RunLine)\//],
  'not-found': [/\/plugins\/not-found\//],
  search: [/\/theme\/Search(Dialog)?\/.*\.module\.css$/],
  'search-page': theme('SearchPage'),
  widgets: [
    /\/components\/RunCost\//,
    /\/components\/ScheduleHelper\//,
    /\/components\/providers\/.*\.css$/,
  ],
} as const;

/** Number of page kinds whose common modules are the layout. The site has 15 kinds. */
const pageKinds = 8;

/** Docusaurus' own group for style sheets has priority 50. */
const aboveStock = 60;

/** A rule on the path of a module's file. */
function files(patterns: readonly RegExp[], except: readonly RegExp[] = []) {
  return (module: Module): boolean => {
    const file = fileOf(module);
    return (
      patterns.some(pattern => pattern.test(file)) && !except.some(pattern => pattern.test(file))
    );
  };
}

/** A file that many pages share, named in its address. */
const named = (name: string) =>
  ({name, filename: 'assets/js/[name].[contenthash:8].js', enforce: true}) as const;

/** A file with those modules of pages whose paths match. */
const ofPages = (name: string, patterns: readonly RegExp[]) =>
  ({...named(name), chunks: 'async', test: files(patterns), priority: 30}) as const;

/** A style sheet of its own for those modules whose paths match. */
const styles = (name: string, patterns: readonly RegExp[]) => ({
  name,
  test: files(patterns),
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  priority: aboveStock,
});

/**
 * Groups for the bundler's `splitChunks`. Few files, since each costs a request and compresses on
 * its own; parted by what makes them change.
 */
export const cacheGroups = {
  common: false,
  defaultVendors: false,
  framework: {
    ...named('framework'),
    chunks: 'initial',
    test: files(patterns.framework),
    priority: 40,
  },
  content: ofPages('content', patterns.content),
  docsData: ofPages('docs-data', patterns.docsData),
  blogTheme: ofPages('blog-theme', patterns.blogTheme),
  blogData: ofPages('blog-data', patterns.blogData),
  providers: ofPages('providers', patterns.providers),
  parts: ofPages('layout', patterns.parts),
  layout: {
    ...named('layout'),
    chunks: 'async',
    test: files(patterns.layout),
    minChunks: pageKinds,
    priority: 20,
  },
  shared: {
    chunks: 'async',
    minChunks: 2,
    minSize: 4000,
    priority: 10,
    // The engine runs in a worker, in one file, since a first search waits for it; the page has a copy
    // for browsers without workers.
    test: files([/./], patterns.engine),
    // A page's own chunk must belong to that page alone: its HTML lists all that goes with it.
    reuseExistingChunk: false,
  },
  // A group of scripts may have the same name, and the bundler's configuration is one for both.
  ...Object.fromEntries(
    Object.entries(lazyStyles).map(([name, paths]) => [`${name}-styles`, styles(name, paths)]),
  ),
} as const;
