import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {BuildStep} from './after-build/plugin';

/**
 * Checks the targets of redirects. The plugin (3.10.2) escapes `'` and `&` within its script, encodes targets twice, and
 * puts the query of the old URL behind that of the target.
 *
 * @throws Error that names the target and the sign
 */
function checkTargets(list: PluginOptions['redirects']): void {
  for (const {from, to} of list) {
    const [sign] = /['&%?]/.exec(to) ?? [];
    if (sign) {
      throw new Error(
        `src/config/redirects.ts: the redirect from ${String(from)} leads to ${to}, and "${sign}" doesn't work there. Give the page a slug without it, and write letters beyond ASCII as they are.`,
      );
    }
  }
}

/**
 * Writes the page of each redirect with the stock plugin, which would otherwise read the pages while other steps
 * rewrite them. Only the listed paths redirect, not variants with and without extensions.
 */
export const redirects = (list: PluginOptions['redirects']): BuildStep => {
  checkTargets(list);
  return async ({context, props}) => {
    const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects: list};
    await clientRedirects(context, options)!.postBuild!(props as never);
  };
};
