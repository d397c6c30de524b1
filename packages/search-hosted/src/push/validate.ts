import type {SearchRecord} from './record';
import {PushError} from './errors';

/** The largest record that every Algolia plan accepts, in bytes of JSON. */
const maxRecordBytes = 10_000;

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
    typeof record.hierarchy === 'object' &&
    record.hierarchy !== null
  );
}

function bytesOf(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** The ends of sentences, then the ends of words. */
const ENDS = [/[.!?]["')\]]*(?=\s)|[。！？।]/g, /(?=\s)/g];

/** Cuts a text at the last end of a sentence, or else of a word, between half of `length` and `length`. */
function cutAtEnd(text: string, length: number): string {
  const start = text.slice(0, length);
  for (const end of ENDS) {
    const last = [...text.slice(0, length + 1).matchAll(end)].at(-1);
    if (last && last.index > length / 2) {
      return start.slice(0, last.index + last[0].length);
    }
  }
  return start;
}

/**
 * Shortens a record's text to the size that Algolia accepts, at the end of a sentence if possible.
 *
 * @throws PushError if the record is too long even without its text.
 */
function shorten(record: SearchRecord): SearchRecord {
  const text = record.content ?? '';
  const fits = (length: number) =>
    bytesOf({...record, content: text.slice(0, length)}) <= maxRecordBytes;
  if (text === '' || !fits(0)) {
    throw new PushError(
      `Algolia accepts at most ${maxRecordBytes} bytes a record. Shorten the headings of ${nameOf(record)}.`,
    );
  }
  // The result never splits a surrogate pair: JSON encodes half of one in more bytes than the whole.
  let [length, tooLong] = [0, text.length];
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (fits(middle)) {
      length = middle;
    } else {
      tooLong = middle;
    }
  }
  return {...record, content: cutAtEnd(text, length)};
}

/**
 * Checks all records before the first request, and shortens those that exceed Algolia's limit.
 *
 * @param warn receives a message for each shortened record, with its page.
 * @throws PushError for a value that is not an array of records, an empty array, or a duplicate id.
 */
export function validateRecords(value: unknown, warn: (line: string) => void): SearchRecord[] {
  if (!Array.isArray(value) || !value.every(isRecord)) {
    throw new PushError(
      'These are not search records. A JSON array of DocSearch records is needed.',
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
  return value.map(record => {
    const bytes = bytesOf(record);
    if (bytes <= maxRecordBytes) {
      return record;
    }
    warn(
      `Cut ${nameOf(record)}: it has ${bytes} bytes, and Algolia accepts ${maxRecordBytes}. Search does not find the rest; split the text.`,
    );
    return shorten(record);
  });
}
