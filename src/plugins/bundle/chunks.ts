/** The part of the bundler's module that the rules below look at. */
type Module = {nameForCondition?: () => string | null};

/** A rule on the path of a module's file, with forward slashes. */
function files(patterns: readonly RegExp[], except?: RegExp): (module: Module) => boolean {
  return module => {
    const file = (module.nameForCondition?.() ?? '').replaceAll('\\', '/');
    return patterns.some(pattern => pattern.test(file)) && !except?.test(file);
  };
}

/** Packages that change with a version bump only, not with the content. */
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router(-dom|-config)?|history|path-to-regexp|react-helmet-async|react-loadable|nprogress|react-is|react-fast-compare|prop-types|invariant|shallowequal|hoist-non-react-statics|resolve-pathname|tiny-invariant|@babel\/runtime)\//;

/** What a page of documentation or a post shows: its text, code, tables of contents, sidebar. */
const content = [
  /\/theme\/(Admonition|BackToTopButton|CodeBlock|CodeInline|ContentVisibility|Details|EditMetaRow|EditThisPage|LastUpdated|MDXComponents|MDXContent|NotFound\/Content|PaginatorNavLink|TabItem|Tabs|Tag|TagsListInline|TOC|TOCCollapsible|TOCItems)\//,
  /\/theme\/Doc(Breadcrumbs|Item|Paginator|Root|Sidebar|SidebarItem|SidebarItems|sRoot|VersionBadge|VersionRoot)\//,
  /\/theme\/Icon\/(Arrow|Copy|Edit|Home|Success|WordWrap)\//,
  /\/theme-common\/lib\/(components\/(Collapsible|Details)|hooks\/(useBackToTopButton|useTOCHighlight)|translations|utils\/(accessibility|admonition|anchor|Intl|tabs|toc)Utils)/,
  /\/plugin-content-docs\/lib\/client\/(doc|docSidebarItemsExpandedState|structuredDataUtils)\./,
  /\/core\/lib\/client\/exports\/Noop\./,
  /\/src\/components\/(diagrams\/kit|ScrollableTable|ShellTabs)\//,
];

/** Parts of the theme that match `content` but belong to few pages. */
const rare = /\/translations\/blog|\/NotFoundContent\.tsx/;

/** What the pages of the blog show besides. */
const blog = [
  /\/theme\/Blog/,
  /\/plugin-content-blog\/lib\/client\//,
  /\/theme-common\/lib\/translations\/blog/,
];

/** Data of the blog as a whole: its name, its sidebar. */
const blogData =
  /\/docusaurus-plugin-content-blog\/default\/(__plugin|blog-post-list-prop-\w+|blogMetadata-\w+)\.json$/;

/** What the pages about providers have in common. */
const providers =
  /\/src\/(config\/providers\.ts|components\/providers\/(parts|Provider(Comparison|Facts|Failures|Source)))|\/llm-setup\/_/;

/** Data of the docs as a whole, as opposed to that of one page. */
const docsData =
  /\/docusaurus-plugin-content-docs\/default\/(__plugin|p\/[\w-]*docs-[0-9a-f]{3})\.json$/;

/** Our modules outside `src/theme` that the layout imports. */
const ownLayout = /\/src\/(components\/SocialIcon|config\/(site|search)|plugins\/search)\b/;

/** Number of page kinds whose common modules are the layout. The site has 15 kinds. */
const pageKinds = 8;

/** A file that many pages share, named in its address. */
const named = (name: string) =>
  ({name, filename: 'assets/js/[name].[contenthash:8].js', enforce: true}) as const;

/** A file with those modules of pages whose paths match. */
const ofPages = (name: string, patterns: readonly RegExp[], except?: RegExp) =>
  ({...named(name), chunks: 'async', test: files(patterns, except), priority: 30}) as const;

/**
 * Groups for the bundler's `splitChunks`. Few files, since each costs a request and compresses on
 * its own; parted by what makes them change. Docusaurus' own group for styles has priority 50.
 */
export const cacheGroups = {
  common: false,
  defaultVendors: false,
  framework: {...named('framework'), chunks: 'initial', test: files([framework]), priority: 40},
  content: ofPages('content', content, rare),
  docsData: ofPages('docs-data', [docsData]),
  blogTheme: ofPages('blog-theme', blog),
  blogData: ofPages('blog-data', [blogData]),
  providers: ofPages('providers', [providers]),
  layout: {
    ...named('layout'),
    chunks: 'async',
    // Not the pages' own components, however many pages use them.
    test: files([/\/node_modules\/|\/src\/theme\/|\/site-storage\.json$/, ownLayout]),
    minChunks: pageKinds,
    priority: 20,
  },
  shared: {
    chunks: 'async',
    minChunks: 2,
    minSize: 4000,
    priority: 10,
    // A page's own chunk must belong to that page alone: its HTML lists all that goes with it.
    reuseExistingChunk: false,
  },
} as const;
