import {useStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../../../engine/types';
import {parseHit} from '../backend/answer';
import {limits} from '../limits';

/** The searches that a visitor made before. */
export type StoredSearches = {
  recent: SearchHit[];
  favorites: SearchHit[];
  addRecent(hit: SearchHit): void;
  removeRecent(hit: SearchHit): void;
  /** Makes a recent search a favorite. */
  favor(hit: SearchHit): void;
  removeFavorite(hit: SearchHit): void;
};

function read(text: string | null): SearchHit[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.map(parseHit).filter(hit => hit !== undefined) : [];
  } catch {
    return []; // Damaged or written by something else: the next search writes it anew.
  }
}

/** Storage keeps what the start screen shows, not what the query matched. */
function write(hits: readonly SearchHit[]): string {
  return JSON.stringify(
    hits.map(({objectID, type, url, content, hierarchy}) => ({
      objectID,
      type,
      url,
      content,
      hierarchy,
    })),
  );
}

/** The hit as the start screen shows it: a passage leads to its section, under its heading. */
function toRememberedHit(hit: SearchHit): SearchHit {
  if (hit.type !== 'content') {
    return hit;
  }
  const type = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const).find(
    level => hit.hierarchy[level],
  );
  return type ? {...hit, objectID: hit.url, type, content: null} : hit;
}

function without(hits: readonly SearchHit[], {objectID}: SearchHit): SearchHit[] {
  return hits.filter(hit => hit.objectID !== objectID);
}

/**
 * The stored searches of an index, in browser storage under DocSearch's keys. Recent ones count 7,
 * or 4 beside favorites, which count 10. Where storage is forbidden or full, nothing is remembered.
 */
export function useStoredSearches(indexName: string): StoredSearches {
  const [recentText, recentSlot] = useStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const [favoriteText, favoriteSlot] = useStorageSlot(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  );
  const favorites = read(favoriteText).slice(0, limits.favorites);
  const mostRecent = favorites.length > 0 ? limits.recentBesideFavorites : limits.recent;
  const recent = read(recentText).slice(0, mostRecent);
  return {
    recent,
    favorites,
    addRecent(hit) {
      const kept = toRememberedHit(hit);
      if (without(favorites, kept).length === favorites.length) {
        recentSlot.set(write([kept, ...without(recent, kept)].slice(0, mostRecent)));
      }
    },
    removeRecent: hit => recentSlot.set(write(without(recent, hit))),
    favor(hit) {
      favoriteSlot.set(write([hit, ...without(favorites, hit)].slice(0, limits.favorites)));
      recentSlot.set(write(without(recent, hit).slice(0, limits.recentBesideFavorites)));
    },
    removeFavorite: hit => favoriteSlot.set(write(without(favorites, hit))),
  };
}
