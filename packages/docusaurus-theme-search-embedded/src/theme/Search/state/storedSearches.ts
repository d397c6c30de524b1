import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../../../engine/types';
import {parseHit} from '../backend/answer';
import {limits} from '../limits';

/** The searches that a visitor made before, kept in browser storage under DocSearch's keys. */
export type StoredSearches = {
  recent(): SearchHit[];
  favorites(): SearchHit[];
  addRecent(hit: SearchHit): void;
  removeRecent(hit: SearchHit): void;
  /** Makes a recent search a favorite. */
  favor(hit: SearchHit): void;
  removeFavorite(hit: SearchHit): void;
};

type Slot = ReturnType<typeof createStorageSlot>;

function read(slot: Slot): SearchHit[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(value) ? value.map(parseHit).filter(hit => hit !== undefined) : [];
  } catch {
    return []; // Damaged or written by something else: the next search writes it anew.
  }
}

/** Storage keeps what the start screen shows, not what the query matched. */
function write(slot: Slot, hits: readonly SearchHit[]): void {
  const kept = hits.map(({objectID, type, url, content, hierarchy}) => ({
    objectID,
    type,
    url,
    content,
    hierarchy,
  }));
  slot.set(JSON.stringify(kept));
}

function without(hits: readonly SearchHit[], {objectID}: SearchHit): SearchHit[] {
  return hits.filter(hit => hit.objectID !== objectID);
}

/**
 * Opens the stored searches of an index. Recent ones count 7, or 4 beside favorites, which count 10
 *. Where storage is forbidden or full, nothing is remembered.
 */
export function openStoredSearches(indexName: string): StoredSearches {
  const recentSlot = createStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const favoriteSlot = createStorageSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  const favorites = () => read(favoriteSlot).slice(0, limits.favorites);
  const recentLimit = () => (favorites().length > 0 ? limits.recentBesideFavorites : limits.recent);
  const recent = () => read(recentSlot).slice(0, recentLimit());

  return {
    recent,
    favorites,
    removeRecent: hit => write(recentSlot, without(recent(), hit)),
    addRecent(hit) {
      if (without(favorites(), hit).length === favorites().length) {
        write(recentSlot, [hit, ...without(recent(), hit)].slice(0, recentLimit()));
      }
    },
    favor(hit) {
      // Before there is a favorite, after which fewer are kept: it must not count among those.
      const others = without(recent(), hit);
      write(favoriteSlot, [hit, ...without(favorites(), hit)].slice(0, limits.favorites));
      write(recentSlot, others.slice(0, recentLimit()));
    },
    removeFavorite: hit => write(favoriteSlot, without(favorites(), hit)),
  };
}
