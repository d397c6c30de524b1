import type {RankedSections} from '../engine/ranking/rankedSections.js';
import type {Facets} from '../engine/format/sections.js';
import type {InputQuery} from './hit.js';

/**
 * Returns a predicate for Algolia's `facetFilters`: all filters of the outer list must match, and at least one of each
 * inner list. Pages without a value for a facet match, because records of a single language need not name it.
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
  return !known || known === value;
}

/**
 * Counts the results by area.
 *
 * @param all the facets of the index's pages
 */
export function countAreas(
  all: readonly Facets[],
  matched: RankedSections,
): Record<string, number> {
  const areas = new Map<string, number>();
  for (const [index, count] of matched.countByFacets().entries()) {
    const {area} = all[index]!;
    if (area && count) {
      areas.set(area, (areas.get(area) ?? 0) + count);
    }
  }
  return Object.fromEntries(areas);
}
