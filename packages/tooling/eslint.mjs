// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export const styleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'A strict style policy forbids style attributes; use a class.',
};

export const literalSpread = {
  selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
  message: 'Write the properties or elements without a spread; line breaks need no other reason.',
};

/** The rules for all code of the repository. */
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
