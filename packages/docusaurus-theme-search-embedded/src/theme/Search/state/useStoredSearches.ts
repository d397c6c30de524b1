import {useStorageSlot} from '@docusaurus/theme-common';
import type {SiteAddress} from '../backend/address';
import {limits} from '../limits';
import {parseItem, type SearchItem, type StoredHit} from '../list/items';

/** The searches that a visitor made before. */
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
    return hits.map(hit => parseItem(hit, site)).filter(item => item !== undefined);
  } catch {
    return []; // Damaged or written by something else: the next search writes it anew.
  }
}

/** The hit as the start screen shows it: a passage leads to its section, under its heading. */
function toRememberedHit(hit: StoredHit): StoredHit {
  if (hit.type !== 'content') {
    return hit;
  }
  const type = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const).find(
    level => hit.hierarchy[level],
  );
  return type ? {...hit, objectID: hit.url, type, content: null} : hit;
}

/** The hits of all items but one. */
function without(items: readonly SearchItem[], {objectID}: {objectID: string}): StoredHit[] {
  return items.map(({hit}) => hit).filter(hit => hit.objectID !== objectID);
}

/**
 * The stored searches of an index, in browser storage under DocSearch's keys. Recent ones count 7,
 * or 4 beside favorites, which count 10. Where storage is forbidden or full, nothing is remembered.
 */
export function useStoredSearches(indexName: string, site: SiteAddress): StoredSearches {
  const [recentText, recentSlot] = useStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const [favoriteText, favoriteSlot] = useStorageSlot(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  );
  const favorites = read(favoriteText, site).slice(0, limits.favorites);
  const mostRecent = favorites.length > 0 ? limits.recentBesideFavorites : limits.recent;
  const recent = read(recentText, site).slice(0, mostRecent);
  const keepRecent = (hits: StoredHit[], most: number): void =>
    recentSlot.set(JSON.stringify(hits.slice(0, most)));
  const keepFavorites = (hits: StoredHit[]): void =>
    favoriteSlot.set(JSON.stringify(hits.slice(0, limits.favorites)));
  return {
    recent,
    favorites,
    addRecent(item) {
      const hit = toRememberedHit(item.hit);
      if (favorites.every(({objectID}) => objectID !== hit.objectID)) {
        keepRecent([hit, ...without(recent, hit)], mostRecent);
      }
    },
    removeRecent: item => keepRecent(without(recent, item), mostRecent),
    favor(item) {
      keepFavorites([item.hit, ...without(favorites, item)]);
      keepRecent(without(recent, item), limits.recentBesideFavorites);
    },
    removeFavorite: item => keepFavorites(without(favorites, item)),
  };
}
