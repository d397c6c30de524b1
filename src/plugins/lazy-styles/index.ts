import type {Plugin} from '@docusaurus/types';

/** Style sheets that come with the code that imports them, by the name of their chunk. */
const lazyStyles = {search: /[\\/]components[\\/]Search[\\/]dialog\.css$/};

/**
 * Docusaurus joins all styles into the one sheet that every page waits for. That keeps the order of
 * rules stable, which the sheets named here do not depend on: each styles only its own class names,
 * on elements that are not there before its code is.
 */
export default function lazyStylesPlugin(): Plugin {
  const cacheGroups = Object.entries(lazyStyles).map(([name, test]) => [
    name,
    // Docusaurus' own group for style sheets has priority 50.
    {name, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60},
  ]);
  return {
    name: 'site-lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: Object.fromEntries(cacheGroups)}}},
  };
}
