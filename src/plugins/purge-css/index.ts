import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {purge} from './purge';

/** The settings of the classic theme that choose between looks. */
type Looks = {navbar?: {style?: string}; footer?: {style?: string}};

/** Classes that the theme's scripts name for settings which this site has otherwise. */
function unusedLooks({navbar, footer}: Looks): string[] {
  const looks = ['navbar--dark', 'navbar--primary', 'footer--dark', ...absent];
  return looks.filter(
    name => name !== `navbar--${navbar?.style}` && name !== `footer--${footer?.style}`,
  );
}

/** Parts that our theme does without: dropdowns in the navbar, a button of that class in alerts. */
const absent = ['dropdown', 'dropdown__menu', 'dropdown__link', 'close'];

/**
 * Docusaurus plugin that leaves out of the production build the CSS that nothing uses, which is
 * most of Infima, the theme's CSS framework. `purge.ts` says what counts as used.
 */
export default function purgeCssPlugin({siteConfig}: LoadContext): Plugin {
  const unused = unusedLooks(siteConfig.themeConfig as Looks);
  return {
    name: 'purge-css',
    configureWebpack: (_config, isServer) => ({
      plugins:
        isServer || process.env.NODE_ENV !== 'production' ? [] : [new PurgeCssPlugin(unused)],
    }),
  };
}

/**
 * Purges the style sheets of a build by the words of its scripts, which hold every component and
 * every page. It runs after both are minified and before their names are hashed.
 */
class PurgeCssPlugin implements WebpackPluginInstance {
  constructor(private readonly unused: readonly string[]) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('purge-css', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'purge-css', stage}, () => {
        const scripts = textsOf(compilation, '.js').map(([, text]) => text);
        // The sheet of all pages comes first in each of them.
        const sheets = textsOf(compilation, '.css').sort(
          ([a], [b]) => Number(isCommon(b)) - Number(isCommon(a)),
        );
        const purged = purge(
          sheets.map(([, text]) => text),
          scripts,
          this.unused,
        );
        sheets.forEach(([name], index) =>
          compilation.updateAsset(name, new sources.RawSource(purged[index]!)),
        );
      });
    });
  }
}

/** Whether this is the sheet into which Docusaurus joins all styles. */
function isCommon(asset: string): boolean {
  return /(^|[\\/])styles\b/.test(asset);
}

/** Name and text of each asset whose name ends so. */
function textsOf(compilation: Compilation, ending: string): [string, string][] {
  return compilation
    .getAssets()
    .filter(({name}) => name.endsWith(ending))
    .map(({name, source}) => [name, source.source().toString()]);
}
