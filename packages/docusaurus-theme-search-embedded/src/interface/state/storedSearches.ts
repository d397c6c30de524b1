import {itemOf, type SearchItem, type SiteLocation} from '../list/items.js';
import {hitOfRecord} from '../../client/hitOfRecord.js';
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

function parseRecords(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // The next write replaces the invalid value.
  }
}

/** Reads a list from browser storage. Drops records without a safe link. */
export function parseStored(text: string | null, site: SiteLocation): SearchItem[] {
  return parseRecords(text).flatMap(record => {
    const hit = hitOfRecord(record);
    return (hit && itemOf(hit, site)) ?? [];
  });
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
