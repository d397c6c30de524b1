import type {SearchRecord} from '../types';
import {PushError} from './errors';

/** The largest record that every Algolia plan takes, in bytes of JSON. */
export const maxRecordBytes = 10_000;

function nameOf(record: SearchRecord): string {
  const text = record.content ?? record.hierarchy.lvl1 ?? '';
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `record ${record.objectID} of ${record.url} ("${start}")`;
}

function isRecord(value: unknown): value is SearchRecord {
  const record = value as Partial<SearchRecord> | null;
  return (
    typeof record?.objectID === 'string' &&
    typeof record.url === 'string' &&
    typeof record.hierarchy === 'object'
  );
}

/**
 * Checks what is to be sent before anything is.
 *
 * @throws PushError for what is no list of records, an empty list, an id that stands twice, and
 *   records over Algolia's limit, naming record and page.
 */
export function validateRecords(value: unknown): SearchRecord[] {
  if (!Array.isArray(value) || !value.every(isRecord)) {
    throw new PushError(
      'These are no search records: a JSON array of DocSearch records is needed.',
    );
  }
  if (value.length === 0) {
    throw new PushError('There are no records; pushing them would empty the index.');
  }
  const ids = new Set<string>();
  for (const record of value) {
    if (ids.has(record.objectID)) {
      throw new PushError(`Two records have one objectID: ${nameOf(record)}.`);
    }
    ids.add(record.objectID);
  }
  const long = value
    .map(record => ({record, bytes: Buffer.byteLength(JSON.stringify(record))}))
    .filter(({bytes}) => bytes > maxRecordBytes);
  if (long.length > 0) {
    const lines = long.map(({record, bytes}) => `  ${nameOf(record)} has ${bytes} bytes`);
    throw new PushError(
      `Algolia takes at most ${maxRecordBytes} bytes a record. Shorten or split these texts:\n${lines.join('\n')}`,
    );
  }
  return value;
}
