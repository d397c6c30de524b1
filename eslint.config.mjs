// @ts-check
import {commonRules, importDirections} from 'tooling/eslint';
import tseslint from 'typescript-eslint';

/** @param {string[]} names folders of this repository */
const folders = (...names) => `^(\\.|@site).*/(${names.join('|')})/`;

/** What nothing but `src/theme` and `src/pages` themselves may import. */
const above = [folders('pages', 'src/theme', 'packages')];

/** The files of a feature that run in a browser, and what only runs in Node. */
const browserFiles = ['src/features/**/{*.tsx,use*.ts}'];
const nodeHalf = '/(plugin|remark|rehype|step|draw)$';

/** Other features, except the two that all may use. A feature of one file imports `../utils`. */
const otherFeatures =
  '^(\\.\\./(?!\\.\\./)|@site/src/features/)(?!(tables|after-build|utils|config)/)';

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
  ...importDirections([
    {files: ['src/utils/**'], forbidden: [folders('config', 'features', 'components'), ...above]},
    {files: ['src/config/**'], forbidden: [folders('components'), ...above]},
    {
      files: ['src/components/**'],
      // Authors import it from there.
      ignores: ['src/components/PracticeShop/index.tsx'],
      forbidden: [folders('features/(?!tables/).*'), nodeHalf, ...above],
    },
    {files: ['src/{theme,pages}/**'], forbidden: [folders('packages'), nodeHalf]},
    {
      files: ['src/features/**'],
      ignores: browserFiles,
      forbidden: [otherFeatures, ...above],
    },
    {files: browserFiles, forbidden: [otherFeatures, nodeHalf, ...above]},
  ]),
);
