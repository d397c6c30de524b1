import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../engine/types';

/** What an index holds, or is to hold. */
export type IndexState = {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: SearchRecord[];
};

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortKeys);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, sortKeys(item)] as const);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return value;
}

/** JSON that is the same for equal values, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(sortKeys(value)) ?? 'not set';
}

type Item = {objectID: string};

function compareItems(kind: string, before: readonly Item[], after: readonly Item[]): string {
  const old = new Map(before.map(item => [item.objectID, canonical(item)]));
  const ids = new Set(after.map(item => item.objectID));
  const added = after.filter(item => !old.has(item.objectID)).length;
  const removed = before.filter(item => !ids.has(item.objectID)).length;
  const same = after.filter(item => old.get(item.objectID) === canonical(item)).length;
  const changed = after.length - added - same;
  return `${kind}: ${added} added, ${removed} removed, ${changed} changed, ${same} unchanged.`;
}

function compareSettings(before: IndexSettings, after: IndexSettings): string[] {
  const keys = Object.keys(after) as (keyof IndexSettings)[];
  const different = keys.filter(key => canonical(before[key]) !== canonical(after[key]));
  const lines = different.map(
    key => `  ${key}: ${canonical(before[key])} → ${canonical(after[key])}`,
  );
  const same = keys.length - different.length;
  return [`Settings: ${different.length} changed, ${same} unchanged.`, ...lines];
}

/**
 * Says what a push would change.
 *
 * @param before what the index holds, `undefined` when there is none yet.
 * @returns lines for the terminal.
 */
export function compareStates(before: IndexState | undefined, after: IndexState): string[] {
  const old = before ?? {settings: {}, synonyms: [], records: []};
  return [
    ...compareSettings(old.settings, after.settings),
    compareItems('Synonyms', old.synonyms, after.synonyms),
    compareItems('Records', old.records, after.records),
  ];
}
