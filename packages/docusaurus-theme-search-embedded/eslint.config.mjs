// @ts-check
// @ts-expect-error -- the plugin has no types
import redos from 'eslint-plugin-redos';
import {commonRules, importDirections, literalSpread, styleAttribute} from 'tooling/eslint';
import tseslint from 'typescript-eslint';

const importWithoutExtension = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal[value=/^[.](?!.*[.](jsx?|css|json)$)/]',
  message:
    'The package is published as ES modules without a bundler; add the extension of the compiled file (.js or .jsx).',
};

const iterableSpread = {
  selector:
    'SpreadElement > :matches(NewExpression[callee.name=/^(Map|Set)$/], CallExpression[callee.property.name=/^(entries|keys|matchAll|querySelectorAll|values)$/])',
  message:
    'Docusaurus compiles spread for old browsers as if each operand were an array; use Array.from.',
};

const react = ['^react(-dom)?(/|$)', '^@(docusaurus|theme|theme-original)/'];
const site = '^@site/';
const node = '^node:';

/** @param {string[]} names folders of this package */
const folders = (...names) => `^\\..*/(${names.join('|')})/`;

export default tseslint.config(
  {ignores: ['lib', '.cache', '**/.docusaurus']},
  ...commonRules,
  {
    files: ['src/**'],
    plugins: {redos},
    rules: {
      // Queries and pages are texts of others. The default ignores expressions that it fails to analyze.
      'redos/no-vulnerable': ['error', {ignoreErrors: false}],
      'no-restricted-syntax': ['error', styleAttribute, literalSpread, importWithoutExtension],
    },
  },
  {
    files: ['src/{client,engine,interface,shared,theme}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        styleAttribute,
        literalSpread,
        importWithoutExtension,
        iterableSpread,
      ],
    },
  },
  // The theme imports the interface, which imports the client, which imports the engine.
  ...importDirections([
    {
      files: ['src/{engine,shared}/**'],
      forbidden: [
        ...react,
        site,
        node,
        folders('build', 'records', 'client', 'interface', 'theme', 'bin'),
      ],
    },
    {
      files: ['src/client/**'],
      forbidden: [...react, site, node, folders('build', 'records', 'interface', 'theme', 'bin')],
    },
    {
      files: ['src/records/**'],
      forbidden: [...react, site, folders('build', 'client', 'interface', 'theme', 'bin')],
    },
    {
      files: ['src/{build,bin}/**'],
      forbidden: [site, folders('interface', 'theme')],
    },
    {
      files: ['src/interface/**'],
      forbidden: [site, node, folders('build', 'records', 'theme', 'bin')],
    },
    {
      files: ['src/theme/**'],
      forbidden: [site, node, folders('build', 'records', 'engine', 'bin')],
    },
  ]),
  // Inside a declared module, only `import()` can refer to types of other modules.
  {
    files: ['src/types/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
);
