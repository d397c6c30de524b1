// @ts-check
import {commonRules, importDirections} from 'tooling/eslint';
import tseslint from 'typescript-eslint';

/** A plugin's folder, except what it provides to the browser. */
const plugins = 'plugins(?!/[^/]+/client/)';

/** @param {string[]} names folders of this repository */
const folders = (...names) => `^(\\.|@site).*/(${names.join('|')})/`;

export default tseslint.config(
  // The search package has its own configuration.
  {
    ignores: [
      'build',
      '**/.docusaurus',
      '**/.cache',
      '**/node_modules',
      'bench/results',
      'packages/docusaurus-theme-search-embedded',
    ],
  },
  ...commonRules,
  // A plugin's own theme parts and client modules may import what the rest of the site imports, and the
  // rest of the site may import a plugin's client modules.
  ...importDirections([
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
  ]),
);
