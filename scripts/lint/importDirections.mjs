// @ts-check

const search = 'packages/docusaurus-theme-search-embedded/src';
const react = ['^react(-dom)?(/|$)', '^@(docusaurus|theme|theme-original)/'];
const site = '^@site/';
const node = '^node:';

/** @param {string[]} names folders of this repository */
const folders = (...names) => `^(\\.|@site).*/(${names.join('|')})/`;

/**
 * The imports that are forbidden in each folder: the engine serves the client, the client serves the
 * theme, and never the other way around. A plugin's own theme parts and client modules may import what
 * the rest of the site imports.
 *
 * @type {readonly {files: string[], ignores?: string[], forbidden: string[]}[]}
 */
const directions = [
  {
    files: ['src/{components,hooks,utils,client}/**'],
    forbidden: [folders('plugins', 'src/theme', 'packages')],
  },
  {files: ['src/{theme,pages}/**'], forbidden: [folders('plugins', 'packages')]},
  {
    files: ['src/{plugins,config}/**'],
    ignores: ['src/plugins/*/{theme,client}/**'],
    forbidden: [folders('components', 'theme', 'pages', 'packages')],
  },
  {
    files: [`${search}/engine/**`],
    forbidden: [
      ...react,
      site,
      node,
      folders('client', 'records', 'hosted', 'plugin', 'theme', 'bin'),
    ],
  },
  {
    files: [`${search}/client/**`],
    forbidden: [...react, site, node, folders('records', 'hosted', 'plugin', 'theme', 'bin')],
  },
  {
    files: [`${search}/{records,hosted}/**`],
    // The theme's adapter for Algolia, which only sites with hosted search bundle.
    ignores: [`${search}/hosted/browser/**`],
    forbidden: [...react, site, folders('client', 'plugin', 'theme', 'bin')],
  },
  {files: [`${search}/{plugin,theme,bin}/**`], forbidden: [site]},
];

/** ESLint configuration blocks that report imports against these directions. */
export const importDirections = directions.map(({files, ignores = [], forbidden}) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      /** @type {const} */ ('error'),
      {
        patterns: forbidden.map(regex => ({
          regex,
          message: 'Imports point one way here. Move shared code to a folder that both may import.',
        })),
      },
    ],
  },
}));
