import {constants, deflateRawSync, deflateSync} from 'node:zlib';
import {join} from '../engine/format/bytes';

/** As far as deflate looks back. */
const WINDOW = 32_768;

/** Parts the dictionary's text from the file's; JSON never holds it. */
const DICTIONARY_END = '\0';

/** Short blocks, each with a code of its own: 1 % less than by default. */
const options = {level: 9, memLevel: 6};

/** What a zlib stream begins with (RFC 1950): deflate, the largest window, no preset dictionary. */
const HEADER = Uint8Array.of(0x78, 0xda);

/** Compresses a file of the search, part by part; `inflate.ts` expands it. */
export function deflate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join([
    HEADER,
    ...parts.slice(0, -1).map(deflateOpen),
    ...parts.slice(-1).map(part => deflateRawSync(part, options)),
    checksum(join(parts)),
  ]);
}

/** The beginning of a stream that other files continue. */
export function deflateDictionary(dictionary: Uint8Array): Uint8Array<ArrayBuffer> {
  return join([HEADER, deflateOpen(dictionary)]);
}

/** A file that continues the stream of a dictionary. */
export function deflateAfter(dictionary: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return join([
    deflateRawSync(bytes, {...options, dictionary}),
    checksum(join([dictionary, bytes])),
  ]);
}

function deflateOpen(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, {...options, finishFlush: constants.Z_SYNC_FLUSH});
}

/** The Adler-32 that ends a zlib stream; Node has no function for it. */
function checksum(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, {level: constants.Z_NO_COMPRESSION}).subarray(-4);
}

/**
 * A sample of texts for the compressor to look back at, a sixteenth of the whole at most. The texts
 * with the lowest hashes are taken, so that an edit hardly ever changes the sample, and with it every
 * file that was compressed by it.
 */
export function sampleDictionary(texts: Iterable<string>, hash: (text: string) => number): Buffer {
  const ranked = [...new Set(texts)]
    .map(text => ({text, rank: hash(text)}))
    .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
  const size = ranked.reduce((sum, {text}) => sum + text.length, 0);
  const sample: string[] = [];
  for (let left = Math.min(WINDOW, size / 16); left > 0 && sample.length < ranked.length;) {
    const {text} = ranked[sample.length]!;
    sample.push(text);
    left -= text.length;
  }
  const bytes = Buffer.from(JSON.stringify(sample) + DICTIONARY_END);
  return bytes.subarray(Math.max(0, bytes.length - WINDOW));
}
