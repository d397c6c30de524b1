import type {PluginOptions} from '@docusaurus/plugin-client-redirects';

/**
 * Addresses that pages have moved away from. When you rename or move a page, add its old address,
 * so that links and bookmarks still find it:
 *
 *     {from: '/docs/user-guides/create-job', to: '/docs/user-guides/create-task'},
 *
 * Both are paths below the base URL; `to` may end with a section (`#before-you-begin`).
 */
const redirects: PluginOptions['redirects'] = [];

export default redirects;
