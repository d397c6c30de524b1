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

export default redirects;
