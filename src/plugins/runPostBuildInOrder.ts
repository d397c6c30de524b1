import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';

/** A plugin in the list of `docusaurus.config.ts`: a function without options that creates it. */
type PluginFunction = (context: LoadContext) => Plugin<unknown> | Promise<Plugin<unknown>>;

/**
 * Runs the `postBuild` hooks of these plugins one after another, in the order of the list.
 *
 * Docusaurus starts the hooks of all plugins at once. Ours read and rewrite the same pages, so each
 * must wait for the previous one. A hook that fails prevents later ones from running. The plugins of
 * presets (feeds, sitemap) are not in the list and run concurrently.
 *
 * @param plugins in the order in which their `postBuild` hooks should run
 * @returns the value for the `plugins` setting
 */
export function runPostBuildInOrder(plugins: readonly PluginFunction[]): PluginConfig[] {
  let previous: Promise<unknown> = Promise.resolve();
  return plugins.map(create => async (context: LoadContext) => {
    const plugin = await create(context);
    const {postBuild} = plugin;
    if (!postBuild) {
      throw new Error(
        `The plugin "${plugin.name}" has no postBuild hook. Move it out of runPostBuildInOrder in docusaurus.config.ts.`,
      );
    }
    return {
      ...plugin,
      // Docusaurus calls the hooks in the order of the list and awaits the promises.
      postBuild: props => {
        const done = previous.then(() => postBuild.call(plugin, props));
        previous = done;
        return done;
      },
    };
  });
}
