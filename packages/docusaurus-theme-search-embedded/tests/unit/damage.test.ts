// Protects what the console says about a file of the index that a host or Git has changed.
import {deflateSync, gzipSync, inflateSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {SearchFiles} from '../../src/client/files';
import {readHeader} from '../../src/engine/format/header';
import {filesOf} from '../fixtures/engine/site';
import {records} from '../fixtures/engine/records';

const file = filesOf(records).get('index.json')!;
const latin1 = new TextDecoder('latin1').decode(file);
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Replaces bytes, as Git does with line ends. */
const replaced = (from: RegExp, to: string): Uint8Array<ArrayBuffer> => {
  const binary = Buffer.from(file).toString('binary').replace(from, to);
  return new Uint8Array(Buffer.from(binary, 'binary'));
};

const changes: [string, Uint8Array, string][] = [
  ['a host recodes it, byte by byte', utf8(latin1), 'it was recoded as text'],
  [
    'a host recodes it, and loses bytes',
    utf8(new TextDecoder().decode(file)),
    'it was recoded as text',
  ],
  [
    'a tool writes it as UTF-16',
    Buffer.from(`\ufeff${latin1}`, 'utf16le'),
    'it was recoded as text',
  ],
  [
    'a tool adds a byte order mark',
    Buffer.concat([utf8('\ufeff'), file]),
    'it was recoded as text',
  ],
  ['a host sends it in Base64', utf8(Buffer.from(file).toString('base64')), 'it is a text'],
  [
    'a host answers with a page',
    utf8('\n<!doctype html><title>Not found</title>'),
    'it is an HTML page',
  ],
  [
    'a host answers with a page in Latin 1',
    Buffer.from('<html>\xe9', 'latin1'),
    'it is an HTML page',
  ],
  ['a host answers with JSON', utf8('{"error": 1}'), 'it is a text'],
  ['a plugin compresses it again', gzipSync(file), 'it is compressed twice'],
  ['Git writes CRLF', replaced(/(?<!\r)\n/g, '\r\n'), 'its line ends were changed to CRLF'],
  ['it is cut off', file.slice(0, 100), 'bytes are missing or changed'],
  ['nothing arrives', new Uint8Array(), 'it is empty'],
];

describe('a file of the index of which the reason is named:', () => {
  test.each(changes)('%s', async (_, bytes, reason) => {
    const files = new SearchFiles(async () => new Uint8Array(bytes), 'search-index/');
    await expect(files.read('index.json', value => value)).rejects.toThrow(
      `search-index/index.json: this is no file of the search, or it is damaged: ${reason}. `,
    );
  });

  test('a plugin compresses it again in the same way', async () => {
    const files = new SearchFiles(async () => new Uint8Array(deflateSync(file)), '');
    const read = files.read('index.json', bytes => readHeader(String(bytes), 'index.json'));
    await expect(read).rejects.toThrow('it is compressed twice. ');
  });

  test('a browser decompresses it, because the host names an encoding', async () => {
    const files = new SearchFiles(async () => new Uint8Array(inflateSync(file)), '');
    await expect(files.read('index.json', value => value)).rejects.toThrow('on the way. ');
  });
});
