import {itemOf, type SearchItem, type SiteLocation} from '../list/items.js';
import {hitOfRecord, recordOf} from '../list/record.js';

/** A list of stored searches: the items to show, and the records that another locale shows. */
export type StoredList = {items: SearchItem[]; others: readonly unknown[]};

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

/** Returns the base URLs of the other locales that are below the one of this locale. */
export function nestedBaseUrls(
  {
    currentLocale,
    locales,
    localeConfigs,
  }: {
    currentLocale: string;
    locales: readonly string[];
    // Docusaurus before 3.9 has no base URL of a locale.
    localeConfigs: Record<string, {baseUrl?: string}>;
  },
  baseUrl: string,
): string[] {
  return locales
    .filter(locale => locale !== currentLocale)
    .map(locale => localeConfigs[locale]?.baseUrl ?? `${baseUrl}${locale}/`)
    .filter(url => url.startsWith(baseUrl) && url !== baseUrl);
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
export function parseStored(
  text: string | null,
  site: SiteLocation,
  nested: readonly string[],
): StoredList {
  const list: {items: SearchItem[]; others: unknown[]} = {items: [], others: []};
  for (const record of parseRecords(text)) {
    const hit = hitOfRecord(record);
    const item = hit && itemOf(hit, site);
    if (item && nested.some(url => `${item.link.href}/`.startsWith(url))) {
      list.others.push(record);
    } else if (item) {
      list.items.push(item);
    }
  }
  return list;
}

/** Converts a list for browser storage, with up to `maxItems` items, and with the records of other locales. */
export function stringifyStored({items, others}: StoredList, maxItems: number): string {
  return JSON.stringify([...items.slice(0, maxItems).map(recordOf), ...others]);
}

/** Returns the items without one that leads to the same stored search. */
export function without(items: readonly SearchItem[], removed: SearchItem): SearchItem[] {
  const {objectID} = recordOf(removed);
  return items.filter(item => recordOf(item).objectID !== objectID);
}
