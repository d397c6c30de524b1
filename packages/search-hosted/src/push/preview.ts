import {isDeepStrictEqual} from 'node:util';
import type {IndexSettings} from 'algoliasearch';
import type {SearchRecord} from './record';
import {indexExists, pushedSynonyms, step, type PushOptions} from './push';
import {settingsFor, synonymHits} from './settings';
import {validateRecords} from './validate';

type Item = {objectID: string};

function compareItems(kind: string, before: readonly Item[], after: readonly Item[]): string {
  const old = new Map(before.map(item => [item.objectID, item]));
  const ids = new Set(after.map(item => item.objectID));
  const added = after.filter(item => !old.has(item.objectID)).length;
  const removed = before.filter(item => !ids.has(item.objectID)).length;
  const same = after.filter(item => isDeepStrictEqual(old.get(item.objectID), item)).length;
  const changed = after.length - added - same;
  return `${kind}: ${added} added, ${removed} removed, ${changed} changed, ${same} unchanged.`;
}

function compareSettings(before: IndexSettings, after: IndexSettings): string[] {
  const keys = Object.keys(after) as (keyof IndexSettings)[];
  const different = keys.filter(key => !isDeepStrictEqual(before[key], after[key]));
  const shown = (value: unknown): string => JSON.stringify(value) ?? 'not set';
  const lines = different.map(key => `  ${key}: ${shown(before[key])} → ${shown(after[key])}`);
  const same = keys.length - different.length;
  return [`Settings: ${different.length} changed, ${same} unchanged.`, ...lines];
}

async function readIndex(options: PushOptions) {
  const {client, indexName} = options;
  if (!(await indexExists(options))) {
    options.log(`The index ${indexName} does not exist yet; a push would create it.`);
    return {settings: {}, synonyms: [], records: []};
  }
  return step(`read the index ${indexName}`, async () => {
    const records: SearchRecord[] = [];
    const settings = await client.getSettings({indexName});
    const synonyms = await pushedSynonyms(options);
    await client.browseObjects<SearchRecord>({
      indexName,
      // `*` requests every attribute; highlights would differ from what is stored.
      browseParams: {attributesToRetrieve: ['*'], attributesToHighlight: []},
      aggregator: ({hits}) => void records.push(...(hits as SearchRecord[])),
    });
    return {settings, synonyms, records};
  });
}

/**
 * Prints what `pushRecords` would change, without sending anything.
 *
 * @throws PushError for invalid records and for an index that cannot be read.
 */
export async function previewPush(options: PushOptions): Promise<void> {
  const records = validateRecords(options.records, options.log);
  const before = await readIndex(options);
  const lines = [
    ...compareSettings(before.settings, settingsFor(records)),
    compareItems('Synonyms', before.synonyms, synonymHits(options.synonyms)),
    compareItems('Records', before.records, records),
  ];
  lines.forEach(options.log);
}
