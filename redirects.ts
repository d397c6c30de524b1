import type {PluginOptions} from '@docusaurus/plugin-client-redirects';

/**
 * Paths that lead to a page at another path. When you rename or move a page, add its old path, so
 * that links and bookmarks still find it:
 *
 *     {from: '/docs/user-guides/create-job', to: '/docs/user-guides/create-task'},
 *
 * Both are below the base URL; `to` may end with a section (`#before-you-begin`).
 */
const redirects = [
  // Folders without a page of their own, for readers who shorten a URL.
  {from: '/docs/getting-started', to: '/docs/category/getting-started'},
  {from: '/docs/user-guides', to: '/docs/category/user-guides'},
  {from: '/docs/user-guides/workflow-management', to: '/docs/category/create-workflow'},
] satisfies PluginOptions['redirects'];

export default redirects;
