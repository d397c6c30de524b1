import {useStorageSlot} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {readStored} from '../backend/readAnswer.js';
import {limits} from '../limits.js';
import type {SearchItem, SiteLocation} from '../list/items.js';
import {store} from '../store.js';
import {storageKey, stringifyStored, without} from './storedSearches.js';

/** Reads and writes one list of stored searches. */
function useStoredList(kind: 'RECENT' | 'FAVORITE', indexName: string, site: SiteLocation) {
  const [text, slot] = useStorageSlot(storageKey(kind, indexName, site.baseUrl));
  const items = useMemo(() => readStored(text, site), [text, site]);
  return {
    items,
    write: (next: readonly SearchItem[], maxItems: number): void =>
      store(slot, stringifyStored(next, maxItems)),
  };
}

/**
 * Manages the stored searches of an index under DocSearch's keys in browser storage: up to 10 favorites,
 * and 7 recent ones, or 4 if there are favorites. Without storage, or if it is full, nothing is stored.
 */
export function useStoredSearches(indexName: string, site: SiteLocation) {
  const storedFavorites = useStoredList('FAVORITE', indexName, site);
  const favorites = useMemo(
    () => storedFavorites.items.slice(0, limits.favorites),
    [storedFavorites.items],
  );
  const storedRecent = useStoredList('RECENT', indexName, site);
  const maxRecent = favorites.length > 0 ? limits.recentWithFavorites : limits.recent;
  const recent = useMemo(
    () => storedRecent.items.slice(0, maxRecent),
    [storedRecent.items, maxRecent],
  );
  const writeFavorites = (items: SearchItem[]): void =>
    storedFavorites.write(items, limits.favorites);
  return {
    recent,
    favorites,
    addRecent(item: SearchItem): void {
      if (without(favorites, item).length === favorites.length) {
        storedRecent.write([item, ...without(recent, item)], maxRecent);
      }
    },
    removeRecent: (item: SearchItem): void => storedRecent.write(without(recent, item), maxRecent),
    favor(item: SearchItem): void {
      writeFavorites([item, ...without(favorites, item)]);
      storedRecent.write(without(recent, item), limits.recentWithFavorites);
    },
    removeFavorite: (item: SearchItem): void => writeFavorites(without(favorites, item)),
  };
}
