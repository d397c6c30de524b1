import type {Plugin} from '@docusaurus/types';

/** Takes the dialog's style sheet out of the one that every page waits for. */
const styles = {
  name: 'search',
  test: /[\\/]components[\\/]Search[\\/]dialog\.css$/,
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  // Docusaurus' own group for style sheets has 50.
  priority: 60,
};

/** What the bundler has to know about the search dialog (see README.md). */
export default function searchDialogPlugin({isHosted}: {isHosted: boolean}): Plugin {
  // An empty module; the autocomplete library imports the plugin whether it is used or not.
  const alias: Record<string, false> = isHosted
    ? {}
    : {'@algolia/autocomplete-plugin-algolia-insights': false};
  return {
    name: 'site-search-dialog',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias},
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {searchStyles: styles}}}}),
    }),
  };
}
