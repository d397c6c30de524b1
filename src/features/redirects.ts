import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {BuildStep} from './after-build/plugin';

/**
 * Writes the page of each redirect with the stock plugin, which would otherwise read the pages while other steps
 * rewrite them. Only the listed paths redirect, not variants with and without extensions.
 */
export const redirects =
  (list: PluginOptions['redirects']): BuildStep =>
  async ({context, props}) => {
    const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects: list};
    await clientRedirects(context, options)!.postBuild!(props as never);
  };
