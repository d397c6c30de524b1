import {SearchIndexError} from './bytes.js';

/**
 * Decompresses a search file. The files are compressed because not every host compresses unknown types.
 *
 * @param file for the error message
 * @throws {SearchIndexError} if the bytes are not a complete compressed stream; an Error with the
 *   missing feature if the browser cannot decompress
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined') {
    throw new Error(`${file}: this browser cannot read it, because it has no DecompressionStream.`);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new SearchIndexError(file, 'this is no file of the search, or it is damaged', {cause});
  }
}
