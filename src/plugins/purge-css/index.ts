import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {looksOf, purge} from './purge';

/**
 * Docusaurus plugin that leaves out of the production build the CSS that nothing uses, which is
 * most of Infima, the theme's CSS framework.
 */
export default function purgeCssPlugin({siteConfig}: LoadContext): Plugin {
  const looks = looksOf(siteConfig.themeConfig);
  return {
    name: 'purge-css',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer || process.env.NODE_ENV !== 'production' ? [] : [new PurgeCssPlugin(looks)],
    }),
  };
}

/** Purges the style sheets after they and the scripts are minified, and before names are hashed. */
class PurgeCssPlugin implements WebpackPluginInstance {
  constructor(private readonly looks: ReturnType<typeof looksOf>) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('purge-css', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'purge-css', stage}, () => {
        const scripts = textsOf(compilation, '.js').map(([, text]) => text);
        const sheets = textsOf(compilation, '.css');
        const purged = purge(
          sheets.map(([, text]) => text),
          scripts,
          this.looks,
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
