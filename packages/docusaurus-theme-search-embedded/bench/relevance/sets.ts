/** Documentation inside an npm package. */
export type DocsSet = {
  name: string;
  /** The package and its exact version, as `npm pack` takes them. */
  package: string;
  /** The folder with the Markdown files inside the package, or the JSON file with the HTML of all locales. */
  folder: string;
  /** The locale of a JSON file, if the set is not English. */
  locale?: string;
  /** The path that absolute links have before the path of a page. */
  base: string;
  /** Constants and rules are chosen with half of the sets. The others only show whether a choice is good. */
  use: 'choose' | 'report';
};

const electron = {package: 'electron-i18n@1.3136.0', folder: 'dist/docs.json', base: ''};

export const sets: readonly DocsSet[] = [
  {name: 'Next.js', package: 'next@16.4.6', folder: 'dist/docs', base: '/docs', use: 'choose'},
  {name: 'Fastify', package: 'fastify@5.12.8', folder: 'docs', base: '', use: 'choose'},
  {name: 'math.js', package: 'mathjs@5.10.3', folder: 'docs', base: '', use: 'choose'},
  {name: 'npm', package: 'npm@11.21.2', folder: 'docs/content', base: '', use: 'choose'},
  {name: 'AI SDK', package: 'ai@6.0.326', folder: 'docs', base: '/docs', use: 'report'},
  {name: 'Directus', package: '@directus/docs@9.22.3', folder: '.', base: '', use: 'report'},
  {name: 'CodeceptJS', package: 'codeceptjs@4.1.0', folder: 'docs', base: '', use: 'report'},
  {name: 'Serverless', package: 'serverless@3.38.0', folder: 'docs', base: '', use: 'report'},
  {name: 'Electron, Japanese', ...electron, locale: 'ja-JP', use: 'report'},
  {name: 'Electron, Chinese', ...electron, locale: 'zh-CN', use: 'report'},
  {name: 'Electron, Russian', ...electron, locale: 'ru-RU', use: 'report'},
];

/** Documentation with posts: a folder with a file for each, or a changelog with versions and dates. */
export type NewsSet = DocsSet & {posts: string};

export const newsSets: readonly NewsSet[] = [
  {
    name: 'MACI',
    package: '@maci-protocol/website@1.0.0',
    folder: 'versioned_docs/version-v3.x',
    posts: 'blog',
    base: '/docs',
    use: 'choose',
  },
  {
    name: 'math.js',
    package: 'mathjs@5.10.3',
    folder: 'docs',
    posts: 'HISTORY.md',
    base: '',
    use: 'choose',
  },
  {
    name: 'Serverless',
    package: 'serverless@3.38.0',
    folder: 'docs',
    posts: 'CHANGELOG.md',
    base: '',
    use: 'report',
  },
];
