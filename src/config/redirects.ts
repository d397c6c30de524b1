import type {PluginOptions} from '@docusaurus/plugin-client-redirects';

/**
 * Redirects from old paths. When you rename or move a page, add its old path, so that links and
 * bookmarks still work:
 *
 *     {from: '/docs/user-guides/create-job', to: '/docs/user-guides/create-task'},
 *
 * Both paths are below the base URL. `to` may end with a hash (`#before-you-begin`).
 */
const redirects = [
  // Folders without a page, for readers who shorten a URL.
  {from: '/docs/getting-started', to: '/docs/category/getting-started'},
  {from: '/docs/user-guides', to: '/docs/category/user-guides'},
  {from: '/docs/user-guides/workflow-management', to: '/docs/category/create-workflow'},
] satisfies PluginOptions['redirects'];

const start = '/docs/getting-started';
const setup = `${start}/llm-setup`;
const guides = '/docs/user-guides';
const workflow = `${guides}/workflow-management/create-workflow`;

/** The provider pages whose sections were merged in November 2026. */
const providerPages = ['anthropic', 'deepseek', 'gemini', 'grok', 'openai'].map(
  id => `${setup}/${id}-api-key`,
);

/** The instructions that were on the page of the task. */
const instructions =
  'order search sort product cart-total sign-in wrong-password contact form-error empty-cart shipping invoice';

/**
 * Sections that moved: the old path with its hash, and where the section is. When you move a section or drop
 * a heading that others link, add a line. Hosts never see the hash, so `src/client/address.ts` redirects. The
 * build fails if a target doesn't exist, or if the old page still has the anchor.
 */
export const movedAnchors: Readonly<Record<string, string>> = {
  '/markdown-page#when-it-fits': `${start}/when-it-fits`,
  '/markdown-page#words-used-here': '/docs/glossary',
  [`${start}/installation#before-you-begin`]: `${start}/installation#questions-for-your-supplier`,
  [`${start}/installation#work-behind-a-proxy-or-firewall`]: `${start}/network`,
  [`${start}/configuration#before-you-begin`]: `${start}/configuration#make-seven-decisions`,
  [`${start}/configuration#keep-secrets-out-of-tests`]: `${start}/keys-and-passwords`,
  [`${start}/configuration#if-something-fails`]: `${guides}/find-your-symptom`,
  [`${start}/configuration#troubleshooting`]: `${guides}/find-your-symptom`,
  [`${start}/data#before-you-begin`]: `${start}/data#what-a-run-sends`,
  [`${start}/data#troubleshooting`]: `${start}/keys-and-passwords#after-a-leak`,
  [`${setup}#check-a-key`]: `${setup}/#compare-providers`,
  [`${setup}#check-that-it-works`]: `${setup}/#compare-providers`,
  [`${setup}#keep-the-key-safe`]: `${start}/keys-and-passwords#rules-for-a-key`,
  [`${setup}#rotate-a-key`]: `${start}/keys-and-passwords#rotate-a-key`,
  [`${setup}#control-the-cost`]: `${guides}/estimate-cost#control-the-cost`,
  [`${setup}#read-an-error`]: `${guides}/provider-errors#read-an-error`,
  [`${setup}#a-run-shows-429`]: `${guides}/provider-errors#a-run-shows-429`,
  [`${setup}#troubleshooting`]: `${guides}/provider-errors`,
  ...Object.fromEntries(
    providerPages.flatMap(page => [
      [`${page}#data-handling`, `${start}/data#compare-the-providers`],
      [`${page}#rotate-or-revoke-the-key`, `${start}/keys-and-passwords#rotate-a-key`],
      ...['before-you-begin', 'choose-a-model', 'cost-and-limits'].map(id => [
        `${page}#${id}`,
        `${page}#facts`,
      ]),
    ]),
  ),
  [`${guides}/create-task#before-you-begin`]: `${guides}/create-task#plan-the-task`,
  [`${guides}/create-task#run-a-first-task-that-only-reads`]: `${start}/first-test`,
  [`${guides}/create-task#sign-in-without-a-person`]: `${start}/keys-and-passwords#sign-in-without-a-person`,
  [`${guides}/create-task#practice-on-the-shop`]: `${guides}/practice`,
  ...Object.fromEntries(
    instructions
      .split(' ')
      .map(id => [
        `${guides}/create-task#instruction-${id}`,
        `${guides}/practice#instruction-${id}`,
      ]),
  ),
  [`${guides}/create-task#deal-with-a-flaky-task`]: `${guides}/failing-tests#flaky`,
  [`${guides}/create-task#troubleshooting`]: `${guides}/failing-tests#fix-the-instruction`,
  [`${guides}/create-group#before-you-begin`]: `${guides}/create-group#decide-when-to-group`,
  [`${guides}/create-group#triage-a-failed-or-flaky-run`]: `${guides}/failing-tests#triage`,
  [`${guides}/create-group#troubleshooting`]: `${guides}/failing-tests#only-in-a-group`,
  [`${workflow}#before-you-begin`]: `${workflow}#choose-between-a-task-and-a-workflow`,
  [`${workflow}#maintain-the-workflow`]: `${workflow}#run-it-with-two-data-sets`,
  [`${workflow}#troubleshooting`]: `${guides}/failing-tests#fix-the-instruction`,
  [`${workflow}-by-recording#before-you-begin`]: `${workflow}-by-recording#prepare-the-browser`,
  [`${guides}/create-schedule#run-from-a-pipeline`]: `${guides}/run-from-a-pipeline`,
  [`${guides}/find-your-symptom#compare-two-setups`]: `${guides}/failing-tests#compare-two-setups`,
};

export default redirects;
