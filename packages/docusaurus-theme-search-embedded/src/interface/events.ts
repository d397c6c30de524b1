/** The details of the events that this theme dispatches on `document`, for analytics. */
export type SearchEvents = {
  /** Dispatched when results have stayed on screen for a moment. Without `total`, the backend does not count them. */
  'docusaurus-search:results': {query: string; area?: string; total?: number};
  /** Dispatched when a visitor opens a result. */
  'docusaurus-search:open': {query: string; url: string; position: number};
};

export function dispatchSearchEvent<Name extends keyof SearchEvents>(
  name: Name,
  detail: SearchEvents[Name],
): void {
  document.dispatchEvent(new CustomEvent(name, {detail}));
}
