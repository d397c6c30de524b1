// @ts-check

const search = 'packages/docusaurus-theme-search-embedded/src';
const react = ['^react(-dom)?(/|$)', '^@(docusaurus|theme|theme-original)/'];
const site = '^@site/';
const node = '^node:';

/** A plugin's folder, except what it provides to the browser. */
const plugins = 'plugins(?!/[^/]+/client/)';

/** @param {string[]} names folders of this repository */
const folders = (...names) => `^(\\.|@site).*/(${names.join('|')})/`;

/**
 * The forbidden imports of each folder. In the search package, the theme imports the interface, which
 * imports the client, which imports the engine. A plugin's own theme parts and client modules may import
 * what the rest of the site imports, and the rest of the site may import a plugin's client modules.
 *
 * @type {readonly {files: string[], ignores?: string[], forbidden: string[]}[]}
 */
const directions = [
  {
    files: ['src/{components,hooks,utils,client}/**'],
    forbidden: [folders(plugins, 'src/theme', 'packages')],
  },
  {files: ['src/{theme,pages}/**'], forbidden: [folders(plugins, 'packages')]},
  {
    files: ['src/{plugins,config}/**'],
    ignores: ['src/plugins/*/{theme,client}/**'],
    forbidden: [folders('components', 'theme', 'pages', 'packages')],
  },
  {
    files: [`${search}/{engine,shared}/**`],
    forbidden: [
      ...react,
      site,
      node,
      folders('build', 'records', 'client', 'interface', 'theme', 'hosted', 'bin'),
    ],
  },
  {
    files: [`${search}/client/**`],
    forbidden: [
      ...react,
      site,
      node,
      folders('build', 'records', 'interface', 'theme', 'hosted', 'bin'),
    ],
  },
  {
    files: [`${search}/{records,hosted}/**`],
    ignores: [`${search}/hosted/browser/**`],
    forbidden: [...react, site, folders('build', 'client', 'interface', 'theme', 'bin', 'browser')],
  },
  {
    files: [`${search}/{build,bin}/**`],
    forbidden: [site, folders('interface', 'theme')],
  },
  {
    files: [`${search}/interface/**`],
    forbidden: [site, node, folders('build', 'records', 'theme', 'hosted', 'bin')],
  },
  {
    files: [`${search}/hosted/browser/**`],
    forbidden: [site, node, folders('build', 'records', 'engine', 'theme', 'bin')],
  },
  {
    files: [`${search}/theme/**`],
    forbidden: [site, node, folders('build', 'records', 'engine', 'hosted', 'bin')],
  },
];

/** ESLint configuration blocks that report imports in the wrong direction. */
export const importDirections = directions.map(({files, ignores = [], forbidden}) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      /** @type {const} */ ('error'),
      {
        patterns: forbidden.map(regex => ({
          regex,
          message:
            'This folder must not import from there. Move shared code to a folder that both may import.',
        })),
      },
    ],
  },
}));
