import {useStorageSlot} from '@docusaurus/theme-common';
import type {Hit} from '../../../engine/hit';
import type {SiteAddress} from '../backend/address';
import {limits} from '../limits';
import {itemOf, type SearchItem} from '../list/items';
import {hitOfRecord, recordOf} from '../list/record';

/** The results that a visitor opened before. */
export type StoredSearches = {
  recent: SearchItem[];
  favorites: SearchItem[];
  addRecent(item: SearchItem): void;
  removeRecent(item: SearchItem): void;
  /** Makes a recent search a favorite. */
  favor(item: SearchItem): void;
  removeFavorite(item: SearchItem): void;
};

function read(text: string | null, site: SiteAddress): SearchItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const hits = Array.isArray(value) ? value : [];
    return hits
      .map(record => hitOfRecord(record))
      .map(hit => hit && itemOf(hit, site))
      .filter(item => item !== undefined);
  } catch {
    return []; // Damaged, or from another program: the next search replaces it.
  }
}

const without = (items: readonly SearchItem[], {id}: {id: string}): SearchItem[] =>
  items.filter(item => item.id !== id);

/**
 * Keeps the stored searches of an index in browser storage under DocSearch's keys: 7 recent ones, or 4
 * next to favorites, of which there are 10. Without storage nothing is remembered.
 */
export function useStoredSearches(indexName: string, site: SiteAddress): StoredSearches {
  const [recentText, recentSlot] = useStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const [favoriteText, favoriteSlot] = useStorageSlot(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  );
  const favorites = read(favoriteText, site).slice(0, limits.favorites);
  const mostRecent = favorites.length > 0 ? limits.recentBesideFavorites : limits.recent;
  const recent = read(recentText, site).slice(0, mostRecent);
  const write = (items: readonly Hit[], most: number): string =>
    JSON.stringify(items.slice(0, most).map(recordOf));
  const keepRecent = (items: readonly Hit[], most: number): void =>
    recentSlot.set(write(items, most));
  const keepFavorites = (items: readonly Hit[]): void =>
    favoriteSlot.set(write(items, limits.favorites));
  return {
    recent,
    favorites,
    addRecent(item) {
      const id = recordOf(item).objectID;
      if (favorites.every(favorite => favorite.id !== id)) {
        keepRecent([item, ...without(recent, {id})], mostRecent);
      }
    },
    removeRecent: item => keepRecent(without(recent, item), mostRecent),
    favor(item) {
      keepFavorites([item, ...without(favorites, item)]);
      keepRecent(without(recent, item), limits.recentBesideFavorites);
    },
    removeFavorite: item => keepFavorites(without(favorites, item)),
  };
}
