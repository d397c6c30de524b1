// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const styleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'A strict style policy forbids style attributes; use a class.',
};

const importWithoutExtension = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal[value=/^[.](?!.*[.](jsx?|css|json)$)/]',
  message:
    'The package is published as ES modules without a bundler; add the extension of the compiled file (.js or .jsx).',
};

const literalSpread = {
  selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
  message: 'Write the properties or elements without a spread; line breaks need no other reason.',
};

const iterableSpread = {
  selector:
    'SpreadElement > :matches(NewExpression[callee.name=/^(Map|Set)$/], CallExpression[callee.property.name=/^(entries|keys|matchAll|querySelectorAll|values)$/])',
  message:
    'Docusaurus compiles spread for old browsers as if each operand were an array; use Array.from.',
};

/** The rules for all code of the repository; the site's configuration uses them, too. */
export const commonRules = tseslint.config(
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.recommended,
      reactHooks.configs.flat.recommended,
      jsxA11y.configs.recommended,
    ],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Destructuring with a rest omits the named properties.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', styleAttribute, literalSpread],
    },
  },
  {rules: {curly: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        // PascalCase is for components.
        {selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow'},
        {selector: 'variable', modifiers: ['destructured'], format: null},
      ],
    },
  },
  // Playwright's fixtures call `use`, which the rule mistakes for React's hook.
  {files: ['tests/**'], rules: {'react-hooks/rules-of-hooks': 'off'}},
);

/**
 * Returns a configuration block for each list of forbidden imports.
 *
 * @param {readonly {files: string[], ignores?: string[], forbidden: string[]}[]} directions the regular
 *   expressions of what the files must not import
 * @returns {import('eslint').Linter.Config[]}
 */
export const importDirections = directions =>
  directions.map(({files, ignores = [], forbidden}) => ({
    files,
    ignores,
    rules: {
      'no-restricted-imports': [
        'error',
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
    rules: {
      'no-restricted-syntax': ['error', styleAttribute, literalSpread, importWithoutExtension],
    },
  },
  {
    files: ['src/{client,engine,interface,shared,theme,hosted/browser}/**'],
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
        folders('build', 'records', 'client', 'interface', 'theme', 'hosted', 'bin'),
      ],
    },
    {
      files: ['src/client/**'],
      forbidden: [
        ...react,
        site,
        node,
        folders('build', 'records', 'interface', 'theme', 'hosted', 'bin'),
      ],
    },
    {
      files: ['src/{records,hosted}/**'],
      ignores: ['src/hosted/browser/**'],
      forbidden: [
        ...react,
        site,
        folders('build', 'client', 'interface', 'theme', 'bin', 'browser'),
      ],
    },
    {
      files: ['src/{build,bin}/**'],
      forbidden: [site, folders('interface', 'theme')],
    },
    {
      files: ['src/interface/**'],
      forbidden: [site, node, folders('build', 'records', 'theme', 'hosted', 'bin')],
    },
    {
      files: ['src/hosted/browser/**'],
      forbidden: [site, node, folders('build', 'records', 'engine', 'theme', 'bin')],
    },
    {
      files: ['src/theme/**'],
      forbidden: [site, node, folders('build', 'records', 'engine', 'hosted', 'bin')],
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
