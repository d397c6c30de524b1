import {constants, deflateRawSync} from 'node:zlib';

/** As far as deflate looks back. */
const WINDOW = 32768;
const SLICE = 512;

/** Parts the dictionary's text from the file's; JSON never holds it. */
export const DICTIONARY_END = '\0';

/** Compresses a file of the search; see `inflate.ts`. */
export function deflate(bytes: Uint8Array, dictionary?: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateRawSync(bytes, {level: 9, dictionary}));
}

/** The dictionary as a stream that a file's bytes continue. */
export function deflateDictionary(dictionary: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    deflateRawSync(dictionary, {level: 9, finishFlush: constants.Z_SYNC_FLUSH}),
  );
}

/**
 * A sample of texts for the compressor to look back at: slices from all over, a sixteenth of the
 * whole at most.
 */
export function sampleDictionary(texts: readonly string[]): Buffer {
  const all = texts.join('');
  const slices = Math.floor(Math.min(WINDOW - 1, all.length / 16) / SLICE);
  const sample = Array.from({length: slices}, (_, number) => {
    const start = Math.floor((number * (all.length - SLICE)) / slices);
    return all.slice(start, start + SLICE);
  });
  const bytes = Buffer.from(sample.join('') + DICTIONARY_END);
  return bytes.subarray(Math.max(0, bytes.length - WINDOW));
}
