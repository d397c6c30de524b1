import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunkManifestPlugin} from './chunkManifest';
import {cacheGroups} from './chunks';

/** TypeScript sources of `@docusaurus/utils-common`, which its package contains. */
const utilsCommon = path.join(
  path.dirname(require.resolve('@docusaurus/utils-common/package.json')),
  'src',
);

/** The theme imports Prism for its side effect alone, and has no setting that leaves it out. */
const noPrism = {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')};

/**
 * Docusaurus plugin that arranges the production scripts of the browser: which module goes into
 * which file (`chunks.ts`), and that each page's HTML lists all that it needs.
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(_config, isServer, {getJSLoader}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve: {alias: noPrism}};
      }
      return {
        // Names of pages' chunks would stand in a table in `main`.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {
          // The runtime names every chunk, so it changes with the content, as `main` does.
          runtimeChunk: false,
          splitChunks: {cacheGroups},
        },
        // The name is Docusaurus' own (core/src/webpack/client.ts).
        plugins: [new ChunkManifestPlugin(path.join(generatedFilesDir, 'client-manifest.json'))],
        resolve: {
          alias: {
            ...noPrism,
            // The compiled package is CommonJS, which brings all of tslib along (3.9 kB gzip).
            '@docusaurus/utils-common$': path.join(utilsCommon, 'index.ts'),
          },
        },
        module: {
          rules: [{test: /\.ts$/, include: utilsCommon, use: [getJSLoader({isServer})]}],
        },
      };
    },
  };
}
