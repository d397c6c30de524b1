import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheGroups} from './chunks';

/** TypeScript sources of `@docusaurus/utils-common`, which its package contains. */
const utilsCommon = path.join(
  path.dirname(require.resolve('@docusaurus/utils-common')),
  '..',
  'src',
);

/**
 * Docusaurus plugin that arranges the production scripts of the browser: which module goes into
 * which file (`chunks.ts`), and which build-time data stays out of them (`generated.js`).
 */
export function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack(_config, isServer, {getJSLoader}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        optimization: {
          // The runtime names every chunk, so it changes with the content, as `main` does.
          runtimeChunk: false,
          splitChunks: {cacheGroups},
        },
        resolve: {
          // The compiled package is CommonJS, which brings all of tslib along (4 kB gzip).
          alias: {'@docusaurus/utils-common$': path.join(utilsCommon, 'index.ts')},
        },
        module: {
          rules: [
            {test: /\.ts$/, include: utilsCommon, use: [getJSLoader({isServer})]},
            {
              test: /[\\/]\.docusaurus[\\/](docusaurus\.config\.mjs|registry\.js)$/,
              enforce: 'pre',
              use: path.join(__dirname, 'generated.js'),
            },
          ],
        },
      };
    },
  };
}
