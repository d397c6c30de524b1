import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {purge} from './purge';

/**
 * Docusaurus plugin that leaves out of the production build the CSS that nothing uses, which is
 * most of Infima, the theme's CSS framework. See `README.md` for what counts as used.
 */
export function purgeCssPlugin(): Plugin {
  return {
    name: 'purge-css',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer || process.env.NODE_ENV !== 'production' ? [] : [new PurgeCssPlugin()],
    }),
  };
}

/**
 * Purges the style sheets of a build by the words of its scripts, which hold every component and
 * every page. It runs after both are minified and before their names are hashed.
 */
class PurgeCssPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('purge-css', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'purge-css', stage}, () => {
        const scripts = textsOf(compilation, '.js').map(([, text]) => text);
        const sheets = textsOf(compilation, '.css');
        for (const [name, css] of sheets) {
          const others = sheets.filter(([other]) => other !== name).map(([, text]) => text);
          compilation.updateAsset(name, new sources.RawSource(purge(css, scripts, others)));
        }
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
