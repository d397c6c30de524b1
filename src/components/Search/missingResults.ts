import {site} from '../../config/site';

/** The address under which a visitor tells that a query should have found something. */
export function missingResultsUrl(query: string): string {
  const url = new URL(`${site.repository}/issues/new`);
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  return url.href;
}
