import type {RankedSections} from '../engine/query/rankedSections.js';
import type {Facets} from '../engine/format/sections.js';
import type {InputQuery} from './hit.js';

/**
 * Returns a predicate for Algolia's `facetFilters`: all filters of the outer list must match, at least
 * one of each inner list, and no filter after `-`. Pages without a value for a facet match, because
 * records of a single language need not name it.
 */
export function acceptFacets(
  filters: NonNullable<InputQuery['filters']>,
): (facets: Facets) => boolean {
  const groups = filters.map(filter => (typeof filter === 'string' ? [filter] : filter));
  return facets =>
    groups.every(group => group.length === 0 || group.some(filter => holds(filter, facets)));
}

function holds(filter: string, facets: Facets): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const known = new Map(Object.entries(facets)).get(filter.slice(0, colon));
  if (!known) {
    return true;
  }
  return value.startsWith('-') ? known !== value.slice(1) : known === value;
}

/**
 * Counts the results per value of an attribute, as Algolia's `facets` do.
 *
 * @param all the facets of the index's pages
 */
export function countFacets(
  attributes: readonly string[],
  all: readonly Facets[],
  matched: RankedSections,
): Record<string, Record<string, number>> {
  const counts = matched.countByFacets();
  const countValues = (attribute: string): Record<string, number> => {
    const values = new Map<string, number>();
    all.forEach((facets, index) => {
      const value = new Map(Object.entries(facets)).get(attribute);
      if (value && counts[index]!) {
        values.set(value, (values.get(value) ?? 0) + counts[index]!);
      }
    });
    return Object.fromEntries(values);
  };
  return Object.fromEntries(attributes.map(name => [name, countValues(name)]));
}
