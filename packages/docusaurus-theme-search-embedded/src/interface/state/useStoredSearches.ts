import {useStorageSlot} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {Hit} from '../../client/hit.js';
import {limits} from '../limits.js';
import {itemOf, type SearchItem, type SiteLocation} from '../list/items.js';
import {hitOfRecord, recordOf} from '../list/record.js';
import {store} from '../store.js';

function read(text: string | null, site: SiteLocation): SearchItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const hits = Array.isArray(value) ? value : [];
    return hits
      .map(record => hitOfRecord(record))
      .map(hit => hit && itemOf(hit, site))
      .filter(item => item !== undefined);
  } catch {
    return []; // The next write replaces the invalid value.
  }
}

const without = (items: readonly SearchItem[], {id}: {id: string}): SearchItem[] =>
  items.filter(item => item.id !== id);

/**
 * Manages the stored searches of an index under DocSearch's keys in browser storage: up to 10 favorites,
 * and 7 recent ones, or 4 if there are favorites. Without storage, or if it is full, nothing is stored.
 */
export function useStoredSearches(indexName: string, site: SiteLocation) {
  const [recentText, recentSlot] = useStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const [favoriteText, favoriteSlot] = useStorageSlot(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  );
  const favorites = useMemo(
    () => read(favoriteText, site).slice(0, limits.favorites),
    [favoriteText, site],
  );
  const maxRecent = favorites.length > 0 ? limits.recentWithFavorites : limits.recent;
  const recent = useMemo(
    () => read(recentText, site).slice(0, maxRecent),
    [recentText, site, maxRecent],
  );
  const write = (items: readonly Hit[], maxItems: number): string =>
    JSON.stringify(items.slice(0, maxItems).map(recordOf));
  const keepRecent = (items: readonly Hit[], maxItems: number): void =>
    store(recentSlot, write(items, maxItems));
  const keepFavorites = (items: readonly Hit[]): void =>
    store(favoriteSlot, write(items, limits.favorites));
  return {
    recent,
    favorites,
    addRecent(item: SearchItem): void {
      const id = recordOf(item).objectID;
      if (favorites.every(favorite => favorite.id !== id)) {
        keepRecent([item, ...without(recent, {id})], maxRecent);
      }
    },
    removeRecent: (item: SearchItem): void => keepRecent(without(recent, item), maxRecent),
    favor(item: SearchItem): void {
      keepFavorites([item, ...without(favorites, item)]);
      keepRecent(without(recent, item), limits.recentWithFavorites);
    },
    removeFavorite: (item: SearchItem): void => keepFavorites(without(favorites, item)),
  };
}
