import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {purge} from './purge';

/**
 * Docusaurus plugin that leaves out of the production build what nothing uses of Infima, the theme's
 * CSS framework.
 */
export default function purgeCssPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'purge-css',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [new PurgeCssPlugin(JSON.stringify(siteConfig.themeConfig))]},
  };
}

/** Purges the style sheets after they and the scripts are minified, and before names are hashed. */
class PurgeCssPlugin implements WebpackPluginInstance {
  /** @param settings of the theme, which can name classes as well */
  constructor(private readonly settings: string) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('purge-css', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'purge-css', stage}, () => {
        const scripts = textsOf(compilation, '.js').map(([, text]) => text);
        const sheets = textsOf(compilation, '.css');
        const purged = purge(
          sheets.map(([, text]) => text),
          [...scripts, this.settings],
        );
        sheets.forEach(([name], index) =>
          compilation.updateAsset(name, new sources.RawSource(purged[index]!)),
        );
      });
    });
  }
}

/** Name and text of each asset whose name ends so. */
function textsOf(compilation: Compilation, ending: string): [string, string][] {
  return compilation
    .getAssets()
    .filter(({name}) => name.endsWith(ending))
    .map(({name, source}) => [name, source.source().toString()]);
}
