import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {blogs, docsVersions, plainPages} from '../content';
import {ChunkManifestPlugin} from './chunkManifest';
import {cacheGroups, lazyStyles, patterns} from './chunks';
import {ExpectedModulesPlugin} from './expectedModules';
import {switchedOff, type SiteContent} from './switchedOff';

/** TypeScript sources of `@docusaurus/utils-common`, which its package contains. */
const utilsCommon = path.join(
  path.dirname(require.resolve('@docusaurus/utils-common/package.json')),
  'src',
);

/** Packages without side effects that do not say so; what imports them here uses nothing of them. */
const unmarkedPure = [/[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/];

/** The options of a loader, where Docusaurus' rules keep them. */
type Loader = {options?: {modules?: {localIdentName?: string}}};
type Rules = {use?: Loader[]}[];

/**
 * Gives CSS modules class names of five characters. The stock names repeat the local name, which
 * makes sheets, scripts and pages larger (1.3 kB gzip a visit); they stay in development. Server
 * and browser agree.
 *
 * @throws Error when Docusaurus' rules no longer have a place for the name
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
  modules.forEach(options => (options!.localIdentName = '_[contenthash:base64:4]'));
}

/** Options of the bundle plugin. */
export type BundleOptions = {
  /** Whether visitors search the hosted index. */
  isHosted: boolean;
};

/** Modules that are resolved to others, in the live server as well. */
const aliases = ({isHosted}: BundleOptions): Record<string, string | false> => ({
  // The theme imports Prism for its side effect alone, and has no setting that leaves it out.
  'prism-react-renderer$': path.join(__dirname, 'noPrism.ts'),
  // Only hosted search sends view and click events, but the autocomplete library imports the
  // plugin either way: 3 kB, and the address of a CDN that nothing asks.
  ...(!isHosted && {'@algolia/autocomplete-plugin-algolia-insights': false as const}),
});

/**
 * Docusaurus plugin that arranges the production scripts of the browser: which module goes into
 * which file (`chunks.ts`), and what stays out of them.
 */
export default function bundlePlugin(
  {generatedFilesDir, siteConfig}: LoadContext,
  options: BundleOptions,
): Plugin {
  let content: SiteContent = {versions: [], hasUnlisted: false};
  return {
    name: 'bundle',
    allContentLoaded({allContent}) {
      const versions = docsVersions(allContent);
      const posts = blogs(allContent).flatMap(({blogPosts}) => blogPosts);
      const pages = [
        ...versions.flatMap(({docs}) => docs),
        ...posts.map(({metadata}) => metadata),
        ...plainPages(allContent),
      ];
      content = {versions, hasUnlisted: pages.some(page => 'unlisted' in page && page.unlisted)};
    },
    configureWebpack(config, isServer, {currentBundler, getJSLoader}) {
      const resolve = {alias: aliases(options)};
      if (process.env.NODE_ENV !== 'production') {
        return {resolve};
      }
      shortenClassNames(config);
      const generated = {
        enforce: 'pre' as const,
        include: generatedFilesDir,
        loader: path.join(__dirname, 'generated.js'),
        options: {isServer},
      };
      // Both sides must agree on the names of chunks.
      const names = {...generated, test: /[\\/](registry\.js|routesChunkNames\.json)$/};
      if (isServer) {
        return {resolve, module: {rules: [names]}};
      }
      const {alias, replaced, noop} = switchedOff(siteConfig, content);
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
          // The name is Docusaurus' own (core/src/webpack/client.ts).
          new ChunkManifestPlugin(path.join(generatedFilesDir, 'client-manifest.json')),
          new ExpectedModulesPlugin({
            'src/plugins/bundle/chunks.ts': [
              ...Object.values(patterns).flat(),
              ...Object.values(lazyStyles).flat(),
            ],
            'src/plugins/bundle/index.ts': [
              /\/utils-common\/src\/index\.ts$/,
              /\/bundle\/noPrism\.ts$/,
              ...unmarkedPure,
            ],
          }),
          ...replaced.map(request => new NormalModuleReplacementPlugin(request, noop)),
        ],
        resolve: {
          alias: {
            ...resolve.alias,
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
              test: /[\\/](docusaurus\.config\.mjs|site-metadata\.json)$/,
            },
            {test: /\.ts$/, include: utilsCommon, use: [getJSLoader({isServer})]},
            {test: unmarkedPure, sideEffects: false},
          ],
        },
      };
    },
  };
}
