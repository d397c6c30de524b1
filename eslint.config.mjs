import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {importDirections} from './scripts/lint/importDirections.mjs';

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

export default tseslint.config(
  {
    ignores: [
      'build',
      '**/.docusaurus',
      '.cache',
      'node_modules',
      'bench/results',
      'packages/*/lib',
    ],
  },
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
  {
    files: ['packages/*/src/**'],
    rules: {
      'no-restricted-syntax': ['error', styleAttribute, literalSpread, importWithoutExtension],
    },
  },
  {
    files: ['packages/*/src/{client,engine,interface,shared,theme,hosted/browser}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        styleAttribute,
        literalSpread,
        importWithoutExtension,
        {
          selector:
            'SpreadElement > :matches(NewExpression[callee.name=/^(Map|Set)$/], CallExpression[callee.property.name=/^(entries|keys|matchAll|querySelectorAll|values)$/])',
          message:
            'Docusaurus compiles spread for old browsers as if each operand were an array; use Array.from.',
        },
      ],
    },
  },
  ...importDirections,
  // Playwright's fixtures call `use`, which the rule mistakes for React's hook.
  {files: ['tests/**', 'packages/*/tests/**'], rules: {'react-hooks/rules-of-hooks': 'off'}},
  // Inside a declared module, only `import()` can refer to types of other modules.
  {
    files: ['packages/*/src/types/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
);
