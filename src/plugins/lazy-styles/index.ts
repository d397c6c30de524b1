import type {Plugin} from '@docusaurus/types';

/** Style sheets that come with the code that imports them, by the name of their chunk. */
const lazyStyles = {
  blog: /[\\/]theme[\\/](Blog|TagsListByLetter)/,
  cards: /[\\/]theme[\\/]Doc(Card|CardList|CategoryGeneratedIndexPage)[\\/]/,
  home: /[\\/]src[\\/]components[\\/]Home[\\/]/,
  search: /[\\/]components[\\/]Search[\\/]/,
  'search-page': /[\\/]theme[\\/]SearchPage[\\/]/,
  widgets: /[\\/]components[\\/](RunCost|ScheduleHelper)[\\/]/,
};

/**
 * Docusaurus joins all styles into the one sheet that every page waits for. That keeps the order of
 * rules stable, which the sheets named here do not depend on: each styles only its own class names.
 * The HTML of the pages that need one links it (src/plugins/bundle).
 */
export default function lazyStylesPlugin(): Plugin {
  const cacheGroups = Object.entries(lazyStyles).map(([name, test]) => [
    // A group of scripts may have the same name, and the bundler's configuration is one for both.
    `${name}-styles`,
    // Docusaurus' own group for style sheets has priority 50.
    {name, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60},
  ]);
  return {
    name: 'site-lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: Object.fromEntries(cacheGroups)}}},
  };
}
