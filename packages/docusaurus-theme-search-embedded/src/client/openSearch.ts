/** The event with which {@link openSearch} reaches the search bar. */
export const openSearchEvent = 'docusaurus-search:show';

/**
 * Opens the search dialog of the page. Needs a search bar on the page, which may be hidden.
 *
 * @param query the query to search for
 */
export function openSearch(query = ''): void {
  document.dispatchEvent(new CustomEvent<string>(openSearchEvent, {detail: query}));
}
