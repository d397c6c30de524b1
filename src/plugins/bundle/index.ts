import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheGroups} from './chunks';

/** TypeScript sources of `@docusaurus/utils-common`, which its package contains. */
const utilsCommon = path.join(
  path.dirname(require.resolve('@docusaurus/utils-common')),
  '..',
  'src',
);

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
export function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack(config, isServer, {getJSLoader}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      shortenClassNames(config);
      const generated = {
        test: isServer
          ? /[\\/]\.docusaurus[\\/]registry\.js$/
          : /[\\/]\.docusaurus[\\/](docusaurus\.config\.mjs|registry\.js)$/,
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'generated.js'),
        options: {isServer},
      };
      return isServer
        ? {module: {rules: [generated]}}
        : {
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
                generated,
              ],
            },
          };
    },
  };
}
