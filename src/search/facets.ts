import type {Facets} from './sections';

/**
 * Algolia's `facetFilters`: all of the outer list must hold, one of each inner list; a value after
 * `-` must not. Pages without a value for a facet belong to every one, because a set of records
 * of one language need not name it.
 */
export function acceptFacets(filters: readonly (string | string[])[]): (facets: Facets) => boolean {
  const groups = filters.map(filter => (typeof filter === 'string' ? [filter] : filter));
  return facets =>
    groups.every(group => group.length === 0 || group.some(filter => holds(filter, facets)));
}

function holds(filter: string, facets: Facets): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const known = new Map(Object.entries(facets)).get(filter.slice(0, colon));
  if (!known) return true;
  return value.startsWith('-') ? known !== value.slice(1) : known === value;
}
