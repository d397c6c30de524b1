import {translate} from '@docusaurus/Translate';

/** The texts of search without placeholders. */
export const labels = {
  search: translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
  }),
  placeholder: translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
  }),
  /** The label of the button that empties the search input. */
  reset: translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  }),
  /** The label of the button that closes the search dialog. */
  cancel: translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
  }),
  recent: translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
  }),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
  }),
  /** The label of the button that makes a recent search a favorite. */
  saveRecent: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
  }),
  /** The label of the button that removes a recent search. */
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
  }),
  favorite: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
  }),
  removeFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
  }),
  errorTitle: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  errorHelp: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  /** The announcement for screen readers after some seconds without an answer. */
  unanswered: translate({
    id: 'theme.SearchModal.unanswered',
    message: 'The search has not answered yet.',
  }),
  /** The hint when a search failed because the server has too many requests. */
  busy: translate({
    id: 'theme.SearchModal.busy',
    message: 'The server is busy. Try again in a moment.',
  }),
  /** The hint when a search failed because the server refuses it, as after the end of a session. */
  refused: translate({
    id: 'theme.SearchModal.refused',
    message: 'The server refused the search. You might have to sign in again.',
  }),
  /** The hint when a search failed because files of the index are missing, or not those of this build. */
  damaged: translate({
    id: 'theme.SearchModal.damaged',
    message: 'The search index of this site is missing or damaged.',
  }),
  /** The hint for authors whose site was never built, so that it has no search index. */
  notBuilt: translate({
    id: 'theme.SearchModal.notBuilt',
    message: 'The live server searches the index of the last build. Run "npm run build" once.',
  }),
  /** The note for authors in the foot of the search dialog. */
  lastBuild: translate({
    id: 'theme.SearchModal.lastBuild',
    message: 'The live server searches the last build.',
  }),
  /** The label of the button that repeats a failed search. */
  tryAgain: translate({
    id: 'theme.SearchModal.tryAgain',
    message: 'Try again',
  }),
  /** The note when parts of the index could not be loaded. */
  missing: translate({
    id: 'theme.SearchModal.missing',
    message: 'Some results may be missing. You might want to check your network connection.',
  }),
  /** The note for a query of nothing but words after a minus, such as -key. */
  lacksWord: translate({
    id: 'theme.SearchModal.lacksWord',
    message: 'A word is missing: a minus only leaves pages out.',
  }),
  /** The text before the query that found nothing. */
  noResults: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
  }),
  /** The text if no page has enough of a long line that was pasted. */
  noResultsForLine: translate({
    id: 'theme.SearchModal.noResultsScreen.wholeLine',
    message: 'No results for the whole line',
  }),
  /** The text before queries that find something. */
  suggestions: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
  }),
  /** The text before the link to report missing results. */
  reportMissing: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  reportMissingLink: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
  }),
  /** The name of the list of stored searches. */
  stored: translate({
    id: 'theme.SearchModal.stored',
    message: 'Recent and favorite searches',
  }),
  /** The name of the list of pages that the empty search dialog offers. */
  destinations: translate({
    id: 'theme.SearchModal.destinations',
    message: 'Popular pages',
  }),
  /** The link to the search page if the number of results is unknown. */
  seeAll: translate({
    id: 'theme.SearchBar.seeAllUncounted',
    message: 'See all results',
  }),
  results: translate({
    id: 'theme.SearchModal.results',
    message: 'Results',
  }),
  /** The heading of the best results, which are of several groups. */
  best: translate({
    id: 'theme.SearchModal.best',
    message: 'Best matches',
  }),
  selectKey: translate({
    id: 'theme.SearchModal.footer.selectText',
    message: 'Select',
  }),
  navigateKeys: translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'Navigate',
  }),
  /** How to search a phrase and to leave a word out, by example. */
  operators: translate({
    id: 'theme.SearchModal.footer.operators',
    message: '"quoted phrase", -without',
  }),
  closeKey: translate({
    id: 'theme.SearchModal.footer.closeText',
    message: 'Close',
  }),
};

/**
 * Returns a text such as "Version: 2.x": the searched version, and the label of the list of versions.
 *
 * @param docs a version, the id of docs, or nothing
 */
export function versionText(docs: string): string {
  return translate(
    {
      id: 'theme.SearchPage.version',
      message: 'Version: {docs}',
    },
    {docs},
  );
}
