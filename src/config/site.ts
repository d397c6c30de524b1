/**
 * The facts about this site that stand on more than one page.
 * Every other file reads them from here, so that a change is one line.
 */
export const site = {
  title: 'Effortless Test Automation',
  tagline: 'Test your website in plain language',
  /** Where authors open pull requests; the edit links lead below it. */
  repository: 'https://github.com/example/effortless-test-automation-docs',
  /** The branch that the edit links name. */
  branch: 'main',
  /** Path of the search page below the base URL; `q` is its query parameter (SPECIFICATION.md#storage-keys). */
  searchPagePath: 'search',
  copyright: 'Copyright © 2025 Effortless Test Automation',
} as const;
