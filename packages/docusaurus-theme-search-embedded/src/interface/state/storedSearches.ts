import type {SearchItem} from '../list/items.js';
import {recordOf} from '../list/record.js';

/**
 * Returns DocSearch's key of a list. Sites below a path have keys of their own, so that the sites and locales
 * of an origin do not mix. The key of a site at `/` has no suffix, as DocSearch writes it.
 */
export function storageKey(
  kind: 'RECENT' | 'FAVORITE',
  indexName: string,
  baseUrl: string,
): string {
  return `__DOCSEARCH_${kind}_SEARCHES__${indexName}${baseUrl === '/' ? '' : baseUrl}`;
}

/** Converts up to `maxItems` items for browser storage. */
export function stringifyStored(items: readonly SearchItem[], maxItems: number): string {
  return JSON.stringify(items.slice(0, maxItems).map(recordOf));
}

/** Returns the items without one that leads to the same stored search. */
export function without(items: readonly SearchItem[], removed: SearchItem): SearchItem[] {
  const {objectID} = recordOf(removed);
  return items.filter(item => recordOf(item).objectID !== objectID);
}
