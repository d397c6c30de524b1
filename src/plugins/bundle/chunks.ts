/** Components of the theme that docs and posts show; those of one kind of page come with that page. */
const theme =
  /[\\/](theme|theme-common[\\/]lib[\\/]components)[\\/](?!Blog|DocC|Icon[\\/]Socials|MDXPage|Search(?!Bar))/;

/** A script that many pages share, named in its address. */
const script = (name: string) =>
  ({
    name,
    filename: 'assets/js/[name].[contenthash:8].js',
    type: /^(?!css)/,
    chunks: 'async',
    enforce: true,
  }) as const;

/** Docusaurus' one style sheet for all pages, above its own group of that name. */
const sheet = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

/**
 * Groups for the bundler's `splitChunks`, by folder and by the number of pages' chunks that use a
 * module. Few files, since each costs a request and compresses on its own, and each changes for a
 * reason of its own. A module that no group takes, its styles too, comes with its page.
 */
export const cacheGroups = {
  // Docusaurus' and the bundler's own.
  common: false,
  defaultVendors: false,
  /** Packages that change with a version bump only. */
  framework: {
    ...script('framework'),
    chunks: 'initial',
    test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
    priority: 50,
  },
  /** What all kinds of pages show: the site has 15 kinds. */
  layout: {...script('layout'), minChunks: 8, priority: 40},
  /** What the pages of the blog show besides; with its styles, which no other page has. */
  blog: {
    ...script('blog'),
    type: undefined,
    test: /[\\/]theme[\\/](Blog|Icon[\\/]Socials)|[\\/]plugin-content-blog[\\/]lib[\\/]/,
    priority: 30,
  },
  content: {...script('content'), test: theme, priority: 20},
  /** What several pages share besides, if it is worth a file (the bundler's 20 kB). */
  shared: {
    chunks: 'async',
    minChunks: 2,
    priority: 10,
    // The search engine runs in a worker, in one file, since a first search waits for it.
    test: /^(?!.*[\\/]docusaurus-theme-search-embedded[\\/])/,
  },
  styles: {...sheet, chunks: 'initial'},
  themeStyles: {...sheet, test: theme},
  commonStyles: {...sheet, test: /[\\/]theme-common[\\/]/},
  // The components that most kinds of pages show; others bring their styles with their pages, so that a new one
  // leaves this sheet as it is.
  componentStyles: {
    ...sheet,
    test: /[\\/]components[\\/](DoneWhen|EndingMark|FirstRunPath|Instruction|PageMenu|ScrollableTable)[\\/]/,
  },
} as const;
