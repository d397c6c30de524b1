import type {Plugin} from '@docusaurus/types';

/** What the bundler has to know about the search dialog (see README.md). */
export default function searchDialogPlugin({isHosted}: {isHosted: boolean}): Plugin {
  // An empty module; the autocomplete library imports the plugin whether it is used or not.
  const alias: Record<string, false> = isHosted
    ? {}
    : {'@algolia/autocomplete-plugin-algolia-insights': false};
  return {
    name: 'site-search-dialog',
    configureWebpack: () => ({resolve: {alias}}),
  };
}
