import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PlainChunkAssetsPlugin} from './chunkAssets';
import {ChunkManifestPlugin} from './chunkManifest';
import {cacheGroups} from './chunks';
import {switchedOff} from './switchedOff';

/** TypeScript sources of `@docusaurus/utils-common`, which its package contains. */
const utilsCommon = path.join(
  path.dirname(require.resolve('@docusaurus/utils-common')),
  '..',
  'src',
);

/** Packages without side effects that do not say so; what imports them here uses nothing of them. */
const unmarkedPure = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/;

/** Modules that may hold translated texts: the theme, the plugins, and our own. */
const translated = /[\\/](@docusaurus[\\/][\w-]+[\\/]lib|src)[\\/].*\.[jt]sx?$/;

/** The options of a loader, where Docusaurus' rules keep them. */
type Loader = {options?: {modules?: {localIdentName?: string}}};
type Rules = {use?: Loader[]}[];

/**
 * Gives CSS modules class names of five characters. The stock names repeat the local name, which
 * makes sheets, scripts and pages larger; they stay in development. Server and browser agree.
 */
function shortenClassNames(config: {module?: {rules?: unknown}}): void {
  const modules = ((config.module?.rules ?? []) as Rules)
    .flatMap(rule => (Array.isArray(rule?.use) ? rule.use : []))
    .map(loader => loader.options?.modules)
    .filter(options => options?.localIdentName);
  if (modules.length === 0) {
    throw new Error(
      'Docusaurus no longer has a rule with modules.localIdentName. Adapt shortenClassNames in src/plugins/bundle/index.ts.',
    );
  }
  for (const options of modules) {
    options!.localIdentName = '_[contenthash:base64:4]';
  }
}

/**
 * Docusaurus plugin that arranges the production scripts of the browser: which module goes into
 * which file (`chunks.ts`), and which build-time data stays out of them (`generated.js`).
 */
export function bundlePlugin(context: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(config, isServer, {currentBundler, getJSLoader}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      shortenClassNames(config);
      const generated = {
        enforce: 'pre' as const,
        include: context.generatedFilesDir,
        loader: path.join(__dirname, 'generated.js'),
        options: {isServer},
      };
      // Both sides must agree on the names of chunks.
      const names = {...generated, test: /[\\/](registry\.js|routes\.js|routesChunkNames\.json)$/};
      if (isServer) {
        return {module: {rules: [names]}};
      }
      const {alias, replaced, noop} = switchedOff(context);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // Names of pages' chunks would stand in a table in `main`, and they change with the number
        // of pages.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {
          // The runtime names every chunk, so it changes with the content, as `main` does.
          runtimeChunk: false,
          // The names are short numbers already; others would need a table from one to the other.
          chunkIds: 'named',
          splitChunks: {cacheGroups},
        },
        plugins: [
          new PlainChunkAssetsPlugin(),
          // The name is Docusaurus' own (core/src/webpack/client.ts).
          new ChunkManifestPlugin(path.join(context.generatedFilesDir, 'client-manifest.json')),
          ...replaced.map(request => new NormalModuleReplacementPlugin(request, noop)),
        ],
        resolve: {
          alias: {
            // The compiled package is CommonJS, which brings all of tslib along (4 kB gzip).
            '@docusaurus/utils-common$': path.join(utilsCommon, 'index.ts'),
            ...alias,
          },
        },
        module: {
          rules: [
            names,
            {
              ...generated,
              test: /[\\/](docusaurus\.config\.mjs|site-metadata\.json|p[\\/][\w-]*docs-\w{3}\.json)$/,
            },
            {...generated, test: /[\\/]globalData\.json$/, type: 'javascript/auto'},
            {test: /\.ts$/, include: utilsCommon, use: [getJSLoader({isServer})]},
            {test: unmarkedPure, sideEffects: false},
            {test: translated, enforce: 'pre', loader: path.join(__dirname, 'translations.js')},
          ],
        },
      };
    },
  };
}
