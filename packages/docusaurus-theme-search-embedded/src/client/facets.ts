import type {Answer} from '../engine/query/answer';
import type {Facets} from '../engine/format/sections';

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

/**
 * Algolia's `facets`: how many results have each value of an attribute.
 *
 * @param attributes those asked for
 * @param all the facets that pages have
 */
export function countFacets(
  attributes: readonly string[],
  all: readonly Facets[],
  answer: Answer,
): Record<string, Record<string, number>> {
  const counts = answer.countByFacets();
  const countValues = (attribute: string): Record<string, number> => {
    const values = new Map<string, number>();
    all.forEach((facets, number) => {
      const value = new Map(Object.entries(facets)).get(attribute);
      if (value && counts[number]!) values.set(value, (values.get(value) ?? 0) + counts[number]!);
    });
    return Object.fromEntries(values);
  };
  return Object.fromEntries(attributes.map(name => [name, countValues(name)]));
}
