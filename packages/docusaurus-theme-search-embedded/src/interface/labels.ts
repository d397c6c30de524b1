import {translate} from '@docusaurus/Translate';

/** The texts of the search dialog without placeholders. */
export const labels = {
  search: translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'Search: name',
  }),
  placeholder: translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the search inputs',
  }),
  reset: translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label of the button that empties the search input',
  }),
  cancel: translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The label of the button that closes the search dialog',
  }),
  recent: translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
    description: 'The title of the recent searches',
  }),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
    description: 'The text when there are no recent searches',
  }),
  saveRecent: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
    description: 'The label of the button that makes a recent search a favorite',
  }),
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
    description: 'The label of the button that removes a recent search',
  }),
  favorite: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
    description: 'The title of the favorite searches',
  }),
  removeFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
    description: 'The label of the button that removes a favorite search',
  }),
  errorTitle: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'The title when a search failed',
  }),
  errorHelp: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'The hint when a search failed',
  }),
  busy: translate({
    id: 'theme.SearchModal.busy',
    message: 'The server is busy. Try again in a moment.',
    description: 'The hint when a search failed because the server has too many requests',
  }),
  notBuilt: translate({
    id: 'theme.SearchModal.notBuilt',
    message: 'The live server searches the index of the last build. Run "npm run build" once.',
    description: 'The hint for authors whose site was never built, so that it has no search index',
  }),
  lastBuild: translate({
    id: 'theme.SearchModal.lastBuild',
    message: 'The live server searches the last build.',
    description: 'The note for authors in the foot of the search dialog',
  }),
  tryAgain: translate({
    id: 'theme.SearchModal.tryAgain',
    message: 'Try again',
    description: 'The label of the button that repeats a failed search',
  }),
  searchFallback: translate({
    id: 'theme.SearchModal.useOwnCopy',
    message: 'Search this site’s own copy',
    description: 'The label of the button that searches the built-in index during an outage',
  }),
  unresponsive: translate({
    id: 'theme.SearchModal.unresponsive',
    message: 'The search service has not answered yet.',
    description: 'The text next to the button that searches the built-in index, after some seconds',
  }),
  fallbackNote: translate({
    id: 'theme.SearchModal.ownCopy',
    message: 'Results come from this site’s own copy.',
    description: 'The note while the built-in index answers instead of the hosted service',
  }),
  missing: translate({
    id: 'theme.SearchModal.missing',
    message: 'Some results may be missing. Check your network connection.',
    description: 'The note when parts of the index could not be loaded',
  }),
  lacksWord: translate({
    id: 'theme.SearchModal.lacksWord',
    message: 'A word is missing: a minus only leaves pages out.',
    description: 'The note for a query of nothing but words after a minus, such as -key',
  }),
  noResults: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
    description: 'The text before the query that found nothing',
  }),
  noResultsForLine: translate({
    id: 'theme.SearchModal.noResultsScreen.wholeLine',
    message: 'No results for the whole line',
    description: 'The text if no page has enough of a long line that was pasted',
  }),
  suggestions: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'The text before queries that find something',
  }),
  reportMissing: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
    description: 'The text before the link to report missing results',
  }),
  reportMissingLink: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
    description: 'The text of the link to report missing results',
  }),
  stored: translate({
    id: 'theme.SearchModal.stored',
    message: 'Recent and favorite searches',
    description: 'The name of the list of stored searches',
  }),
  destinations: translate({
    id: 'theme.SearchModal.destinations',
    message: 'Popular pages',
    description: 'The name of the list of pages that the empty search dialog offers',
  }),
  results: translate({
    id: 'theme.SearchModal.results',
    message: 'Results',
    description: 'The name of the list of search results',
  }),
  best: translate({
    id: 'theme.SearchModal.best',
    message: 'Best matches',
    description: 'The heading of the best results, which are of several groups',
  }),
  selectKey: translate({
    id: 'theme.SearchModal.footer.selectText',
    message: 'Select',
    description: 'What the Enter key does in the search dialog',
  }),
  navigateKeys: translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'Navigate',
    description: 'What the arrow keys do in the search dialog',
  }),
  operators: translate({
    id: 'theme.SearchModal.footer.operators',
    message: '"quoted phrase", -without',
    description: 'How to search a phrase and to leave a word out, by example',
  }),
  closeKey: translate({
    id: 'theme.SearchModal.footer.closeText',
    message: 'Close',
    description: 'What the Escape key does in the search dialog',
  }),
};
